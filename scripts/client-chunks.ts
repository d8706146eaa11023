// Groups the client script into few files, because each small file costs a request and compresses badly.

import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";

/** Pages that share most of their code share one file. */
const FAMILIES: [name: string, routes: RegExp][] = [
	["listing", /^(movies|shows)$/],
	["title", /^title\//],
	["watch", /^watch\//],
	["account", /^account\//],
	["admin", /^admin\//],
	["settings", /^settings\//],
	["my-list", /^my-list\//],
	["embed", /^embed\//],
	["plain", /^(privacy|dmca|api-docs|not-found)$/],
];

/**
 * Groups of pages that share a file, so that their code is not in the file of every page. Rarely visited pages also load
 * files of others, so that frequently visited pages need fewer requests.
 */
const KINDS: [name: string, families: string[]][] = [
	["watch", ["watch", "settings"]],
	["forms", ["account", "settings", "admin"]],
	["forms", ["my-list", "settings"]],
	["lists", ["listing", "search", "pictures", "surprise", "admin"]],
	["detail", ["title", "person", "collection", "my-list", "open-list", "embed", "admin"]],
];

/** Modules that every page loads. */
const FRAME = ["root", "layout"];
/** What every page loads later needs it, and would bring the file of other pages along. */
const ON_EVERY_PAGE = /\/(lib\/dom\/focus-(quietly|neighbour)|browser\/library\/left-out|title\/verbs\/rate-link)/;

/** A module that at least this many groups use, or the admin panel and another, goes into the file of every page. */
const SHARED_BY = 3;

function routeModule(file: string): string {
	return `${fileURLToPath(new URL(`../app/${file}`, import.meta.url))}?__react-router-build-client-route`;
}

/** Routes in a file that others share, instead of in one of their own: one request less. */
const ROUTES_IN_SHARED_FILES = new Map([
	[routeModule("root.tsx"), "site"],
	[routeModule("routes/movies.tsx"), "listing"],
]);

/**
 * The file of what one group of pages shares with modules that are loaded later. Rollup would make a file of each combination,
 * one request more, and the group's own file would be loaded on other pages.
 */
const NEEDED_LATER_TOO: Record<string, string> = { home: "rows", title: "detail", "my-list": "my-list" };

/** Stores what Home shows first, and is made of what Home's file has: one request less. */
const SUMMARIES = /\/browser\/library\/store-summaries/;

/** With what the entry needs, which is a file of its own: it runs when the page's texts are there, and every file needs React. */
const FRAMEWORK =
	/\/node_modules\/(react|react-dom|react-router|scheduler)\/|load-module|early-presses|preload-helper|commonjsHelpers/;

/** The parts of the interface's texts that most pages show: one file for each language, for which the file of every page waits once. */
const COMMON_TEXTS =
	/\/app\/messages\/(?:([\w-]+)\/)?(?:site|cards|browse|begun|title|verbs|library|listings|search|signs)\.ts$/;
/** Each other part is in the file of the pages that show it, or is one: whatever has it waits for its texts. */
const PART_OF_TEXTS = /\/app\/messages\/(?!(?:area|formats|plural|use-language)\.)[\w-]+\.ts$/;

/** The routes that import a module statically, by their files under `app/routes/`, and whether one that is loaded later does. */
function findUsers(id: string, { getModuleInfo }: Rollup.ManualChunkMeta) {
	const seen = new Set([id]);
	for (const next of seen) {
		for (const importer of getModuleInfo(next)?.importers ?? []) seen.add(importer);
	}
	const entries = [...seen].filter((module) => getModuleInfo(module)?.isEntry);
	const files = entries.map((entry) => /\/app\/(?:routes\/)?([^?]+)\.tsx?/.exec(entry)?.[1] ?? entry);
	const isLoadedLater = [...seen].some((module) => getModuleInfo(module)?.dynamicImporters.length);
	return { routes: [...new Set(files)], isLoadedLater };
}

/** Rollup's `manualChunks`: the file of a module. A module of only one route stays in that route's file. */
export function clientChunk(id: string, meta: Rollup.ManualChunkMeta): string | undefined {
	if (FRAMEWORK.test(id)) return "framework";
	if (SUMMARIES.test(id)) return "rows";
	const shared = ROUTES_IN_SHARED_FILES.get(id);
	if (shared) return shared;
	if (!id.includes("/app/") || meta.getModuleInfo(id)?.isEntry) return undefined;
	const texts = COMMON_TEXTS.exec(id);
	if (texts) return texts[1] ? `texts-${texts[1]}` : "site";
	if (PART_OF_TEXTS.test(id)) return undefined;
	const { routes, isLoadedLater } = findUsers(id, meta);
	const families = new Set(routes.map((route) => FAMILIES.find(([, of]) => of.test(route))?.[0] ?? route));
	if (routes.some((route) => FRAME.includes(route)) || ON_EVERY_PAGE.test(id)) return "site";
	const [family = ""] = families;
	if (families.size === 1 && isLoadedLater && family in NEEDED_LATER_TOO) return NEEDED_LATER_TOO[family];
	if (routes.length < 2) return undefined;
	const kind = KINDS.find(([, members]) => [...families].every((family) => members.includes(family)));
	if (kind && families.size > 1) return kind[0];
	if (families.size >= SHARED_BY || families.has("admin")) return "site";
	if (routes.includes("home")) return "rows";
	// Every module gets a name; Rollup would put it into the file of its first importer.
	return [...families].sort().join("-").replaceAll("/", "-");
}

/** Shared files that a page may not have when it imports a module later. */
const NOT_ON_EVERY_PAGE = /\/(forms|account)-|\.css$/;

/**
 * What is loaded beside a module that a page imports later: only what the page may lack. Vite would write every file that the
 * module imports into the script of the page.
 */
export function listPreloads(_file: string, files: string[]): string[] {
	return files.filter((file) => NOT_ON_EVERY_PAGE.test(file));
}

/** Lets a shared file be a route's own, so that none is needed that only re-exports it. */
export function frameInOneFile(): Plugin {
	return {
		name: "frame-in-one-file",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		buildStart() {
			for (const id of ROUTES_IN_SHARED_FILES.keys()) {
				this.emitFile({ type: "chunk", id, preserveSignature: "allow-extension" });
			}
		},
	};
}
