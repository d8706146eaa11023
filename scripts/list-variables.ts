// Generates `.dev.vars.example` and the table of docs/variables.md from the configuration schema.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { VARIABLES } from "../app/config.server";

const ROOT = join(import.meta.dirname, "..");

interface Variable {
	name: string;
	fallback: string;
	description: string;
}

function variables(): Variable[] {
	const defaults: Record<string, unknown> = VARIABLES.parse({});
	return Object.entries(VARIABLES.shape).map(([name, schema]) => ({
		name,
		fallback: String(defaults[name] ?? ""),
		description: schema.description ?? "",
	}));
}

/** Every variable, commented out, with its default and what it does. */
export function envExample(): string {
	const entries = variables().map(({ name, fallback, description }) => `# ${description}\n# ${name}=${fallback}\n`);
	return `# Copy this file to .dev.vars, or set the variables in the environment of npm start and npm run dev.\n\n${entries.join("\n")}`;
}

/** GitHub ends a table cell at every other `|`, also inside code. */
function toCell(text: string): string {
	return text.replaceAll("|", "\\|");
}

/** A document with an updated table of variables. */
export function withVariables(document: string): string {
	const rows = variables().map(
		({ name, fallback, description }) =>
			`| \`${name}\` | ${toCell(fallback && `\`${fallback}\``)} | ${toCell(description)} |`,
	);
	if (!/\| Variable \|/.test(document)) throw new Error("The document has no table of variables");
	return document.replace(/(\| Variable \|.*\n\|---\|---\|---\|\n)(?:[|<].*\n)*/, `$1${rows.join("\n")}\n`);
}

if (process.argv[1] === import.meta.filename) {
	writeFileSync(join(ROOT, ".dev.vars.example"), envExample());
	const path = join(ROOT, "docs/variables.md");
	writeFileSync(path, withVariables(readFileSync(path, "utf8")));
}
