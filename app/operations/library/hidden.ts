import { z } from "zod";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { HIDDEN_MAX, hideTitle, listHidden, showTitle } from "~/domain/library/hidden.server";
import { requireWrites } from "~/domain/library/limits.server";
import { toHiddenResponse } from "~/domain/library/responses";
import { nameTitles } from "~/domain/library/title-names.server";
import { BAD_CURSOR, CURSOR_ERRORS, cursor, pageLimit, TitleParams } from "../inputs";
import { defineLibraryOperation } from "../operation";
import { COUNT, HIDDEN, NOTHING, nextCursor } from "../shapes";

const FULL = `You have hidden ${HIDDEN_MAX.toLocaleString("en-US")} titles, which is the most. Show some again first`;

export const operations = [
	defineLibraryOperation("GET /api/hidden", {
		tag: "Library",
		summary: "List the titles that are not for you",
		input: z.object({ query: z.object({ limit: pageLimit, cursor }) }),
		response: { description: "Newest first", data: z.array(HIDDEN), extra: { total: COUNT, nextCursor } },
		refusals: { badCursor: BAD_CURSOR },
		async handle({ db, profileId, query, refuse }) {
			const list = await listHidden(db, { userId: profileId, ...query });
			if (!list) throw refuse("badCursor", { errors: CURSOR_ERRORS });
			const { titles, total, nextCursor: next } = list;
			return { data: titles.map(toHiddenResponse), extra: { total, nextCursor: next } };
		},
	}),

	defineLibraryOperation("PUT /api/hidden/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Hide a title: not for me",
		description: "Lists leave it out; its own page opens. The same call twice changes nothing.",
		input: z.object({ params: TitleParams }),
		response: { description: "The entry", data: HIDDEN },
		refusals: { full: { status: 409, code: "full", message: FULL } },
		async handle({ db, platform, profileId, params, refuse }) {
			await requireWrites(db, { userId: profileId, count: 1 });
			const hidden = await hideTitle(db, profileId, params);
			if (!hidden) throw refuse("full");
			await nameTitles(db, openCatalogue(platform), { userId: profileId, titles: [params] });
			return { data: toHiddenResponse(hidden) };
		},
	}),

	defineLibraryOperation("DELETE /api/hidden/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Show a title again",
		description: "It need not be hidden.",
		input: z.object({ params: TitleParams }),
		response: { description: "Shown again", data: NOTHING },
		async handle({ db, profileId, params }) {
			await requireWrites(db, { userId: profileId, count: 1 });
			await showTitle(db, profileId, params);
			return { data: {} };
		},
	}),
];
