import { z } from "zod";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listLater } from "~/domain/library/later-list.server";
import { requireWrites } from "~/domain/library/limits.server";
import { toWatchLaterResponse } from "~/domain/library/responses";
import { TITLES_OF_REQUEST_MAX } from "~/domain/library/retention";
import {
	importLater,
	readLaterState,
	removeFromLater,
	removeSeveralFromLater,
	saveForLater,
} from "~/domain/library/watch-later.server";
import { setSampleRemoved } from "~/domain/library/watch-later-samples.server";
import { episodeNumber, isoTime, mediaId, mediaType, PageQuery, TitleParams, TitlesBody } from "../inputs";
import { defineLibraryOperation } from "../operation";
import { COUNT, LATER_ITEM, NOTHING } from "../shapes";

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
	({ media_id: id, media_type: mediaType, added_at: addedAt, ...start }) => ({ mediaType, id, addedAt, ...start }),
);

const ImportBody = z.object({
	titles: z
		.array(SavedTitle)
		.min(1, "titles must contain a title")
		.max(TITLES_OF_REQUEST_MAX, `titles must contain at most ${TITLES_OF_REQUEST_MAX} titles`),
});

const SampleBody = z.object({ media_id: mediaId, media_type: mediaType, removed: z.boolean() });

export const operations = [
	defineLibraryOperation("GET /api/watch-later", {
		tag: "Library",
		summary: "List your saved titles",
		input: z.object({ query: PageQuery }),
		response: { description: "Newest first", data: z.array(LATER_ITEM), extra: { total: COUNT } },
		async handle({ db, platform, profileId, query }) {
			const catalogue = openCatalogue(platform);
			const [items, { total }] = await Promise.all([
				listLater(db, catalogue, { userId: profileId, ...query }),
				readLaterState(db, profileId),
			]);
			const { images } = catalogue;
			return { data: items.map((item) => toWatchLaterResponse({ ...item, images })), extra: { total } };
		},
	}),

	defineLibraryOperation("POST /api/watch-later", {
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
			missing: { status: 404, code: "not_found", message: "This title does not exist" },
			full: {
				status: 409,
				code: "full",
				message: "Your Watch Later list is full: it holds 5,000 titles. Remove some first",
			},
		},
		async handle({ db, platform, profileId, body, refuse }) {
			await requireWrites(db, { userId: profileId, count: 1 });
			const { media_id: id, media_type: mediaType, added_at: addedAt, ...start } = body;
			const catalogue = openCatalogue(platform);
			const saved = await saveForLater(db, catalogue, { userId: profileId, mediaType, id, addedAt, ...start });
			if (!saved.ok) throw refuse(saved.reason);
			if (saved.item) return { data: toWatchLaterResponse({ ...saved.item, images: catalogue.images }) };
			const data = { media_id: String(id), media_type: mediaType };
			return Response.json({ success: true, data }, { status: 202 });
		},
	}),

	defineLibraryOperation("POST /api/watch-later/migrate", {
		tag: "Library",
		summary: "Import the titles saved in a browser",
		description:
			"At most 100. Saved titles, titles that the catalogue does not have, and titles beyond the 5,000 that Watch Later holds are skipped; importing twice changes nothing.",
		input: z.object({ body: ImportBody }),
		response: {
			description: "How many were saved and skipped",
			data: z.strictObject({ migrated: COUNT, skipped: COUNT }),
		},
		async handle({ db, platform, profileId, body: { titles } }) {
			await requireWrites(db, { userId: profileId, count: titles.length });
			const { saved: migrated } = await importLater(db, openCatalogue(platform), { userId: profileId, titles });
			return { data: { migrated, skipped: titles.length - migrated } };
		},
	}),

	defineLibraryOperation("DELETE /api/watch-later/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Remove a saved title",
		input: z.object({ params: TitleParams }),
		response: {
			description: "What was removed; POST with the same values restores it",
			data: LATER_ITEM.pick({ nextSeason: true, nextEpisode: true, added_at: true }),
		},
		refusals: { missing: { status: 404, code: "not_found", message: "This title is not in Watch Later" } },
		async handle({ db, profileId, params, refuse }) {
			const removed = await removeFromLater(db, { userId: profileId, ...params });
			if (!removed) throw refuse("missing");
			const { addedAt, ...start } = removed;
			return { data: { ...start, added_at: new Date(addedAt).toISOString() } };
		},
	}),

	defineLibraryOperation("POST /api/watch-later/remove", {
		tag: "Library",
		summary: "Remove several saved titles",
		description: "At most 100. Titles that are not saved are not counted.",
		input: z.object({ body: TitlesBody }),
		response: { description: "How many were removed", data: z.strictObject({ removed: COUNT }) },
		async handle({ db, profileId, body }) {
			return { data: { removed: await removeSeveralFromLater(db, { userId: profileId, titles: body.titles }) } };
		},
	}),

	defineLibraryOperation("POST /api/watch-later/samples", {
		tag: "Library",
		summary: "Remove a sample title from My List, or bring it back",
		input: z.object({ body: SampleBody }),
		response: { description: "Done", data: NOTHING },
		async handle({ db, profileId, body: { media_id: id, media_type: mediaType, removed: isRemoved } }) {
			await setSampleRemoved(db, { userId: profileId, mediaType, id, isRemoved });
			return { data: {} };
		},
	}),
];
