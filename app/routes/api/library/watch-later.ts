import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { toWatchLaterResponse } from "~/domain/library/answers";
import { LaterBody, PageQuery } from "~/domain/library/bodies";
import { listLater, readLaterState, saveForLater } from "~/domain/library/watch-later.server";
import { HttpError } from "~/lib/http-error";
import { readJsonBody } from "~/lib/json-body";
import { success } from "~/lib/json-response";
import { readQuery } from "~/lib/read-query";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/watch-later";

const REFUSALS = {
	missing: { status: 404, code: "not_found", message: "There is no such title" },
	unfit: { status: 422, code: "invalid", message: "Too little is known of this title to save it" },
};

const answer = endpoint<Route.ActionArgs>({
	async GET({ request, context }) {
		const { limit, offset } = readQuery(request, PageQuery);
		const catalogue = openCatalogue(context.get(platformContext));
		const db = context.get(database);
		const userId = context.get(currentUser).id;
		const [items, { total }] = await Promise.all([
			listLater(db, catalogue, { userId, limit, offset }),
			readLaterState(db, userId),
		]);
		const { images } = catalogue;
		return Response.json({
			success: true,
			data: items.map((item) => toWatchLaterResponse({ ...item, images })),
			total,
		});
	},
	async POST({ request, context }) {
		const {
			media_id: mediaId,
			media_type: mediaType,
			added_at: addedAt,
			...next
		} = await readJsonBody(request, LaterBody);
		const catalogue = openCatalogue(context.get(platformContext));
		const userId = context.get(currentUser).id;
		const saved = await saveForLater(context.get(database), catalogue, {
			userId,
			mediaId,
			mediaType,
			addedAt,
			...next,
		});
		if (!saved.ok) throw new HttpError(REFUSALS[saved.reason]);
		// The catalogue was down: what the card shows is told once it answers.
		if (!saved.item) return success({ media_id: String(mediaId), media_type: mediaType }, { status: 202 });
		return success(toWatchLaterResponse({ ...saved.item, images: catalogue.images }));
	},
});

export { answer as action, answer as loader };
