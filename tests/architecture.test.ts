import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");

/** Which folder may import which (docs/architecture.md). A folder's files may always import each other. */
const MAY_IMPORT: Record<string, string[]> = {
	"app/routes": [
		"app/loaders",
		"app/operations",
		"app/middleware",
		"app/http",
		"app/components",
		"app/browser",
		"app/messages",
		"app/demo-player",
		"app/domain",
		"app/artwork/artwork",
		"app/artwork/motifs",
		"app/platform.server",
		"app/product",
		"app/lib",
		"app/styles",
	],
	"app/loaders": ["app/middleware", "app/http", "app/domain", "app/platform.server", "app/product", "app/lib"],
	"app/operations": [
		"app/middleware",
		"app/http",
		"app/domain",
		"app/clients",
		"app/database",
		"app/messages",
		"app/platform.server",
		"app/product",
		"app/lib",
	],
	"app/middleware": [
		"app/http",
		"app/domain",
		"app/database/open.server",
		"app/messages/sentence",
		"app/metrics.server",
		"app/platform.server",
		"app/product",
		"app/lib",
	],
	"app/http": ["app/domain", "app/messages", "app/metrics.server", "app/platform.server", "app/product", "app/lib"],
	"app/components/ui": ["app/browser/load-module", "app/messages", "app/product", "app/lib"],
	"app/browser": [
		"app/operations/operation-call",
		"app/operations/page-form",
		"app/domain",
		"app/messages",
		"app/product",
		"app/lib",
		"app/styles",
	],
	"app/components": [
		"app/components/ui",
		"app/browser",
		"app/operations/operation-call",
		"app/domain",
		"app/messages",
		"app/product",
		"app/lib",
		"app/styles",
	],
	"app/demo-player": ["app/messages", "app/components/ui", "app/browser", "app/domain", "app/product", "app/lib"],
	"app/domain": [
		"app/artwork/motifs",
		"app/artwork/strip",
		"app/artwork/ticket",
		"app/clients",
		"app/database",
		"app/messages/sentence",
		"app/metrics.server",
		"app/platform.server",
		"app/config.server",
		"app/product",
		"app/lib",
		"app/messages/cards",
		"app/messages/mails",
		"app/messages/import",
		"app/messages/import-files",
		"app/messages/import-reasons",
		"app/messages/en/import-reasons",
		"app/messages/plural",
	],
	"app/artwork": ["app/clients/sample-catalogue", "app/lib"],
	"app/clients": ["app/lib", "app/messages/sentence", "app/product"],
	"app/database": ["app/lib", "app/product"],
	"app/messages": ["app/browser/load-module", "app/lib", "app/product"],
	"app/lib": [],
	workers: [
		"app/http/credentials",
		"app/http/region",
		"app/middleware/page-cache",
		"app/middleware/security-headers",
		"app/domain",
		"app/metrics.server",
		"app/platform.server",
		"app/config.server",
		"app/messages/area",
		"app/lib",
	],
};

/** Imports of types do not exist at run time. */
const TYPE_IMPORT = /^import type /;

interface Import {
	from: string;
	to: string;
	isType: boolean;
}

function sourceFiles(folder: string): string[] {
	return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
		.map((file) => join(folder, file));
}

function importsOf(file: string): Import[] {
	const source = readFileSync(join(ROOT, file), "utf8");
	const statements = source.matchAll(
		/^(?:import|export)\b[^;]*?from "([^"]+)"|\bimport\("([^"]+)"\)|^import "([^"]+)"/gm,
	);
	return [...statements].flatMap((match) => {
		const target = match[1] ?? match[2] ?? match[3] ?? "";
		if (target.includes("+types")) return [];
		const isType = TYPE_IMPORT.test(match[0]);
		if (target.startsWith("~/")) return [{ from: file, to: `app/${target.slice(2)}`, isType }];
		if (target.startsWith("."))
			return [{ from: file, to: relative(ROOT, resolve(ROOT, dirname(file), target)), isType }];
		return [];
	});
}

function folderOf(path: string): string | undefined {
	return Object.keys(MAY_IMPORT)
		.sort((a, b) => b.length - a.length)
		.find((folder) => path.startsWith(`${folder}/`));
}

const FILES = [...sourceFiles("app"), ...sourceFiles("workers")];
const IMPORTS = FILES.flatMap(importsOf);

test("every folder imports only what the table in docs/architecture.md allows", () => {
	const breaches = IMPORTS.filter(({ from, to, isType }) => {
		const folder = folderOf(from);
		if (!folder || folderOf(to) === folder) return false;
		// Types of operations, which the build leaves out.
		if (isType && ["app/components", "app/browser"].includes(folder) && to.startsWith("app/operations/")) return false;
		return !MAY_IMPORT[folder]?.some((allowed) => to === allowed || to.startsWith(`${allowed}/`));
	}).map(({ from, to }) => `${from} -> ${to}`);
	expect(breaches).toEqual([]);
});

test("components and modules of the browser import no server module, except for types", () => {
	const breaches = IMPORTS.filter(
		({ from, to, isType }) =>
			/^app\/(?:components|browser|demo-player)\//.test(from) && to.endsWith(".server") && !isType,
	).map(({ from, to }) => `${from} -> ${to}`);
	expect(breaches).toEqual([]);
});

