import { z } from "zod";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import type { EpisodeRef, TitleRef } from "~/domain/catalogue/types";
import { applyChanges } from "~/domain/library/changes/apply-changes.server";
import { countOpened } from "~/domain/library/changes/change-results.server";
import { findEntry } from "~/domain/library/changes/change-state.server";
import type { Change, ChangeOf } from "~/domain/library/changes/changes";
import { idOfReport, PLAY_PRECISIONS, PLAY_SOURCES } from "~/domain/library/diary/plays";
import { toRefusedResponse, toWatchResponse, toWatchStatsResponse } from "~/domain/library/responses";
import { TITLES_OF_REQUEST_MAX } from "~/domain/library/retention";
import { setPreferences } from "~/domain/library/store/preferences.server";
import {
	clearWatches,
	countWatches,
	findWatch,
	listWatches,
	readWatchStats,
} from "~/domain/library/store/watch-history.server";
import { sentence } from "~/messages/sentence";
import {
	COMPANY,
	episodeNumber,
	isoTime,
	mediaId,
	mediaType,
	NOT_OF_ACCOUNT,
	PageQuery,
	seconds,
	session,
	TitleParams,
	TitlesBody,
} from "../inputs";
import { defineChange, defineLibraryOperation, NO_INPUT } from "../operation";
import { COUNT, LEFT_OUT, NOTHING, REFUSED, WATCH, WATCH_STATS } from "../shapes";
import { applyNow, type ChangeContext, findCompany, takeOut } from "./apply-now";
import { SavedTitle } from "./watch-later";

/** Entries that one call migrates at most. */
const MIGRATE_MAX = 500;

const watch = z.object({
	media_id: mediaId,
	media_type: mediaType,
	season: episodeNumber.default(1),
	episode: episodeNumber.default(1),
	position: seconds.optional(),
	duration: seconds.optional(),
	/** Whether it was played although the player reports no position. */
	played: z.boolean().optional(),
	session,
});

type SentWatch = z.output<typeof watch>;

/** A movie has no episodes. */
function toPlace({ media_type: mediaType, media_id: id, season, episode }: SentWatch): EpisodeRef {
	return { mediaType, id, ...(mediaType === "movie" ? { season: 1, episode: 1 } : { season, episode }) };
}

/** A position beyond the end is the end. Without one, it is not known. */
function toPosition({ position, duration = 0 }: SentWatch) {
	if (position === undefined) return null;
	const [at, length] = [Math.round(position), Math.round(duration)];
	return { position: length > 0 ? Math.min(at, length) : at, duration: length };
}

/** A title that was only opened has none. */
function toProgress(sent: SentWatch, at: number): ChangeOf<"progress">[] {
	const position = toPosition(sent);
	if (!position && !sent.played) return [];
	const played = position ?? { position: null, duration: 0 };
	return [{ kind: "progress", at, ...toPlace(sent), ...played, ...(sent.session && { session: sent.session }) }];
}

/** An entry as it was before it was deleted. */
function toRestored({ last_watched: since, ...sent }: SentWatch & { last_watched: number }): Change {
	return { kind: "open", at: Date.now(), ...toPlace(sent), since, ...toPosition(sent) };
}

/** `last_watched` restores an entry as it was before it was deleted. */
const WatchBody = watch.extend({ last_watched: isoTime.optional(), ...COMPANY });

const RestoreBody = z.object({
	watches: z
		.array(watch.extend({ last_watched: isoTime }))
		.min(1)
		.max(TITLES_OF_REQUEST_MAX),
});

/** Milliseconds; the largest date of JavaScript. */
const TIME_MAX = 8.64e15;
const TIMES_MAX = 100_000;

const entry = watch
	.extend({ timestamp: z.number().int().min(1).max(TIME_MAX) })
	.transform(({ timestamp: at, ...sent }): Change[] => [
		{ kind: "open", at, ...toPlace(sent) },
		...toProgress(sent, at),
	]);

const time = z.number().int().min(0).max(TIME_MAX);

/** Times in milliseconds. */
const progress = watch
	.extend({ position: seconds, duration: seconds, played_at: time })
	.transform(({ played_at: at, ...sent }): Change[] => toProgress(sent, at));

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
	.transform(({ precision, source, copy, added_at: at, session: id, ...sent }): Change[] => {
		const place = toPlace(sent);
		const watchedAt = precision === "unknown" ? null : Math.min(sent.watched_at, Date.now());
		const playId = id ?? idOfReport(place, watchedAt ?? 0, copy);
		return [{ kind: "play", at, ...place, playId, watchedAt, precision, source }];
	});

const TITLE = { media_id: mediaId, media_type: mediaType };

/** Milliseconds. */
const round = z
	.object({ ...TITLE, began_at: time })
	.transform(({ media_id: id, media_type: type, began_at: at }): Change[] => [
		{ kind: "begin", at, mediaType: type, id },
	]);

const hiddenTitle = z
	.object({ ...TITLE, hidden_at: isoTime })
	.transform(({ media_id: id, media_type: type, hidden_at: at }): Change[] => [
		{ kind: "hide", at, mediaType: type, id },
	]);

/** Replaces an invalid entry. */
const SKIPPED = null as never;

/** At most 500 entries, each validated by itself: an invalid one is skipped. */
function listOf<Entry extends z.ZodType>(entry: Entry) {
	return z.array(entry.catch(SKIPPED)).max(MIGRATE_MAX);
}

