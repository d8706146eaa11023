import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { z } from "zod";
import { VARIABLES } from "../app/config.server";
import { EXPORT } from "../app/operations/accounts/own-data";
import { ROWS } from "../app/operations/registry";
import { START_VARIABLES } from "../scripts/variables";
import { billTable } from "./harness/bill";

const ROOT = resolve(import.meta.dirname, "..");
/** Generated or downloaded. */
const SKIPPED = ["node_modules", "build", "test-results", "playwright-report"];
/** Hidden files that documents may name. */
const HIDDEN = [".ci", ".github", ".dev.vars.example", ".editorconfig", ".gitignore"];

function listFiles(): string[] {
	return readdirSync(ROOT, { withFileTypes: true })
		.filter(({ name }) => !SKIPPED.includes(name) && (!name.startsWith(".") || HIDDEN.includes(name)))
		.flatMap((entry) =>
			entry.isDirectory()
				? ["", ...readdirSync(join(ROOT, entry.name), { recursive: true, encoding: "utf8" })].map((file) =>
						join(entry.name, file),
					)
				: [entry.name],
		);
}

const FILES = listFiles();
const KNOWN = new Set(FILES);
const DOCUMENTS = FILES.filter((file) => file.endsWith(".md"));
const SOURCES = FILES.filter((file) => /\.(?:tsx?|css|js|sql|toml)$/.test(file));

function read(file: string): string {
	return readFileSync(join(ROOT, file), "utf8");
}

/** GitHub's anchor of a heading. */
function toAnchor(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^\w\s-]/g, "")
		.trim()
		.replace(/\s/g, "-");
}

