// Owns the shapes of taking a title down, as `/api` and the panel's form send and receive them.
import { z } from "zod";
import { BLOCK_REASON_MAX } from "~/product";
import { TitleParams } from "../library/bodies";

const PAGE = 50;
const PAGE_MAX = 200;

export const BlockTitleBody = z
	.object({
		media_id: TitleParams.shape.mediaId,
		media_type: TitleParams.shape.mediaType,
		reason: z
			.string("reason is required")
			.trim()
			.min(1, "Say whose notice it is, and of when")
			.max(BLOCK_REASON_MAX, `Must be at most ${BLOCK_REASON_MAX} characters`),
	})
	.transform(({ media_id, media_type, reason }) => ({ mediaType: media_type, id: media_id, reason }));

export const BlockedTitlesQuery = z.object({
	limit: z.coerce.number("Must be a whole number").int().min(1).max(PAGE_MAX).default(PAGE),
	cursor: z
		.string()
		.regex(/^[1-9]\d{0,15}$/, "Is no cursor of this list")
		.transform(Number)
		.optional(),
});