/** The changes of those that are valid. */
function toChanges(list: Change[][]): Change[] {
	return list.filter((changes) => changes !== SKIPPED).flat();
}

const MigrateBody = z
	.object({
		watchHistoryData: listOf(entry),
		progress: listOf(progress)
			.default([])
			.meta({ description: "How far the browser has played each episode and movie" }),
		plays: listOf(play).default([]).meta({ description: "Each time that something was watched in it" }),
		rounds: listOf(round).default([]).meta({ description: "Shows that were begun again in it, and when" }),
		watchLater: listOf(SavedTitle)
			.default([])
			.meta({ description: "Titles that were saved in it; those that are saved already are skipped" }),
		hidden: listOf(hiddenTitle)
			.default([])
			.meta({ description: "Titles that are not for the visitor; those that are hidden already keep their time" }),
		hideWatched: z
			.boolean()
			.default(false)
			.meta({ description: "true: lists leave out what was watched; false changes nothing" }),
	})
	.transform(({ watchHistoryData: watches, hideWatched, ...lists }) => ({
		changes: [watches, ...Object.values(lists)].flatMap(toChanges),
		hideWatched,
		total: watches.length,
	}));

/** Returns how many of them were in the history. */
async function closeTitles(context: ChangeContext, titles: TitleRef[]): Promise<number> {
	return (await takeOut(context, "close", titles)).filter(({ kind }) => kind === "open").length;
}

export const operations = [
	defineLibraryOperation("GET /api/watch-history", {
		tag: "Library",
		summary: "List your watch history",
		input: z.object({ query: PageQuery }),
		response: { description: "Newest first", data: z.array(WATCH), extra: { total: COUNT } },
		async handle({ db, profileId, query }) {
			const [entries, total] = await Promise.all([
				listWatches(db, { profileId, ...query }),
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
		refusals: { missing: { status: 404, code: "not_found", message: sentence("notInHistory") } },
		async handle({ db, profileId, params, refuse }) {
			const entry = await findWatch(db, { profileId, ...params });
			if (!entry) throw refuse("missing");
			return { data: toWatchResponse(entry) };
		},
	}),

	defineChange("POST /api/watch-history", {
		tag: "Library",
		summary: "Record that a title was opened, or how far it was played",
		description: "One entry per title. With last_watched, a deleted entry is restored as it was.",
		input: z.object({ body: WatchBody }),
		response: {
			description: "The entry",
			data: WATCH.extend({ refused: LEFT_OUT.optional() }).meta({ id: "RecordedWatch" }),
		},
		refusals: {
			deletedMeanwhile: { status: 409, code: "conflict", message: sentence("deletedMeanwhile") },
			strangers: NOT_OF_ACCOUNT,
		},
		async handle({ body: { last_watched: restoredAt, ...sent }, refuse, ...context }) {
			const company = await findCompany(context, { ...sent, title: toPlace(sent) });
			if (!company) throw refuse("strangers");
			const { companions, refused } = company;
			const now = Date.now();
			const changes: Change[] =
				restoredAt === undefined
					? [{ kind: "open", at: now, ...toPlace(sent) }, ...toProgress(sent, now)]
					: [toRestored({ ...sent, last_watched: restoredAt })];
			const { after } = await applyNow(context, changes, { companions });
			const entry = findEntry(after, changes);
			if (!entry) throw refuse("deletedMeanwhile");
			return { data: { ...toWatchResponse(entry), ...(refused && { refused }) } };
		},
	}),

	defineChange("DELETE /api/watch-history/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Remove a title from your watch history",
		input: z.object({ params: TitleParams }),
		response: { description: "Removed", data: NOTHING },
		refusals: { missing: { status: 404, code: "not_found", message: sentence("notInHistory") } },
		async handle({ refuse, params, ...context }) {
			if ((await closeTitles(context, [params])) === 0) throw refuse("missing");
			return { data: {} };
		},
	}),

	defineChange("POST /api/watch-history/remove", {
		tag: "Library",
		summary: "Remove several titles from your watch history",
		description: "At most 100. Titles that are not in the history are not counted.",
		input: z.object({ body: TitlesBody }),
		response: { description: "How many were removed", data: z.strictObject({ removed: COUNT }) },
		async handle({ body, ...context }) {
			return { data: { removed: await closeTitles(context, body.titles) } };
		},
	}),

	defineChange("POST /api/watch-history/restore", {
		tag: "Library",
		summary: "Restore titles that were removed from your watch history",
		description: "At most 100, each with the time at which it was last watched.",
		input: z.object({ body: RestoreBody }),
		response: { description: "How many were restored", data: z.strictObject({ restored: COUNT }) },
		async handle({ body: { watches }, ...context }) {
			const changes = watches.map(toRestored);
			const { undo } = await applyNow(context, changes, { wantsUndo: true });
			return { data: { restored: undo.filter(({ kind }) => kind === "close" || kind === "open").length } };
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
			description: "How many entries were imported and skipped, and what was well formed and not taken",
			data: z.strictObject({ migrated: COUNT, skipped: COUNT, total: COUNT, refused: z.array(REFUSED) }),
		},
		async handle({ db, platform, profileId, body: { changes, hideWatched, total } }) {
			const applied = await applyChanges(db, openCatalogue(platform), { profileId, changes, wantsUndo: true });
			if (hideWatched) await setPreferences(db, profileId, { hideWatched });
			const migrated = countOpened(changes, applied);
			const refused = applied.refused.map(toRefusedResponse);
			return { data: { migrated, skipped: total - migrated, total, refused } };
		},
	}),
];
