import { type RouterContextProvider, redirect, replace } from "react-router";
import { TRAILER_ORIGIN } from "~/domain/catalogue/trailers";
import { enabledServers, frameOrigins, type PlayerServerList } from "~/domain/playback/player-servers";
import { listPlayerServers } from "~/domain/playback/player-servers.server";
import { isWithinLimit } from "~/middleware/rate-limit";
import { pageSecurity } from "~/middleware/security-headers";
import { platformContext } from "~/platform.server";

/** The player servers, which the page may then frame. Without an enabled one there is nothing to watch: `/404`. */
export async function loadServers(context: Readonly<RouterContextProvider>): Promise<PlayerServerList> {
	const platform = context.get(platformContext);
	const list = await listPlayerServers(platform);
	// A page with a stand-in is kept for nobody else.
	if (list.error) platform.facts.isIncomplete = true;
	if (enabledServers(list.config).length === 0) throw replace("/404");
	const { frameSources } = context.get(pageSecurity);
	for (const origin of [...frameOrigins(list.config), TRAILER_ORIGIN]) frameSources.add(origin);
	return list;
}

/** "Refresh Servers" without scripts: reads them anew, unless this address does so all the time, and shows the page again. */
export async function refreshServers(args: { context: Readonly<RouterContextProvider>; request: Request }) {
	const platform = args.context.get(platformContext);
	if (await isWithinLimit({ ...args, limit: "WRITE_LIMIT" })) await listPlayerServers(platform, { refresh: true });
	const { pathname, search } = new URL(args.request.url);
	return redirect(pathname + search, 303);
}
