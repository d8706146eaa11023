import { z } from "zod";
import { listBlockedTitlePage } from "~/domain/administration/blocked-titles.server";
import { countParameter } from "~/lib/count-parameter";
import { nextCursor } from "../cursors";
import { defineOperation } from "../operation";
import { BLOCKED_TITLE, toBlockedTitleResponse } from "./blocked-title";

const PAGE = 50;
const PAGE_MAX = 200;

export const BlockedTitlesQuery = z.object({
	limit: countParameter("limit", { min: 1, max: PAGE_MAX, otherwise: PAGE }),
	cursor: z
		.string()
		.regex(/^[1-9]\d{0,15}$/, "cursor is not one that this list gave")
		.transform(Number)
		.optional(),
});

export const listBlockedTitlesOperation = defineOperation("GET /api/admin/blocked-titles", {
	tag: "Administration",
	summary: "List the blocked titles",
	access: "owner",
	query: BlockedTitlesQuery,
	response: { description: "Newest first", data: z.array(BLOCKED_TITLE), rest: { nextCursor } },
	async handle({ platform, query }) {
		const page = await listBlockedTitlePage(platform, query);
		return { data: page.titles.map(toBlockedTitleResponse), rest: { nextCursor: page.nextCursor } };
	},
});
