import type { RouterContextProvider } from "react-router";
import { openCatalogue, UpstreamError } from "~/domain/catalogue/catalogue.server";
import { imageUrl } from "~/domain/catalogue/images";
import type { EpisodeRef } from "~/domain/catalogue/types";
import { type Feature, findFeature, readPlayable } from "~/domain/playback/features.server";
import { pageSecurity } from "~/middleware/security-headers";
import { platformContext } from "~/platform.server";

interface Loaded {
	status: number;
	/** Null when there is nothing to play. */
	feature: (Feature & { playable: EpisodeRef; backdropUrl: string | null }) | null;
	nonce: string;
}

/**
 * Shared by the embed pages: the title that the URL names. Only our own pages may frame them. A frame is never
 * redirected to /404, which cannot be framed; the embed page itself says what is missing.
 */
export async function loadFeature(
	params: { id: string; season?: string; episode?: string },
	context: Readonly<RouterContextProvider>,
): Promise<Loaded> {
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
