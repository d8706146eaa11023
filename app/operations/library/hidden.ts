import { z } from "zod";
import { HIDDEN_MAX, hideTitle, hideTitles, listHidden, showTitle } from "~/domain/library/hidden.server";
import { requireWrites } from "~/domain/library/limits.server";
import { toHiddenResponse } from "~/domain/library/responses";
import { TITLES_OF_REQUEST_MAX } from "~/domain/library/retention";
import type { HiddenTitle } from "~/domain/library/types";
import { BAD_CURSOR, CURSOR_ERRORS, cursor, isoTime, mediaId, mediaType, pageLimit, TitleParams } from "../inputs";
import { defineOperation } from "../operation";
import { COUNT, HIDDEN, NOTHING, nextCursor } from "../shapes";

const FULL = `You have hidden ${HIDDEN_MAX.toLocaleString("en-US")} titles, which is the most. Show some again first`;

export const operations = [
	defineOperation("GET /api/hidden", {
		tag: "Library",
		summary: "List the titles that are not for you",
		input: z.object({ query: z.object({ limit: pageLimit, cursor }) }),
		response: { description: "Newest first", data: z.array(HIDDEN), extra: { total: COUNT, nextCursor } },
		refusals: { badCursor: BAD_CURSOR },
		async handle({ db, user, query, refuse }) {
			const list = await listHidden(db, { userId: user.id, ...query });
			if (!list) throw refuse("badCursor", { errors: CURSOR_ERRORS });
			const { titles, total, nextCursor: next } = list;
			return { data: titles.map(toHiddenResponse), extra: { total, nextCursor: next } };
		},
	}),

	defineOperation("PUT /api/hidden/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Hide a title: not for me",
		description: "Lists leave it out; its own page opens. The same call twice changes nothing.",
		input: z.object({ params: TitleParams }),
		response: { description: "The entry", data: HIDDEN },
		refusals: { full: { status: 409, code: "full", message: FULL } },
		async handle({ db, user, params, refuse }) {
			await requireWrites(db, { userId: user.id, count: 1 });
			const hidden = await hideTitle(db, user.id, params);
			if (!hidden) throw refuse("full");
			return { data: toHiddenResponse(hidden) };
		},
	}),

	defineOperation("DELETE /api/hidden/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Show a title again",
		description: "It need not be hidden.",
		input: z.object({ params: TitleParams }),
		response: { description: "Shown again", data: NOTHING },
		async handle({ db, user, params }) {
			await requireWrites(db, { userId: user.id, count: 1 });
			await showTitle(db, user.id, params);
			return { data: {} };
		},
	}),

	defineOperation("POST /api/hidden/migrate", {
		tag: "Library",
		summary: "Take over titles that were hidden while signed out",
		description:
			"Titles that are hidden already stay as they are. Beyond the limit, the ones hidden first are left out.",
		input: z.object({
			body: z.object({
				titles: z
					.array(z.object({ media_id: mediaId, media_type: mediaType, hidden_at: isoTime }))
					.min(1, "titles must contain a title")
					.max(TITLES_OF_REQUEST_MAX, `titles must contain at most ${TITLES_OF_REQUEST_MAX} titles`)
					.transform((titles) =>
						titles.map(
							(title): HiddenTitle => ({
								mediaType: title.media_type,
								id: title.media_id,
								hiddenAt: title.hidden_at,
							}),
						),
					),
			}),
		}),
		response: {
			description: "How many are hidden now that were not before",
			data: z.strictObject({ migrated: COUNT }),
		},
		async handle({ db, user, body: { titles } }) {
			await requireWrites(db, { userId: user.id, count: titles.length });
			return { data: { migrated: await hideTitles(db, { userId: user.id, titles }) } };
		},
	}),
];
