import { z } from "zod";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { requireWrites } from "~/domain/library/limits.server";
import { toWatchLaterResponse } from "~/domain/library/responses";
import { saveForLater } from "~/domain/library/watch-later.server";
import { defineOperation } from "../operation";
import { LATER_ITEM } from "../shapes";
import { mediaId, mediaType } from "../title-params";
import { episodeNumber, isoTime } from "./watch";

/** A title with the episode that a show starts with. */
export const LaterTitle = z.object({
	media_id: mediaId,
	media_type: mediaType,
	nextSeason: episodeNumber.optional(),
	nextEpisode: episodeNumber.optional(),
});

const LaterBody = LaterTitle.extend({
	/** Keeps a title's place in the list when its removal is undone. */
	added_at: isoTime.optional(),
});

export const saveForLaterOperation = defineOperation("POST /api/watch-later", {
	tag: "Library",
	summary: "Save a title",
	access: "signed-in",
	body: LaterBody,
	response: { description: "The saved title", data: LATER_ITEM },
	otherResponses: {
		202: {
			description: "Saved while the catalogue is down; the list shows its card once the catalogue responds",
			data: LATER_ITEM.pick({ media_id: true, media_type: true }),
		},
	},
	refusals: {
		missing: { status: 404, code: "not_found", message: "There is no such title" },
		full: {
			status: 409,
			code: "full",
			message: "Watch Later holds 5,000 titles, and yours is full. Remove some titles first",
		},
		unfit: { status: 422, code: "invalid", message: "Too little is known about this title to save it" },
	},
	async handle({ db, platform, user, body, refuse }) {
		await requireWrites(db, { userId: user.id, count: 1 });
		const { media_id: mediaId, media_type: mediaType, added_at: addedAt, ...start } = body;
		const catalogue = openCatalogue(platform);
		const saved = await saveForLater(db, catalogue, { userId: user.id, mediaId, mediaType, addedAt, ...start });
		if (!saved.ok) throw refuse(saved.reason);
		if (saved.item) return { data: toWatchLaterResponse({ ...saved.item, images: catalogue.images }) };
		return { status: 202 as const, data: { media_id: String(mediaId), media_type: mediaType } };
	},
});