function hasAnchor(document: string, anchor: string): boolean {
	return [...read(document).matchAll(/^#+ (.+)$/gm)].some(([, heading = ""]) => toAnchor(heading) === anchor);
}

test("every rate limit of wrangler.toml is in the table of limits", () => {
	const limits = [...read("wrangler.toml").matchAll(/^name = "(\w+_LIMIT)"[^[]*limit = (\d+), period = 60/gm)];
	expect(limits.length).toBeGreaterThan(8);
	const table = read("docs/security.md").split("\n## Limits")[1]?.split("\n## ")[0] ?? "";
	const missing = limits.filter(([, , limit]) => !table.includes(` ${Number(limit).toLocaleString("en")} a minute`));
	expect(missing.map(([, name]) => name)).toEqual([]);
});

/** What a newcomer reads at one sitting. */
const MOST_LINES = { "README.md": 150, "docs/schema.md": 150 };

test("the documents that everybody reads first stay short", () => {
	const lines = (file: string) => read(file).trimEnd().split("\n").length;
	const long = Object.entries(MOST_LINES).filter(([file, most]) => lines(file) > most);
	expect(long.map(([file, most]) => `${file}: ${lines(file)} lines, at most ${most}`)).toEqual([]);
});

const MOST_WORDS_OF_A_DECISION = 400;

test("a decision has at most 400 words, and one that was replaced only names what replaced it", () => {
	const decisions = DOCUMENTS.filter((file) => file.startsWith("docs/decisions/"));
	const words = (file: string) => read(file).split(/\s+/).filter(Boolean).length;
	const most = (file: string) => (/^Status: replaced by \[/m.test(read(file)) ? 30 : MOST_WORDS_OF_A_DECISION);
	const long = decisions.filter((file) => words(file) > most(file));
	expect(long.map((file) => `${file}: ${words(file)} words`)).toEqual([]);
	const superseded = decisions.filter((file) => /^(?:Date: .*)?Status: .*\b(?:superseded|obsolete)/m.test(read(file)));
	expect(superseded, "write: Status: replaced by [NUMBER](FILE).").toEqual([]);
});

test("every link in a document leads to a file or a heading", () => {
	const dead = DOCUMENTS.flatMap((document) =>
		[...read(document).matchAll(/\]\(([^)\s]+)\)/g)]
			.map(([, target = ""]) => target)
			.filter((target) => !/^[a-z]+:/.test(target))
			.filter((target) => {
				const [path = "", anchor] = target.split("#");
				const file = path ? relative(ROOT, resolve(ROOT, dirname(document), path)) : document;
				return !KNOWN.has(file) || (anchor !== undefined && !hasAnchor(file, anchor));
			})
			.map((target) => `${document}: ${target}`),
	);
	expect(dead).toEqual([]);
});

/** A name with a folder may leave out the folders before it, as in `domain/catalogue/source/mapping.ts`. */
function isKnownName(name: string): boolean {
	const path = name.replace(/\/$/, "");
	return KNOWN.has(path) || FILES.some((file) => file.endsWith(`/${path}`));
}

/** Created when the product is built or run, or by its operator. */
const NOT_IN_REPOSITORY = /^(?:build|node_modules|\.wrangler)\/|^\.dev\.vars$/;

test("every file that a document names exists", () => {
	const wrong = DOCUMENTS.flatMap((document) => {
		const text = read(document).replace(/^```[\s\S]*?^```/gm, "");
		return [...text.matchAll(/`([^`\s]+)`/g)]
			.map(([, name = ""]) => name)
			.filter((name) => /^[\w./-]+$/.test(name) && !name.startsWith("/"))
			.filter(
				(name) =>
					/\.(?:tsx?|css|sql|toml|json|md|js|svg)$/.test(name) ||
					/^(?:app|workers|tests|scripts|docs|benchmarks|migrations|public)\//.test(name),
			)
			.filter((name) => !/^\.[\w.]+$/.test(name) && !NOT_IN_REPOSITORY.test(name))
			.filter((name) => !isKnownName(name))
			.map((name) => `${document}: ${name}`);
	});
	expect(wrong).toEqual([]);
});

test("every document that a source file names exists", () => {
	const wrong = SOURCES.flatMap((file) =>
		[...read(file).matchAll(/[\w/-]+\.md\b/g)]
			.map(([name]) => name)
			.filter((name) => !isKnownName(name))
			.map((name) => `${file}: ${name}`),
	);
	expect(wrong).toEqual([]);
});

test("every decision that is named by its number exists", () => {
	const numbers = new Set(
		FILES.filter((file) => file.startsWith("docs/decisions/")).map((file) => basename(file).slice(0, 3)),
	);
	const wrong = [...DOCUMENTS, ...SOURCES].flatMap((file) =>
		[...read(file).matchAll(/\bdecisions? (\d{3})(?:(?:, | and )(\d{3}))*/gi)]
			.flatMap(([match]) => match.match(/\d{3}/g) ?? [])
			.filter((number) => !numbers.has(number))
			.map((number) => `${file}: decision ${number}`),
	);
	expect(wrong).toEqual([]);
});

test("every npm script that a document or source file names exists", () => {
	const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
	const wrong = [...DOCUMENTS, ...SOURCES].flatMap((file) =>
		[...read(file).matchAll(/\bnpm (?:run (?:-s |--silent )?(\w[\w:-]*\w)|(start|test)\b)/g)]
			.map(([, script, short]) => script ?? short ?? "")
			.filter((script) => !Object.hasOwn(scripts, script))
			.map((script) => `${file}: npm run ${script}`),
	);
	expect(wrong).toEqual([]);
});

test("docs/schema.md says why there is each table, and what each trigger does", async () => {
	const text = read("docs/schema.md");
	const modules = await Promise.all(
		FILES.flatMap((file) => /^app\/database\/schema\/(\w+)\.ts$/.exec(file)?.[1] ?? []).map(
			(area): Promise<Record<string, unknown>> => import(`../app/database/schema/${area}.ts`),
		),
	);
	const tables = modules.flatMap((module) => Object.values(module)).filter((table) => is(table, SQLiteTable));
	expect(tables.length).toBeGreaterThan(10);
	const missing = tables
		.map((table) => getTableConfig(table).name)
		.filter((name) => !text.includes(`**\`${name}\`**:`));
	const sql = FILES.filter((file) => /^migrations\/.*\.sql$/.test(file))
		.map(read)
		.join("\n");
	const triggers = [...sql.matchAll(/CREATE TRIGGER `(\w+)`/g)].map(([, trigger = ""]) => trigger);
	expect(triggers.length).toBeGreaterThan(0);
	missing.push(...triggers.filter((trigger) => !text.includes(`\`${trigger}\``)));
	expect(missing).toEqual([]);
	const tableOfTriggers = text.split("\n## Triggers")[1]?.split("\n## ")[0] ?? "";
	const named = [...tableOfTriggers.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(
		([, names = ""]) => names.match(/\w+/g) ?? [],
	);
	expect(named.filter((name) => !triggers.includes(name))).toEqual([]);
	const described = [...text.matchAll(/\*\*`(\w+)`\*\*:/g)].map(([, name = ""]) => name);
	expect(described.filter((name) => !tables.some((table) => getTableConfig(table).name === name))).toEqual([]);
});

/** Names of the fields, those of nested objects included. */
function fieldsOf(schema: unknown): string[] {
	if (schema instanceof z.ZodArray) return fieldsOf(schema.element);
	if (!(schema instanceof z.ZodObject)) return [];
	return Object.entries(schema.shape).flatMap(([name, field]) => [name, ...fieldsOf(field)]);
}

test("docs/export.md describes every field of the personal export", () => {
	const text = read("docs/export.md");
	const fields = fieldsOf(EXPORT);
	expect(fields).toContain("last_played");
	expect(fields.filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
});

/** Decisions and the changelog also say what was. */
const OF_TODAY = DOCUMENTS.filter((file) => !/^(?:docs\/decisions\/|CHANGELOG)/.test(file));

/** In every file of the product but this one, which names what is an exception. */
function findInSources(pattern: RegExp): Set<string> {
	const files = FILES.filter((file) => /\.(?:json|ya?ml|service|mjs)$|^Dockerfile$/.test(file));
	const texts = [...SOURCES, ...files].filter((file) => file !== "tests/documents.test.ts").map(read);
	return new Set(texts.flatMap((text) => text.match(pattern) ?? []));
}

/** Programs that read their variables themselves. */
const OF_OTHERS = /^(?:CLOUDFLARE_|SQLITE_|GITHUB_|FORCE_COLOR$)/;
const NAMED_VARIABLE = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g;

test("every variable or constant that a document names in code is read or defined somewhere", () => {
	const names = findInSources(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g);
	const wrong = OF_TODAY.flatMap((document) =>
		[...read(document).matchAll(NAMED_VARIABLE)]
			.map(([, name = ""]) => name)
			.filter((name) => !names.has(name) && !OF_OTHERS.test(name))
			.map((name) => `${document}: ${name}`),
	);
	expect(wrong).toEqual([]);
});

/** Of HTTP, SQL and other programs. */
const NAMES_OF_OTHERS = ["EventTimestampMs", "Exceptions", "Function", "ScriptName", "Vary"];
const CODE = /`([\w.]+)(?:\(\w*\))?`/g;
const FILE = /\.(?:tsx?|css|js|sql|toml|json|md|svg)$/;

test("every name in camelCase or PascalCase that a document has in code is in the source", () => {
	const words = findInSources(/[a-z]\w*/gi);
	const wrong = OF_TODAY.flatMap((document) =>
		[
			...read(document)
				.replace(/^```[\s\S]*?^```/gm, "")
				.matchAll(CODE),
		]
			.map(([, code = ""]) => code)
			.filter((code) => !FILE.test(code))
			.flatMap((code) => code.match(/\b(?:[a-z]+\d*[A-Z]\w*|[A-Z][a-z]\w*)/g) ?? [])
			.filter((name) => !words.has(name) && !NAMES_OF_OTHERS.includes(name))
			.map((name) => `${document}: ${name}`),
	);
	expect(wrong).toEqual([]);
});

test("every variable that a command of a document for operators sets is read", () => {
	const names = [...Object.keys(VARIABLES.shape), ...START_VARIABLES, "DOMAIN", "CHROMIUM", "TOKEN"];
	const wrong = ["README.md", "docs/operations.md", "docs/variables.md"].flatMap((document) =>
		[...read(document).matchAll(/(?<![\w?&])([A-Z][A-Z0-9_]+)=/g)]
			.map(([, name = ""]) => name)
			.filter((name) => !names.includes(name))
			.map((name) => `${document}: ${name}`),
	);
	expect(wrong).toEqual([]);
});

test("docs/variables.md names every variable of npm start", () => {
	const text = read("docs/variables.md");
	expect(START_VARIABLES.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test("every program of scripts/ that a command of a document runs exists", () => {
	const wrong = DOCUMENTS.flatMap((document) =>
		[...read(document).matchAll(/\b(?:tsx|node --import tsx) ([\w./-]+\.ts)/g)]
			.map(([, file = ""]) => file)
			.filter((file) => !KNOWN.has(file))
			.map((file) => `${document}: ${file}`),
	);
	expect(wrong).toEqual([]);
});

test("every path of /api that a document for operators or people names exists", () => {
	const routes = [...ROWS.map(({ path }) => ({ path })), { path: "/api/docs" }, { path: "/api/openapi.json" }];
	/** A prefix of operations, as `/api/tmdb`. */
	const isPrefix = (path: string) => routes.some((route) => route.path.startsWith(`${path}/`));
	const wrong = OF_TODAY.flatMap((document) =>
		[...read(document).matchAll(/\/api\/[\w/{}:.-]*\w\}?/g)]
			.map(([path]) => path.replace(/\.$/, ""))
			.filter((path) => !matchRoutes(routes, path) && !isPrefix(path))
			.map((path) => `${document}: ${path}`),
	);
	expect(wrong).toEqual([]);
});

test("every tab that a document names after Admin or Settings is one", () => {
	const ofAdmin = [...read("app/components/admin/parts/admin-page.tsx").matchAll(/^\t\w+: \["([^"]+)", "\w+"\]/gm)];
	const [, settings = ""] = /^\ttabs: \{(.*?)\}/ms.exec(read("app/messages/en/settings.ts")) ?? [];
	const ofSettings = [...settings.matchAll(/: "([^"]+)"/g)];
	const tabs = {
		Admin: ofAdmin.map(([, label]) => label),
		Settings: [...ofSettings.map(([, label]) => label), "Import"],
	};
	expect(tabs.Admin).toContain("Blocked Titles");
	// docs/import.md names the settings of other services too.
	const wrong = OF_TODAY.filter((file) => file !== "docs/import.md").flatMap((document) =>
		[...read(document).matchAll(/\b(Admin|Settings) → ([A-Z][\w]*(?: [A-Z]?\w+)*)/g)]
			.filter(([, area, name = ""]) => !tabs[area as keyof typeof tabs].some((tab) => tab && name.startsWith(tab)))
			.map(([named]) => `${document}: ${named}`),
	);
	expect(wrong).toEqual([]);
});

test("docs/scale.md has the bill that follows from what a visit does", () => {
	expect(read("docs/scale.md")).toContain(billTable());
});
