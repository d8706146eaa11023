// The browser's list of routes names pages alone: nobody goes to /api by a link, and the list is on every page.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface ManifestRoute {
	id: string;
	parentId?: string;
	hasDefaultExport: boolean;
	hasClientAction: boolean;
}

/** The routes that a browser may show or send a form to, with the layouts round them. */
export function pageRoutes<Route extends ManifestRoute>(routes: Record<string, Route>): Record<string, Route> {
	const kept = new Set<string>();
	for (const route of Object.values(routes)) {
		if (!route.hasDefaultExport && !route.hasClientAction) continue;
		for (let at: Route | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined) kept.add(at.id);
	}
	return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
}

/** What a route does not have goes unsaid: the browser takes nothing for no. */
function withoutNothing(_key: string, value: unknown): unknown {
	return value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

/** Rewrites the manifest of the browser in a finished build. */
export async function trimManifest(buildDirectory: string): Promise<void> {
	const assets = join(buildDirectory, "client/assets");
	const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
	if (!name) throw new Error(`No manifest in ${assets}`);
	const text = await readFile(join(assets, name), "utf8");
	const start = text.indexOf("{");
	const end = text.lastIndexOf("}") + 1;
	const manifest = JSON.parse(text.slice(start, end));
	manifest.routes = JSON.parse(JSON.stringify(pageRoutes(manifest.routes), withoutNothing));
	await writeFile(join(assets, name), text.slice(0, start) + JSON.stringify(manifest) + text.slice(end));
}
