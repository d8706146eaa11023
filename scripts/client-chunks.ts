// How the browser's script is cut: few files, for each small one costs a request and compresses badly by itself.

import type { Rollup } from "vite";

/** Pages that share most of their code have one file for it. */
const FAMILIES: [name: string, routes: RegExp][] = [
	["listing", /^(movies|shows)$/],
	["title", /^title\//],
	["watch", /^watch\//],
	["account", /^account\//],
	["admin", /^admin\//],
	["embed", /^embed\//],
];

/** What every page has loaded when it is there. */
const FRAME = ["root", "layout"];

/** From this many families on, a module belongs to every page. */
const SHARED_BY = 3;

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
	if (!id.includes("/app/") || meta.getModuleInfo(id)?.isEntry) return undefined;
	const routes = routesOf(id, meta);
	const families = new Set(routes.map((route) => FAMILIES.find(([, of]) => of.test(route))?.[0] ?? route));
	if (routes.some((route) => FRAME.includes(route)) || families.size >= SHARED_BY) return "site";
	if (routes.length < 2) return undefined;
	// Nothing is left unnamed: it would be drawn into the file of whoever asks first.
	return [...families].sort().join("-").replaceAll("/", "-");
}
