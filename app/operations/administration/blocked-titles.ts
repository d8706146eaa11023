import { z } from "zod";
import { findCardInTime, listBlockedTitlePage } from "~/domain/administration/block-form.server";
import { BlockedTitlesQuery } from "~/domain/administration/queries";
import { BLOCK_REASON_MAX } from "~/domain/administration/types";
import { type BlockedTitle, blockTitle, unblockTitle } from "~/domain/catalogue/blocked/blocked-titles.server";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import type { TitleRef } from "~/domain/catalogue/types";
import { isBlank } from "~/lib/text/one-line";
import { sentence } from "~/messages/sentence";
import type { Platform } from "~/platform.server";
import { mediaId, mediaType, TitleParams } from "../inputs";
import { defineOperation } from "../operation";
import { NOTHING, nextCursor, TIME, WATCH } from "../shapes";

const BLOCKED_TITLE = WATCH.pick({ media_id: true, media_type: true })
	.extend({ reason: z.string().min(1), created_at: TIME, actor: z.string().nullable() })
	.meta({ id: "BlockedTitle" });

export const NOT_BLOCKED = { status: 404, code: "not_found", message: sentence("notBlocked") };

function toBlockedTitleResponse({ mediaType, id, reason, createdAt, actorId }: BlockedTitle) {
	return {
		media_id: String(id),
		media_type: mediaType,
		reason,
		created_at: new Date(createdAt).toISOString(),
		actor: actorId,
	};
}

/** For the audit log: which title, and what it is called, where the catalogue says it in time. */
async function toEntry(platform: Platform, { mediaType, id }: TitleRef) {
	const card = await findCardInTime(openCatalogue(platform, { showsBlocked: true }), { mediaType, id });
	return { detail: { media_type: mediaType, media_id: String(id) }, name: card?.title };
}

const BlockTitleBody = z.object({
	media_id: mediaId,
	media_type: mediaType,
	reason: z
		.string()
		.trim()
		.refine((text) => !isBlank(text), sentence("whoAskedAndWhen"))
		.max(BLOCK_REASON_MAX),
});

export const operations = [
	defineOperation("GET /api/admin/blocked-titles", {
		tag: "Administration",
		summary: "List the blocked titles",
		input: z.object({ query: BlockedTitlesQuery }),
		response: { description: "Newest first", data: z.array(BLOCKED_TITLE), extra: { nextCursor } },
		async handle({ platform, query }) {
			const page = await listBlockedTitlePage(platform, query);
			return { data: page.titles.map(toBlockedTitleResponse), extra: { nextCursor: page.nextCursor } };
		},
	}),

	defineOperation("POST /api/admin/blocked-titles", {
		tag: "Administration",
		summary: "Block a title",
		description: "The title disappears everywhere within a minute.",
		audit: { action: "title.block", recorded: "with-change" },
		input: z.object({ body: BlockTitleBody }),
		response: { status: 201, description: "The title as it appears in the list", data: BLOCKED_TITLE },
		refusals: { missing: NOT_BLOCKED },
		async handle({ platform, user, body: { media_id: id, media_type: mediaType, reason }, terms, refuse }) {
			const title = { mediaType, id };
			const { detail, name } = await toEntry(platform, title);
			const blocked = await blockTitle(
				platform,
				{ ...title, reason, actorId: user.id },
				terms({ ...detail, reason }, name),
			);
			if (!blocked) throw refuse("missing");
			return { data: toBlockedTitleResponse(blocked) };
		},
	}),

	defineOperation("DELETE /api/admin/blocked-titles/:mediaId/:mediaType", {
		tag: "Administration",
		summary: "Unblock a title",
		audit: { action: "title.unblock", recorded: "with-change" },
		input: z.object({ params: TitleParams }),
		response: { description: "Unblocked", data: NOTHING },
		refusals: { missing: NOT_BLOCKED },
		async handle({ platform, params, terms, refuse }) {
			const { detail, name } = await toEntry(platform, params);
			if (!(await unblockTitle(platform, params, terms(detail, name)))) throw refuse("missing");
			return { data: {} };
		},
	}),
];
