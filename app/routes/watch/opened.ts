// Records that a signed-in visitor opened a watch page, for browsers that run no scripts: the page shows this URL as an
// image in <noscript>. It is the only GET that writes, so it accepts nothing but an image of this site's own pages.
import { spendWrites } from "~/domain/library/limits.server";
import { recordWatch } from "~/domain/library/watch-history.server";
import { readPlayable } from "~/domain/playback/read-playable";
import { isWithinLimit, TOO_MANY } from "~/http/rate-limit";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/opened";

/** False for navigations, prefetches, prerendered pages, other sites, and clients that do not say. */
function isOwnImage({ headers }: Request): boolean {
	return (
		headers.get("sec-fetch-site") === "same-origin" &&
		headers.get("sec-fetch-dest") === "image" &&
		!headers.has("sec-purpose")
	);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const playable = readPlayable(params);
	if (!playable) throw new Response(null, { status: 404 });
	if (!isOwnImage(request)) throw new Response(null, { status: 403 });
	const { id: userId } = context.get(currentUser);
	const isAllowed = await isWithinLimit({ request, context, limit: "WRITE_LIMIT" });
	const db = context.get(database);
	if (!isAllowed || (await spendWrites(db, { userId, count: 1 })) === 0) throw new Response(null, TOO_MANY);
	const { season, episode } = playable.mediaType === "tv" ? playable : { season: 1, episode: 1 };
	const { mediaType, id: mediaId } = playable;
	await recordWatch(db, { userId, mediaType, mediaId, season, episode, progress: null });
	return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
