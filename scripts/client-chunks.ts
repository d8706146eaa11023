// How the browser's script is cut: few files, for each small one costs a request and compresses badly by itself.

import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";

/** Pages that share most of their code have one file for it. */
const FAMILIES: [name: string, routes: RegExp][] = [
	["listing", /^(movies|shows|search)$/],
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
 * Families that share a file, so that what only they need is not in that of every page. Each of the last two is also
 * loaded by pages that are seldom seen, for the sake of those that are often.
 */
const KINDS: [name: string, families: string[]][] = [
	["forms", ["account", "settings", "admin"]],
	["listing", ["listing", "admin"]],
	["detail", ["title", "person", "collection", "my-list", "embed"]],
];

/** What every page has loaded when it is there. */
const FRAME = ["root", "layout"];

/** From this many families on, a module that is no kind's belongs to every page. */
const SHARED_BY = 3;

const ROOT_ROUTE = `${fileURLToPath(new URL("../app/root.tsx", import.meta.url))}?__react-router-build-client-route`;

const FRAMEWORK =
	/\/node_modules\/(react|react-dom|react-router|scheduler)\/|entry\.client|preload-helper|commonjsHelpers/;

/** The routes from which a module is reached without a dynamic import, by their files under `app/routes/`. */
function routesOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string[] {
	const seen = new Set([id]);
	for (const next of seen) {
		for (const importer of getModuleInfo(next)?.importers ?? []) seen.add(importer);
	}
	const entries = [...seen].filter((module) => getModuleInfo(module)?.isEntry);
	const files = entries.map((entry) => /\/app\/(?:routes\/)?([^?]+)\.tsx?/.exec(entry)?.[1] ?? entry);
	return [...new Set(files)];
}

/** Rollup's `manualChunks`: which file a module goes to; what only one route needs stays in that route's own. */
export function clientChunk(id: string, meta: Rollup.ManualChunkMeta): string | undefined {
	if (FRAMEWORK.test(id)) return "framework";
	if (id === ROOT_ROUTE) return "site";
	if (!id.includes("/app/") || meta.getModuleInfo(id)?.isEntry) return undefined;
	const routes = routesOf(id, meta);
	const families = new Set(routes.map((route) => FAMILIES.find(([, of]) => of.test(route))?.[0] ?? route));
	if (routes.some((route) => FRAME.includes(route))) return "site";
	if (routes.length < 2) return undefined;
	const kind = KINDS.find(([, members]) => [...families].every((family) => members.includes(family)));
	if (kind && families.size > 1) return kind[0];
	if (families.size >= SHARED_BY) return "site";
	if (routes.includes("home")) return "rows";
	// Nothing is left unnamed: it would be drawn into the file of whoever asks first.
	return [...families].sort().join("-").replaceAll("/", "-");
}

/** The root route is in the file of the frame, and not in one of its own that hands it on. */
export function frameInOneFile(): Plugin {
	return {
		name: "frame-in-one-file",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		buildStart() {
			this.emitFile({ type: "chunk", id: ROOT_ROUTE, preserveSignature: "allow-extension" });
		},
	};
}
