// How the browser's script is cut: few files, for each small one costs a request and compresses badly by itself.

import type { Rollup } from "vite";

/** Pages that share most of their code; a file for each family, besides the one that every page has. */
const FAMILIES: [name: string, routes: RegExp][] = [
	["listing", /\/routes\/(movies|shows|search)\.tsx/],
	["title", /\/routes\/title\//],
	["watch", /\/routes\/watch\//],
	["account", /\/routes\/account\//],
	["admin", /\/routes\/admin\//],
	["embed", /\/routes\/embed\//],
];

/** What every page has loaded when it is there. */
const FRAME = /\/app\/(root|routes\/layout)\.tsx/;

/** From this many families on, a module belongs to every page. */
const SHARED_BY = 3;

function family(route: string): string {
	const name = FAMILIES.find(([, routes]) => routes.test(route))?.[0];
	return name ?? /([\w-]+)\.tsx?(\?|$)/.exec(route)?.[1] ?? "other";
}

/** The route modules from which a module is reached without a dynamic import. */
function routesOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
	const seen = new Set<string>();
	const routes = new Set<string>();
	const open = [id];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (seen.has(next)) continue;
		seen.add(next);
		const info = getModuleInfo(next);
		if (/\/app\/(root\.tsx|routes\/)/.test(next) && info?.isEntry) routes.add(next);
		open.push(...(info?.importers ?? []));
	}
	return routes;
}

/** Rollup's `manualChunks`. Route modules themselves keep a file each. */
export function clientChunk(id: string, meta: Rollup.ManualChunkMeta): string | undefined {
	if (/\/node_modules\/(react|react-dom|react-router|scheduler|cookie|turbo-stream)\//.test(id)) return "framework";
	if (/entry\.client|vite\/preload-helper|commonjsHelpers/.test(id)) return "framework";
	if (!id.includes("/app/") || meta.getModuleInfo(id)?.isEntry) return undefined;
	const routes = [...routesOf(id, meta)];
	if (routes.length === 0) return undefined;
	const families = [...new Set(routes.map(family))].sort();
	if (routes.some((route) => FRAME.test(route)) || families.length >= SHARED_BY) return "site";
	// Modules that are given no file are drawn into the file of whoever asks first.
	return families.join("-");
}
