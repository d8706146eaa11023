// Owns the title that a path or a body names.
import { z } from "zod";
import { TITLES_OF_REQUEST_MAX } from "~/product";

const ID_MAX = 999_999_999;
const NO_ID = "media_id must be a positive whole number";

/** A positive whole number, written as digits or as a number. */
export const mediaId = z
	.union([z.string().regex(/^[1-9]\d{0,8}$/, NO_ID), z.int(NO_ID).min(1, NO_ID).max(ID_MAX, NO_ID)], {
		error: ({ input }) => (input === undefined ? "media_id is required" : NO_ID),
	})
	.transform(Number);

export const mediaType = z.enum(["movie", "tv"], "media_type must be movie or tv");

export const TitleParams = z.object({ mediaId, mediaType });

/** The titles that a body names, as `{"media_id": 603, "media_type": "movie"}`. */
export const TitlesBody = z.object({
	titles: z
		.array(z.object({ media_id: mediaId, media_type: mediaType }))
		.min(1, "titles must name a title")
		.max(TITLES_OF_REQUEST_MAX, `titles must name at most ${TITLES_OF_REQUEST_MAX} titles`)
		.transform((titles) => titles.map((title) => ({ mediaType: title.media_type, mediaId: title.media_id }))),
});
