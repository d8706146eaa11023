import { z } from "zod";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { hideTitles } from "~/domain/library/hidden.server";
import { requireWrites } from "~/domain/library/limits.server";
import { PLAY_PRECISIONS, PLAY_SOURCES } from "~/domain/library/plays";
import { setPreferences } from "~/domain/library/preferences.server";
import { toWatchResponse, toWatchStatsResponse } from "~/domain/library/responses";
import { TITLES_OF_REQUEST_MAX } from "~/domain/library/retention";
import type { Round } from "~/domain/library/rounds";
import { nameTitles } from "~/domain/library/title-names.server";
import type { HiddenTitle, Watch } from "~/domain/library/types";
import type { ReportedProgress } from "~/domain/library/viewing-statements.server";
import {
	clearWatches,
	countWatches,
	deleteWatch,
	deleteWatches,
	findWatch,
	listWatches,
	readWatchStats,
	recordWatch,
	restoreWatch,
	restoreWatches,
} from "~/domain/library/watch-history.server";
import { type ImportedWatch, importWatches, type SentPlay } from "~/domain/library/watch-import.server";
import { importLater } from "~/domain/library/watch-later.server";
import { episodeNumber, isoTime, mediaId, mediaType, PageQuery, TitleParams, TitlesBody } from "../inputs";
import { defineLibraryOperation, NO_INPUT } from "../operation";
import { COUNT, NOTHING, WATCH, WATCH_STATS } from "../shapes";
import { SavedTitle } from "./watch-later";

/** Entries that one call migrates at most. */
const MIGRATE_MAX = 500;

/** Seconds. No film is longer. */
const SECONDS_MAX = 7 * 24 * 60 * 60;
const seconds = z.number("Must be a number of seconds").min(0, "Must not be negative").max(SECONDS_MAX, "Is too long");

const watch = z.object({
	media_id: mediaId,
	media_type: mediaType,
	season: episodeNumber.default(1),
	episode: episodeNumber.default(1),
	position: seconds.optional(),
	duration: seconds.optional(),
	/** Whether it was played although the player reports no position. */
	played: z.boolean().optional(),
	session: z
		.uuid("session must be a UUID")
		.optional()
		.meta({ description: "The player's id of this viewing: its end, reported once or often, is one play" }),
});

/** A movie has no episodes; a position beyond the end is the end. */
function toWatch({
	media_id,
	media_type,
	season,
	episode,
	position,
	duration = 0,
	played: isPlayed,
	session,
}: z.output<typeof watch>): Watch {
	const numbers = media_type === "movie" ? { season: 1, episode: 1 } : { season, episode };
	const length = Math.round(duration);
	const at = position === undefined ? null : Math.round(position);
	return {
		mediaType: media_type,
		id: media_id,
		...numbers,
		...(isPlayed && { isPlayed }),
		...(session && { session }),
		progress: at === null ? null : { position: length > 0 ? Math.min(at, length) : at, duration: length },
	};
}

/** `last_watched` restores an entry as it was before it was deleted. */
const WatchBody = watch
	.extend({ last_watched: isoTime.optional() })
	.transform(({ last_watched, ...body }) => ({ watch: toWatch(body), restoredAt: last_watched }));

const RestoreBody = z.object({
	watches: z
		.array(watch.extend({ last_watched: isoTime }))
		.min(1, "watches must contain an entry")
		.max(TITLES_OF_REQUEST_MAX, `watches must contain at most ${TITLES_OF_REQUEST_MAX} entries`)
		.transform((watches) => watches.map(({ last_watched, ...body }) => ({ ...toWatch(body), at: last_watched }))),
});

/** Milliseconds; the largest date of JavaScript. */
const TIME_MAX = 8.64e15;
const TIMES_MAX = 100_000;

const entry = watch
	.extend({ timestamp: z.number().int().min(1).max(TIME_MAX) })
	.transform(({ timestamp, ...body }): ImportedWatch => ({ ...toWatch(body), timestamp }));

const time = z.number().int().min(0).max(TIME_MAX);

/** Times in milliseconds. */
const progress = watch
	.extend({ position: seconds, duration: seconds, played_at: time })
	.transform(({ played_at: playedAt, ...body }): ReportedProgress => {
		const { progress: at, isPlayed: _, session: __, ...ref } = toWatch(body);
		return { ...ref, position: at?.position ?? null, duration: at?.duration ?? 0, playedAt };
	});

