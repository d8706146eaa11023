// Shared by the two watch pages: the player servers, the position to resume at, and "Refresh Servers" without scripts.
import { type RouterContextProvider, redirect, replace } from "react-router";
import { TRAILER_ORIGIN } from "~/domain/catalogue/titles/trailers";
import type { EpisodeRef } from "~/domain/catalogue/types";
import type { OwnPlayback } from "~/domain/library/own-title.server";
import { enabledServers, frameOrigins, type PlayerServerList } from "~/domain/playback/player-servers";
import { listPlayerServers } from "~/domain/playback/player-servers.server";
import { isWithinLimit } from "~/http/rate-limit";
import { pageSecurity } from "~/middleware/security-headers";
import { platformContext } from "~/platform.server";
import { loadOwnPlayback } from "./load-own";

type Context = Readonly<RouterContextProvider>;

/** Lets the page frame the player servers. Redirects to `/404` where none is enabled. */
async function loadServers(context: Context): Promise<PlayerServerList> {
	const platform = context.get(platformContext);
	const list = await listPlayerServers(platform);
	if (enabledServers(list.config).length === 0) throw replace("/404");
	const { frameSources } = context.get(pageSecurity);
	for (const origin of [...frameOrigins(list.config), TRAILER_ORIGIN]) frameSources.add(origin);
	return list;
}

export async function loadWatch(
	context: Context,
	playable: EpisodeRef,
): Promise<OwnPlayback & { servers: PlayerServerList }> {
	const [servers, own] = await Promise.all([loadServers(context), loadOwnPlayback(context, playable)]);
	return { servers, ...own };
}

/** Reads the server list again, within the rate limit, and redirects to the page. */
export async function refreshServers(args: { context: Context; request: Request }) {
	const platform = args.context.get(platformContext);
	if (await isWithinLimit({ ...args, limit: "WRITE_LIMIT" })) await listPlayerServers(platform, { refresh: true });
	const { pathname, search } = new URL(args.request.url);
	return redirect(pathname + search, 303);
}
