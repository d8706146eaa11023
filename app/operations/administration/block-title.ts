import { z } from "zod";
import { blockTitleAs } from "~/domain/administration/blocked-titles.server";
import { BLOCK_REASON_MAX } from "~/product";
import { defineOperation } from "../operation";
import { mediaId, mediaType } from "../title-params";
import { BLOCKED_TITLE, NOT_BLOCKED, toBlockedTitleResponse } from "./blocked-title";

export const BlockTitleBody = z.object({
	media_id: mediaId,
	media_type: mediaType,
	reason: z
		.string("reason is required")
		.trim()
		.min(1, "Say who asked, and when")
		.max(BLOCK_REASON_MAX, `Must be at most ${BLOCK_REASON_MAX} characters`),
});

export const blockTitleOperation = defineOperation("POST /api/admin/blocked-titles", {
	tag: "Administration",
	summary: "Block a title",
	description: "The title disappears everywhere within a minute.",
	access: "owner",
	audit: "title.block",
	body: BlockTitleBody,
	response: { status: 201, description: "The title as it is listed", data: BLOCKED_TITLE },
	refusals: { missing: NOT_BLOCKED },
	async handle({ platform, actor, body: { media_id: id, media_type, reason }, refuse }) {
		const blocked = await blockTitleAs(platform, { actor, mediaType: media_type, id, reason });
		if (!blocked) throw refuse("missing");
		return { data: toBlockedTitleResponse(blocked) };
	},
});