/** Times in milliseconds; `watched_at` is 0 when unknown, and of a day its beginning in UTC. */
const play = watch
	.pick({ media_id: true, media_type: true, season: true, episode: true, session: true })
	.extend({
		watched_at: time,
		precision: z.enum(PLAY_PRECISIONS),
		source: z.enum(PLAY_SOURCES),
		copy: z.int().min(0).max(TIMES_MAX).default(0),
		added_at: time,
	})
	.transform(({ watched_at: watchedAt, precision, source, copy, added_at: addedAt, ...body }): SentPlay => {
		const { mediaType, id, season, episode, session } = toWatch(body);
		return { mediaType, id, season, episode, watchedAt, precision, source, copy, session, addedAt };
	});

/** Milliseconds. */
const round = watch
	.pick({ media_id: true, media_type: true })
	.extend({ began_at: time })
	.transform(({ media_id: id, media_type: mediaType, began_at: begunAt }): Round => ({ mediaType, id, begunAt }));

const hiddenTitle = z
	.object({ media_id: mediaId, media_type: mediaType, hidden_at: isoTime })
	.transform(
		({ media_id: id, media_type, hidden_at: hiddenAt }): HiddenTitle => ({ mediaType: media_type, id, hiddenAt }),
	);

/** Replaces an invalid entry. */
const SKIPPED = null as never;

/** At most 500 entries, each validated by itself: an invalid one is skipped. */
function listOf<Entry extends z.ZodType>(name: string, entry: Entry) {
	return z
		.array(entry.catch(SKIPPED), `${name} must be a list`)
		.max(MIGRATE_MAX, `${name} must have at most ${MIGRATE_MAX} entries`);
}

function withoutSkipped<Entry>(list: Entry[]): Entry[] {
	return list.filter((each) => each !== SKIPPED);
}

/** Saved titles that are looked up at a time. */
const LATER = 100;

const MigrateBody = z
	.object({
		watchHistoryData: listOf("watchHistoryData", entry),
		progress: listOf("progress", progress)
			.default([])
			.meta({ description: "How far the browser has played each episode and movie" }),
		plays: listOf("plays", play).default([]).meta({ description: "Each time that something was watched in it" }),
		rounds: listOf("rounds", round).default([]).meta({ description: "Shows that were begun again in it, and when" }),
		watchLater: listOf("watchLater", SavedTitle)
			.default([])
			.meta({ description: "Titles that were saved in it; those that are saved already are skipped" }),
		hidden: listOf("hidden", hiddenTitle)
			.default([])
			.meta({ description: "Titles that are not for the visitor; those that are hidden already keep their time" }),
		hideWatched: z
			.boolean("hideWatched must be true or false")
			.default(false)
			.meta({ description: "true: lists leave out what was watched; false changes nothing" }),
	})
	.transform(({ watchHistoryData: given, ...lists }) => ({
		watches: withoutSkipped(given),
		progress: withoutSkipped(lists.progress),
		plays: withoutSkipped(lists.plays),
		rounds: withoutSkipped(lists.rounds),
		watchLater: withoutSkipped(lists.watchLater),
		hidden: withoutSkipped(lists.hidden),
		hideWatched: lists.hideWatched,
		total: given.length,
	}));

