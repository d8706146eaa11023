import { z } from "zod";
import { titleKey } from "~/domain/catalogue/paths";
import { toHiddenResponse } from "~/domain/library/responses";
import { HIDDEN_MAX, listHidden } from "~/domain/library/store/hidden.server";
import { sentence } from "~/messages/sentence";
import { BAD_CURSOR, cursor, pageLimit, TitleParams } from "../inputs";
import { defineChange, defineLibraryOperation } from "../operation";
import { COUNT, HIDDEN, NOTHING, nextCursor } from "../shapes";
import { applyNow } from "./apply-now";

const FULL = sentence("hiddenFull", HIDDEN_MAX);

export const operations = [
	defineLibraryOperation("GET /api/hidden", {
		tag: "Library",
		summary: "List the titles that are not for you",
		input: z.object({ query: z.object({ limit: pageLimit, cursor }) }),
		response: { description: "Newest first", data: z.array(HIDDEN), extra: { total: COUNT, nextCursor } },
		refusals: { badCursor: BAD_CURSOR },
		async handle({ db, profileId, query, refuse }) {
			const list = await listHidden(db, { profileId, ...query });
			if (!list) throw refuse("badCursor");
			const { entries, total, nextCursor: next } = list;
			return { data: entries.map(toHiddenResponse), extra: { total, nextCursor: next } };
		},
	}),

	defineChange("PUT /api/hidden/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Hide a title: not for me",
		description: "Lists leave it out; its own page opens. The same call twice changes nothing.",
		input: z.object({ params: TitleParams }),
		response: { description: "The entry", data: HIDDEN },
		refusals: { full: { status: 409, code: "full", message: FULL } },
		async handle({ params, refuse, ...context }) {
			const { after } = await applyNow(context, [{ kind: "hide", at: Date.now(), ...params }]);
			const hiddenAt = after.titles.get(titleKey(params))?.hiddenAt ?? null;
			if (hiddenAt === null) throw refuse("full");
			return { data: toHiddenResponse({ ...params, hiddenAt }) };
		},
	}),

	defineChange("DELETE /api/hidden/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Show a title again",
		description: "It need not be hidden.",
		input: z.object({ params: TitleParams }),
		response: { description: "Shown again", data: NOTHING },
		async handle({ params, ...context }) {
			await applyNow(context, [{ kind: "show", at: Date.now(), ...params }]);
			return { data: {} };
		},
	}),
];
