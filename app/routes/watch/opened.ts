// Records that a signed-in visitor opened a watch page, for browsers that run no scripts: the page shows this URL as an
// image in <noscript>. It is the only GET that writes, so it accepts nothing but an image of this site's own pages.
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { applyChanges } from "~/domain/library/changes/apply-changes.server";
import { toCompanions } from "~/domain/library/changes/companions.server";
import { readPlayable } from "~/domain/playback/features.server";
import { toErrorResponse } from "~/http/api-errors";
import { isWithinLimit, TOO_MANY } from "~/http/rate-limit";
import { HttpError } from "~/lib/http/http-error";
import { database } from "~/middleware/database";
import { currentProfileId } from "~/middleware/guard-page";
import { visitorSession } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
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
	const profileId = context.get(currentProfileId);
	const db = context.get(database);
	const { mediaType, id, season, episode } = playable;
	try {
		if (!(await isWithinLimit({ request, context, limit: "WRITE_LIMIT" }))) throw new HttpError(TOO_MANY);
		const changes = [{ kind: "open", at: Date.now(), mediaType, id, season, episode } as const];
		const platform = context.get(platformContext);
		const session = await context.get(visitorSession);
		const companions = toCompanions(platform, session?.together);
		await applyChanges(db, openCatalogue(platform), { profileId, changes, companions, isLive: true });
	} catch (error) {
		throw (await toErrorResponse(error, { request, context })) ?? error;
	}
	return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