export const operations = [
	defineLibraryOperation("GET /api/watch-history", {
		tag: "Library",
		summary: "List your watch history",
		input: z.object({ query: PageQuery }),
		response: { description: "Newest first", data: z.array(WATCH), extra: { total: COUNT } },
		async handle({ db, profileId, query }) {
			const [entries, total] = await Promise.all([
				listWatches(db, { userId: profileId, ...query }),
				countWatches(db, profileId),
			]);
			return { data: entries.map(toWatchResponse), extra: { total } };
		},
	}),

	defineLibraryOperation("GET /api/watch-history/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Get a title from your watch history",
		input: z.object({ params: TitleParams }),
		response: { description: "The entry", data: WATCH },
		refusals: { missing: { status: 404, code: "not_found", message: "This title is not in your watch history" } },
		async handle({ db, profileId, params, refuse }) {
			const entry = await findWatch(db, { userId: profileId, ...params });
			if (!entry) throw refuse("missing");
			return { data: toWatchResponse(entry) };
		},
	}),

	defineLibraryOperation("POST /api/watch-history", {
		tag: "Library",
		summary: "Record that a title was opened, or how far it was played",
		description: "One entry per title. With last_watched, a deleted entry is restored as it was.",
		input: z.object({ body: WatchBody }),
		response: { description: "The entry", data: WATCH },
		refusals: {
			deletedMeanwhile: { status: 409, code: "conflict", message: "The entry was deleted at the same moment" },
		},
		async handle({ db, platform, profileId, body: { watch, restoredAt }, refuse }) {
			await requireWrites(db, { userId: profileId, count: 1 });
			const entry =
				restoredAt === undefined
					? await recordWatch(db, { userId: profileId, ...watch })
					: await restoreWatch(db, { userId: profileId, ...watch, at: restoredAt });
			if (!entry) throw refuse("deletedMeanwhile");
			const isFirst = entry.watchedAt === entry.lastWatched;
			if (isFirst && !entry.name) await nameTitles(db, openCatalogue(platform), { userId: profileId, titles: [watch] });
			return { data: toWatchResponse(entry) };
		},
	}),

	defineLibraryOperation("DELETE /api/watch-history/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Remove a title from your watch history",
		input: z.object({ params: TitleParams }),
		response: { description: "Removed", data: NOTHING },
		refusals: { missing: { status: 404, code: "not_found", message: "This title is not in your watch history" } },
		async handle({ db, profileId, params, refuse }) {
			if (!(await deleteWatch(db, { userId: profileId, ...params }))) throw refuse("missing");
			return { data: {} };
		},
	}),

	defineLibraryOperation("POST /api/watch-history/remove", {
		tag: "Library",
		summary: "Remove several titles from your watch history",
		description: "At most 100. Titles that are not in the history are not counted.",
		input: z.object({ body: TitlesBody }),
		response: { description: "How many were removed", data: z.strictObject({ removed: COUNT }) },
		async handle({ db, profileId, body }) {
			return { data: { removed: await deleteWatches(db, { userId: profileId, titles: body.titles }) } };
		},
	}),

	defineLibraryOperation("POST /api/watch-history/restore", {
		tag: "Library",
		summary: "Restore titles that were removed from your watch history",
		description: "At most 100, each with the time at which it was last watched.",
		input: z.object({ body: RestoreBody }),
		response: { description: "How many were restored", data: z.strictObject({ restored: COUNT }) },
		async handle({ db, profileId, body: { watches } }) {
			await requireWrites(db, { userId: profileId, count: watches.length });
			return { data: { restored: (await restoreWatches(db, { userId: profileId, watches })).length } };
		},
	}),

	defineLibraryOperation("DELETE /api/watch-history", {
		tag: "Library",
		summary: "Clear your watch history",
		input: NO_INPUT,
		response: { description: "How many entries were deleted", data: z.strictObject({ deleted: COUNT }) },
		async handle({ db, profileId }) {
			return { data: { deleted: await clearWatches(db, profileId) } };
		},
	}),

	defineLibraryOperation("GET /api/watch-history/stats", {
		tag: "Library",
		summary: "Count your watch history",
		input: NO_INPUT,
		response: { description: "The counts", data: WATCH_STATS },
		async handle({ db, profileId }) {
			return { data: toWatchStatsResponse(await readWatchStats(db, profileId)) };
		},
	}),

	defineLibraryOperation("POST /api/watch-history/migrate", {
		tag: "Library",
		summary: "Import the library stored in a browser",
		description:
			"Invalid and known entries are skipped; importing twice changes nothing. A watch history holds 5,000 titles; the oldest are removed to make room. At most 1 MiB.",
		input: z.object({ body: MigrateBody }),
		response: {
			description: "How many entries were imported and skipped",
			data: z.strictObject({ migrated: COUNT, skipped: COUNT, total: COUNT }),
		},
		async handle({ db, platform, profileId, body: { watchLater, hidden, hideWatched, ...library } }) {
			const others = watchLater.length + hidden.length;
			if (others > 0) await requireWrites(db, { userId: profileId, count: others });
			const data = await importWatches(db, { userId: profileId, ...library });
			const catalogue = openCatalogue(platform);
			for (let at = 0; at < watchLater.length; at += LATER)
				await importLater(db, catalogue, { userId: profileId, titles: watchLater.slice(at, at + LATER) });
			if (hidden.length > 0) await hideTitles(db, { userId: profileId, titles: hidden });
			const { watches, progress, plays } = library;
			await nameTitles(db, catalogue, { userId: profileId, titles: [...watches, ...plays, ...progress, ...hidden] });
			if (hideWatched) await setPreferences(db, profileId, { hideWatched });
			return { data };
		},
	}),
];
