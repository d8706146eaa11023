import { z } from "zod";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { titleKey } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import type { Change, ChangeOf } from "~/domain/library/changes/changes";
import { listLater } from "~/domain/library/lists/later-list.server";
import { toItem } from "~/domain/library/lists/later-rows.server";
import { toRefusedResponse, toWatchLaterResponse } from "~/domain/library/responses";
import { TITLES_OF_REQUEST_MAX } from "~/domain/library/retention";
import { readLaterState } from "~/domain/library/store/watch-later.server";
import { sentence } from "~/messages/sentence";
import { episodeNumber, isoTime, mediaId, mediaType, PageQuery, TitleParams, TitlesBody } from "../inputs";
import { defineChange, defineLibraryOperation } from "../operation";
import { COUNT, LATER_ITEM, REFUSED } from "../shapes";
import { applyNow, type ChangeContext, takeOut } from "./apply-now";

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

/** A title with the time at which it was saved. */
export const SavedTitle = LaterTitle.extend({ added_at: isoTime }).transform(
	({ media_id: id, media_type: type, added_at: since, ...start }): Change[] => [
		{ kind: "save", at: Date.now(), mediaType: type, id, since, ...start },
	],
);

const ImportBody = z.object({
	titles: z.array(SavedTitle).min(1).max(TITLES_OF_REQUEST_MAX),
});

/** Returns what saves again those that were saved. */
async function unsaveTitles(context: ChangeContext, titles: TitleRef[]): Promise<ChangeOf<"save">[]> {
	return (await takeOut(context, "unsave", titles)).filter((change) => change.kind === "save");
}

export const operations = [
	defineLibraryOperation("GET /api/watch-later", {
		tag: "Library",
		summary: "List your saved titles",
		input: z.object({ query: PageQuery }),
		response: { description: "Newest first", data: z.array(LATER_ITEM), extra: { total: COUNT } },
		async handle({ db, platform, profileId, query }) {
			const catalogue = openCatalogue(platform);
			const [items, { total }] = await Promise.all([
				listLater(db, catalogue, { profileId, ...query }),
				readLaterState(db, profileId),
			]);
			const { images } = catalogue;
			return { data: items.map((item) => toWatchLaterResponse({ ...item, images })), extra: { total } };
		},
	}),

	defineChange("POST /api/watch-later", {
		tag: "Library",
		summary: "Save a title",
		input: z.object({ body: LaterBody }),
		response: { description: "The saved title", data: LATER_ITEM },
		otherResponses: {
			202: {
				description: "Saved while the catalogue is down; the list shows the card once the catalogue responds",
				data: LATER_ITEM.pick({ media_id: true, media_type: true }),
			},
		},
		refusals: {
			missing: { status: 404, code: "not_found", message: sentence("noTitle") },
			full: {
				status: 409,
				code: "full",
				message: sentence("savedFull"),
			},
		},
		async handle({ body, refuse, ...context }) {
			const { media_id: id, media_type: type, added_at: since, ...start } = body;
			const catalogue = openCatalogue(context.platform);
			const change: Change = { kind: "save", at: Date.now(), mediaType: type, id, since, ...start };
			const { after, refused } = await applyNow(context, [change]);
			if (refused.length > 0) throw refuse(refused.some(({ reason }) => reason === "missing") ? "missing" : "full");
			const row = after.titles.get(titleKey(change));
			if (row?.card && row.savedAt !== null) {
				const item = toItem(catalogue, { ...row, addedAt: row.savedAt }, false);
				return { data: toWatchLaterResponse({ ...item, images: catalogue.images }) };
			}
			const data = { media_id: String(id), media_type: type };
			return Response.json({ success: true, data }, { status: 202 });
		},
	}),

	defineChange("POST /api/watch-later/migrate", {
		tag: "Library",
		summary: "Import the titles saved in a browser",
		description:
			"At most 100. Saved titles, titles that the catalogue does not have, and titles beyond the 5,000 that Watch Later holds are skipped; importing twice changes nothing.",
		input: z.object({ body: ImportBody }),
		response: {
			description: "How many were saved and skipped, and what was well formed and not taken",
			data: z.strictObject({ migrated: COUNT, skipped: COUNT, refused: z.array(REFUSED) }),
		},
		async handle({ body: { titles }, ...context }) {
			const { undo, refused } = await applyNow(context, titles.flat(), { wantsUndo: true });
			const migrated = undo.filter(({ kind }) => kind === "unsave").length;
			return { data: { migrated, skipped: titles.length - migrated, refused: refused.map(toRefusedResponse) } };
		},
	}),

	defineChange("DELETE /api/watch-later/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Remove a saved title",
		input: z.object({ params: TitleParams }),
		response: {
			description: "What was removed; POST with the same values restores it",
			data: LATER_ITEM.pick({ nextSeason: true, nextEpisode: true, added_at: true }),
		},
		refusals: { missing: { status: 404, code: "not_found", message: sentence("notSaved") } },
		async handle({ params, refuse, ...context }) {
			const [former] = await unsaveTitles(context, [params]);
			if (!former) throw refuse("missing");
			const { nextSeason = 1, nextEpisode = 1, since = 0 } = former;
			return { data: { nextSeason, nextEpisode, added_at: new Date(since).toISOString() } };
		},
	}),

	defineChange("POST /api/watch-later/remove", {
		tag: "Library",
		summary: "Remove several saved titles",
		description: "At most 100. Titles that are not saved are not counted.",
		input: z.object({ body: TitlesBody }),
		response: { description: "How many were removed", data: z.strictObject({ removed: COUNT }) },
		async handle({ body, ...context }) {
			return { data: { removed: (await unsaveTitles(context, body.titles)).length } };
		},
	}),
];
