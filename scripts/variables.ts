// The variables that this machine's files and environment set and that nothing reads: mistyped ones, mostly.
import { join } from "node:path";
import { ConfigError, VARIABLES } from "../app/config.server";
import { fileVariables, ROOT } from "./local-platform";

/** What `npm start` and `npm run dev` read from the environment alone; the worker does not see it. */
export const START_VARIABLES = [
	"PORT",
	"STATE_DIR",
	"BACKUP_DIR",
	"BACKUPS_KEPT",
	"HOST",
	"TRUSTED_PROXY_HEADER",
	"SMTP_URL",
];

const OF_WORKER = Object.keys(VARIABLES.shape);
/** `npm run dev` writes them. */
const OF_DEVELOPMENT = ["ENVIRONMENT", "JWT_SECRET"];
const ALL = [...OF_WORKER, ...START_VARIABLES];

/** First words with which variables of other programs begin too. */
const SHARED_WORDS = ["STATE", "PAGE", "REQUEST"];

const SYNONYMS: Record<string, string> = {
	KEY: "TOKEN",
	SECRET: "TOKEN",
	ADDRESS: "URL",
	URI: "URL",
	MAIL: "EMAIL",
	FOLDER: "DIR",
};

function wordsOf(name: string): string[] {
	return name
		.toUpperCase()
		.split(/[_-]/)
		.map((word) => SYNONYMS[word] ?? word);
}

/** Letters to add, remove, change or swap with the next one (optimal string alignment). */
export function countEdits(from: string, to: string): number {
	const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)];
	for (let i = 1; i <= from.length; i++) {
		const row = [i];
		for (let j = 1; j <= to.length; j++) {
			const cost = from[i - 1] === to[j - 1] ? 0 : 1;
			let edits = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + cost);
			if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
				edits = Math.min(edits, (rows[i - 2]?.[j - 2] ?? 0) + 1);
			row.push(edits);
		}
		rows.push(row);
	}
	return rows[from.length]?.[to.length] ?? 0;
}

function isMistyped(name: string, variable: string): boolean {
	return countEdits(name.toUpperCase(), variable) <= (variable.length < 8 ? 1 : 2);
}

/** The variable that was probably meant: that with most words in common, then with the fewest other letters. */
function findMeant(name: string): string | null {
	const words = wordsOf(name);
	const spelled = words.join("_");
	const ranked = ALL.map((variable) => ({
		variable,
		shared: wordsOf(variable).filter((word) => words.includes(word)).length,
		edits: Math.min(countEdits(spelled, variable), countEdits(name, variable)),
	})).filter(({ variable, shared }) => shared > 0 || isMistyped(name, variable));
	ranked.sort((a, b) => b.shared - a.shared || a.edits - b.edits);
	return (ranked.find(({ variable }) => isMistyped(name, variable)) ?? ranked[0])?.variable ?? null;
}

/** An environment is full of other programs' variables. */
function looksLikeOurs(name: string): boolean {
	const [first = "", ...others] = name.toUpperCase().split("_");
	const isOurWord =
		others.length > 0 &&
		!SHARED_WORDS.includes(first) &&
		ALL.some((variable) => variable.includes("_") && variable.startsWith(`${first}_`));
	return (
		isOurWord ||
		ALL.some((variable) => isMistyped(name, variable) && variable.length >= 6) ||
		ALL.some((variable) => variable.includes("_") && name.toUpperCase().endsWith(`_${variable}`))
	);
}

interface Source {
	/** A file; null is the environment. */
	file: string | null;
	variables: Record<string, unknown>;
}

function describe(name: string, file: string | null): string {
	if (file && START_VARIABLES.includes(name)) {
		return `${name} in ${file} is not read. Set it in the environment of npm start.`;
	}
	const meant = findMeant(name);
	const advice = meant ? `Did you mean ${meant}?` : "docs/variables.md lists every variable.";
	return `${name}${file ? ` in ${file}` : ""} is not read. ${advice}`;
}

/** A sentence for each variable that is set and not read. */
export function describeUnread(sources: Source[]): string[] {
	return sources.flatMap(({ file, variables }) =>
		Object.entries(variables)
			.filter(([, value]) => value !== undefined && value !== "")
			.map(([name]) => name)
			.filter((name) => (file ? !OF_WORKER.includes(name) : !ALL.includes(name) && looksLikeOurs(name)))
			.map((name) => describe(name, file)),
	);
}

interface WranglerFile {
	vars?: Record<string, unknown>;
	env?: Record<string, { vars?: Record<string, unknown> }>;
}

async function readWranglerFile(): Promise<WranglerFile> {
	const { experimental_readRawConfig } = await import("wrangler");
	try {
		return experimental_readRawConfig({ config: join(ROOT, "wrangler.toml") }).rawConfig as WranglerFile;
	} catch (error) {
		const [first = ""] = (error as Error).message.split("\n");
		throw new ConfigError(`wrangler.toml cannot be read: ${first}. git diff wrangler.toml shows what was changed.`);
	}
}

/** The variables that `wrangler.toml` gives the worker, without the environment, which the way of starting it decides. */
export async function wranglerVariables(): Promise<Record<string, string>> {
	const { ENVIRONMENT, ...vars } = (await readWranglerFile()).vars ?? {};
	return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
}

/** The same for this machine. In production nothing of `.dev.vars` is read. */
export async function listUnread({ isProduction = false } = {}): Promise<string[]> {
	const { vars = {}, env = {} } = await readWranglerFile();
	const development = fileVariables();
	const unused = Object.keys(development).filter(
		(name) => OF_WORKER.includes(name) && !OF_DEVELOPMENT.includes(name) && !process.env[name],
	);
	return [
		...describeUnread([
			{
				file: "wrangler.toml",
				variables: Object.assign({}, vars, ...Object.values(env).map((environment) => environment.vars)),
			},
			{ file: ".dev.vars", variables: development },
			{ file: null, variables: process.env },
		]),
		...(isProduction ? unused : []).map(
			(name) => `${name} in .dev.vars is not read in production. Set it in the environment of npm start.`,
		),
	];
}
