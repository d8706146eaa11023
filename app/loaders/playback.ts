// Shared by the two watch pages, and by the two built-in players that they frame.

import { type RouterContextProvider, replace } from "react-router";
import { openCatalogue, UpstreamError } from "~/domain/catalogue/catalogue.server";
import { imageUrl } from "~/domain/catalogue/images";
import { TRAILER_ORIGIN } from "~/domain/catalogue/titles/trailers";
import type { EpisodeRef } from "~/domain/catalogue/types";
import type { OwnPlayback } from "~/domain/library/lists/own-title.server";
import { type Feature, findFeature, readPlayable } from "~/domain/playback/features.server";
import { enabledServers, frameOrigins, type PlayerServerList } from "~/domain/playback/player-servers";
import { listPlayerServers } from "~/domain/playback/player-servers.server";
import { pageSecurity } from "~/middleware/security-headers";
import { platformContext } from "~/platform.server";
import { findClosedTo, loadOwnPlayback } from "./load-own";

type Context = Readonly<RouterContextProvider>;

/** Lets the page frame the player servers and ask whether their hosts respond. Redirects to `/404` where none is enabled. */
async function loadServers(context: Context): Promise<PlayerServerList> {
	const platform = context.get(platformContext);
	const list = await listPlayerServers(platform);
	if (enabledServers(list.config).length === 0) throw replace("/404");
	const { frameSources, connectSources } = context.get(pageSecurity);
	const origins = frameOrigins(list.config);
	for (const origin of [...origins, TRAILER_ORIGIN]) frameSources.add(origin);
	for (const origin of origins) connectSources.add(origin);
	return list;
}

export async function loadWatch(
	context: Context,
	playable: EpisodeRef,
): Promise<OwnPlayback & { servers: PlayerServerList; closedTo: string[] }> {
	const [servers, playback, closedTo] = await Promise.all([
		loadServers(context),
		loadOwnPlayback(context, playable),
		findClosedTo(context, playable, "people"),
	]);
	return { servers, closedTo, ...playback };
}

interface LoadedFeature {
	status: number;
	/** Null when there is nothing to play. */
	feature: (Feature & { playable: EpisodeRef; backdropUrl: string | null }) | null;
	nonce: string;
}

/**
 * The title that the URL of a built-in player names. Only our own pages may frame them. A frame is never
 * redirected to /404, which cannot be framed; the embed page itself says what is missing.
 */
export async function loadFeature(
	params: { id: string; season?: string; episode?: string },
	context: Context,
): Promise<LoadedFeature> {
	const security = context.get(pageSecurity);
	security.framedByUs = true;
	const { nonce } = security;
	const playable = readPlayable(params);
	if (!playable) return { status: 404, feature: null, nonce };
	const catalogue = openCatalogue(context.get(platformContext));
	const { images } = catalogue;
	try {
		const feature = await findFeature(catalogue, playable);
		if (!feature) return { status: 404, feature: null, nonce };
		if (images.base.startsWith("http")) security.imageSources.add(new URL(images.base).origin);
		const backdropUrl = feature.backdrop && imageUrl(images, feature.backdrop, "w1280");
		return { status: 200, feature: { ...feature, playable, backdropUrl }, nonce };
	} catch (error) {
		if (error instanceof UpstreamError) return { status: error.status === 429 ? 429 : 503, feature: null, nonce };
		throw error;
	}
}