test("the browser loads a module through loadModule, which waits while the page is left", () => {
	/** Types, and what only the server loads. */
	const elsewhere = /typeof import\(|import\.meta\.env\.SSR\s+\? \(await import\(/g;
	const files = ["app/entry.client.tsx", ...sourceFiles("app/browser"), ...sourceFiles("app/components")];
	const breaches = files.filter((file) => {
		const source = readFileSync(join(ROOT, file), "utf8").replace(elsewhere, "");
		return source.replaceAll('loadModule(() => import("', "").includes('import("');
	});
	expect(breaches).toEqual([]);
});

/** Areas of components that others may import, and the areas that may import them; null: all areas. */
const SHARED_AREAS: Record<string, string[] | null> = {
	ui: null,
	site: null,
	title: null,
	browse: ["library", "player", "account", "admin", "docs"],
	account: ["admin"],
};

test("an area of components imports only ui, site and title; the areas of pages may also import browse, and admin account", () => {
	const breaches = IMPORTS.filter(({ from, to }) => {
		const [, area] = /^app\/components\/([^/]+)\//.exec(from) ?? [];
		const [, target] = /^app\/components\/([^/]+)\//.exec(to) ?? [];
		if (!area || !target || area === target) return false;
		const importers = SHARED_AREAS[target];
		return importers === undefined || (importers !== null && !importers.includes(area));
	}).map(({ from, to }) => `${from} -> ${to}`);
	expect(breaches).toEqual([]);
});

/** Every import cycle that a depth-first search finds, as its files in order. */
function findCycles(imports: Import[]): string[][] {
	const targets = new Map<string, string[]>();
	for (const { from, to } of imports) {
		const file = from.replace(/\.tsx?$/, "");
		targets.set(file, [...(targets.get(file) ?? []), to.replace(/\.tsx?$/, "")]);
	}
	const cycles: string[][] = [];
	const finished = new Set<string>();
	function visit(file: string, path: string[]): void {
		const start = path.indexOf(file);
		if (start !== -1) cycles.push([...path.slice(start), file]);
		if (start !== -1 || finished.has(file)) return;
		for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
		finished.add(file);
	}
	for (const file of targets.keys()) visit(file, []);
	return cycles;
}

test("findCycles finds an import cycle", () => {
	const edge = (from: string, to: string): Import => ({ from, to, isType: false });
	expect(findCycles([edge("a.ts", "b"), edge("b.tsx", "c"), edge("c.ts", "b")])).toEqual([["b", "c", "b"]]);
});

test("the domain does not know who acts: only the use of a reset link, which needs no session, writes the audit log", () => {
	const writers = IMPORTS.filter(
		({ from, to }) => from.startsWith("app/domain/") && to === "app/domain/accounts/audit.server",
	);
	expect(writers.map(({ from }) => from)).toEqual(["app/domain/accounts/reset-links.server.ts"]);
});

test("imports have no cycles, with those of types and those at run time", () => {
	expect(findCycles(IMPORTS)).toEqual([]);
});

test("files are named in kebab-case, and the folders of languages by their tags", () => {
	const names = FILES.map((file) => file.replace("app/messages/pt-BR/", "app/messages/pt-br/"));
	const odd = names.filter(
		(file) => !file.split("/").every((part) => /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z-]+)*$/.test(part)),
	);
	expect(odd).toEqual([]);
});

test("no source file except data tables is longer than 400 lines", () => {
	const long = FILES.filter((file) => !file.includes("/data/")).filter(
		(file) => readFileSync(join(ROOT, file), "utf8").split("\n").length > 400,
	);
	expect(long).toEqual([]);
});

test("styles use logical sides (start, end), not left and right", () => {
	const physical =
		/(?:^|[\s"'`:])-?(?:[mp][lr]|scroll-[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr])|left|right|text-left|text-right)-(?:\[|\d|auto|gutter|px)|(?:^|[\s"'`:])text-(?:left|right)(?=[\s"'`])/;
	const classes = FILES.filter((file) => /^app\/(?:components|demo-player|routes)\//.test(file))
		.filter((file) => file.endsWith(".tsx"))
		.filter((file) => physical.test(readFileSync(join(ROOT, file), "utf8")));
	const rules = readdirSync(join(ROOT, "app/styles"), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".css"))
		.flatMap((file) => readFileSync(join(ROOT, "app/styles", file), "utf8").split("\n"))
		.filter((line) =>
			/^\s*(?:(?:margin|padding|border)-(?:left|right)\b|(?:left|right|float):|text-align:\s*(?:left|right))/.test(
				line,
			),
		);
	expect([...classes, ...rules]).toEqual([]);
});

test("upstream names and overviews have the direction of their own letters", () => {
	const shown =
		/<[a-z]\w*(?:\s[^<]*?)?>\s*\{(?:[\w.]+\.)?(?:title\.title|card\.title|episode\.name|overview|member\.name|member\.character|tagline)\}/g;
	const undirected = FILES.filter((file) => file.endsWith(".tsx")).flatMap((file) =>
		[...readFileSync(join(ROOT, file), "utf8").matchAll(shown)]
			.filter(([tag]) => !/^<bdi\b|dir="auto"/.test(tag))
			.map(([tag]) => `${file}: ${tag}`),
	);
	expect(undirected).toEqual([]);
});
