import { z } from "zod";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { requireWrites } from "~/domain/library/limits.server";
import { importLater } from "~/domain/library/watch-later.server";
import { TITLES_OF_REQUEST_MAX } from "~/product";
import { defineOperation } from "../operation";
import { COUNT } from "../shapes";
import { LaterTitle } from "./save-for-later";
import { isoTime } from "./watch";

const ImportBody = z.object({
	titles: z
		.array(LaterTitle.extend({ added_at: isoTime }))
		.min(1, "titles must name a title")
		.max(TITLES_OF_REQUEST_MAX, `titles must name at most ${TITLES_OF_REQUEST_MAX} titles`)
		.transform((titles) =>
			titles.map(({ media_id: mediaId, media_type: mediaType, added_at: addedAt, ...start }) => {
				return { mediaId, mediaType, addedAt, ...start };
			}),
		),
});

export const importWatchLaterOperation = defineOperation("POST /api/watch-later/migrate", {
	tag: "Library",
	summary: "Import the titles that a browser has saved",
	description:
		"At most 100. Saved titles, titles that the catalogue does not have, and titles beyond the 5,000 that Watch Later holds are skipped; importing twice changes nothing.",
	access: "signed-in",
	body: ImportBody,
	response: {
		description: "How many were saved and skipped",
		data: z.strictObject({ migrated: COUNT, skipped: COUNT }),
	},
	async handle({ db, platform, user, body: { titles } }) {
		await requireWrites(db, { userId: user.id, count: titles.length });
		const migrated = await importLater(db, openCatalogue(platform), { userId: user.id, titles });
		return { data: { migrated, skipped: titles.length - migrated } };
	},
});
