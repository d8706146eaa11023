import { z } from "zod";
import { confirmPassword } from "~/domain/accounts/own-account.server";
import { isPasswordFresh } from "~/domain/accounts/sessions.server";
import {
	type MarkedEpisode,
	planMark,
	planRestore,
	planUnmark,
	type RestoredEpisode,
} from "~/domain/library/changes/marks.server";
import { ASKED_ABOUT, PLAY_SOURCES, writeWatchTime } from "~/domain/library/diary/plays";
import { listWatched, type WatchedEpisode } from "~/domain/library/diary/watched.server";
import { toMarkedPlay } from "~/domain/library/responses";
import { clearRecord, restoreCleared } from "~/domain/library/store/clear-record.server";
import { MARKED_MAX } from "~/domain/library/store/limits.server";
import { countViewings, PLAYS_MAX } from "~/domain/library/store/record-size.server";
import { readClientNetwork } from "~/http/credentials";
import { sentence } from "~/messages/sentence";
import {
	BAD_CURSOR,
	COMPANY,
	cursor,
	episodeDigits,
	episodeNumber,
	HISTORY_PAGE,
	NOT_OF_ACCOUNT,
	PASSWORD_MISSING,
	pastTime,
	playId,
	TitleParams,
	WRONG_ACCOUNT_PASSWORD,
	watchedDay,
} from "../inputs";
import { defineChange, defineLibraryOperation, NO_INPUT } from "../operation";
import { COUNT, LEFT_OUT, MARKED_PLAY, NOTHING, NUMBER, nextCursor, TIME, WATCH } from "../shapes";
import { applyNow, findCompany, openCatalogueOf } from "./apply-now";

interface Marked {
	season?: number;
	episode?: number;
	again?: unknown;
}

function isPartOfSeason({ season, episode }: Marked): boolean {
	return episode === undefined || season !== undefined;
}

const EPISODE_WITHOUT_SEASON = { path: ["season"], message: sentence("requires", "episode", "season") };

function isWholeShow({ season, again }: Marked): boolean {
	return again === undefined || season === undefined;
}

const AGAIN_WITH_SEASON = { path: ["again"], message: sentence("onlyOfWholeShow", "again") };

/** No season means the whole title. */
const MarkBody = z
	.object({
		season: episodeNumber.optional(),
		episode: episodeNumber.optional(),
		again: z
			.literal(true)
			.optional()
			.meta({ description: "Begins the show again instead: progress counts plays since then, and none is removed" }),
		when: z
			.union([z.enum(["now", "aired", "unknown"]), watchedDay])
			.optional()
			.meta({ description: "When it was watched; by default now, of more than five episodes unknown" }),
		...COMPANY,
	})
	.refine(isPartOfSeason, EPISODE_WITHOUT_SEASON)
	.refine(isWholeShow, AGAIN_WITH_SEASON);

/** The same in a query string. */
const MarkQuery = z
	.object({
		season: episodeDigits.optional(),
		episode: episodeDigits.optional(),
		again: z
			.literal("true")
			.optional()
			.meta({ description: "Takes back that the show was begun again, where nothing of it was watched since" }),
	})
	.refine(isPartOfSeason, EPISODE_WITHOUT_SEASON)
	.refine(isWholeShow, AGAIN_WITH_SEASON);

const UnmarkBody = z.object({
	confirm: z.literal(true).optional().meta({ description: "Also plays that have a date" }),
});

export const WATCHED_EPISODE = z
	.strictObject({
		season: NUMBER.meta({ description: "0 for specials, 1 for a movie" }),
		episode: NUMBER,
		first_watched: TIME.nullable(),
		last_watched: TIME.nullable().meta({ description: "Null where it was not watched, or without a known date" }),
		times: COUNT.meta({ description: "How often it was watched" }),
	})
	.meta({ id: "WatchedEpisode" }) satisfies z.ZodType<ReturnType<typeof toWatchedResponse>>;

const MARKED_EPISODE = WATCHED_EPISODE.extend({
	plays: z.array(MARKED_PLAY).meta({ description: "All that it had" }),
}).meta({ id: "MarkedEpisode" }) satisfies z.ZodType<ReturnType<typeof toMarkedResponse>>;

/** What a mark changed, as it was before. `RecordBody` takes it, to undo the mark. */
const BEFORE = z.strictObject({ before: z.array(MARKED_EPISODE) });

export function toWatchedResponse({ season, episode, firstWatchedAt, watchedAt, times }: WatchedEpisode) {
	const dates = { first_watched: writeWatchTime(firstWatchedAt), last_watched: writeWatchTime(watchedAt) };
	return { season, episode, ...dates, times };
}

function toMarkedResponse({ plays, ...episode }: MarkedEpisode) {
	return { ...toWatchedResponse(episode), plays: plays.map(toMarkedPlay) };
}

const markedPlay = z
	.object({
		id: playId.optional().meta({ description: "Of a play that is there or was; without one it is a new play" }),
		watched_at: pastTime,
		source: z.enum(PLAY_SOURCES),
	})
	.transform(({ id, watched_at, source }) => ({ playId: id ?? crypto.randomUUID(), ...watched_at, source }));

const RecordBody = z.object({
	episodes: z
		.array(
			z
				.object({
					season: episodeNumber,
					episode: episodeNumber,
					plays: z.array(markedPlay).max(PLAYS_MAX),
				})
				.transform((restored): RestoredEpisode => restored),
		)
		.max(MARKED_MAX),
});

export const FULL = {
	status: 409,
	code: "full",
	message: sentence("playsFull"),
} as const;

const MARK_REFUSALS = { missing: "missing", not_aired: "notAired", full: "full" } as const;

const ONLY_SHOWS = { status: 422, code: "invalid", message: sentence("onlyShowsBegin") } as const;

export const operations = [
	defineLibraryOperation("GET /api/watched", {
		tag: "Library",
		summary: "List what you have watched",
		description: `At most ${HISTORY_PAGE} entries, latest first. The record stays until it is cleared.`,
		input: z.object({ query: z.object({ cursor }) }),
		response: {
			description: "Episodes and movies",
			data: z.array(WATCHED_EPISODE.extend(WATCH.pick({ media_id: true, media_type: true }).shape)),
			extra: {
				nextCursor,
				total: COUNT.meta({ description: "Entries of the record, including those that were only started" }),
			},
		},
		refusals: { badCursor: BAD_CURSOR },
		async handle({ db, profileId, query, refuse }) {
			const [page, total] = await Promise.all([
				listWatched(db, { profileId, limit: HISTORY_PAGE, ...query }),
				countViewings(db, profileId),
			]);
			if (!page) throw refuse("badCursor");
			const data = page.entries.map(({ mediaType, id, ...entry }) => ({
				media_id: String(id),
				media_type: mediaType,
				...toWatchedResponse(entry),
			}));
			return { data, extra: { total, nextCursor: page.nextCursor } };
		},
	}),

	defineChange("POST /api/watched/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Mark a movie, a show, a season or an episode as watched",
		description: "Without a season, the whole title except specials and episodes that have not aired.",
		input: z.object({ params: TitleParams, body: MarkBody }),
		isBodyOptional: true,
		response: {
			description: "What changed, as it was before; PUT restores it",
			data: BEFORE.extend({ refused: LEFT_OUT.optional() }),
		},
		refusals: {
			movie: ONLY_SHOWS,
			missing: { status: 404, code: "not_found", message: sentence("noTitleOrEpisode") },
			notAired: { status: 409, code: "not_aired", message: sentence("notAired") },
			strangers: NOT_OF_ACCOUNT,
			full: FULL,
		},
		async handle({ params, body: { again, with: named, pins, ...body }, refuse, ...context }) {
			const at = Date.now();
			if (again) {
				if (params.mediaType === "movie") throw refuse("movie");
				await applyNow(context, [{ kind: "begin", at, ...params }]);
				return { data: { before: [] } };
			}
			const { db, profileId } = context;
			const mark = { kind: "mark", at, ...params, ...body } as const;
			const company = await findCompany(context, { title: params, with: named, pins });
			if (!company) throw refuse("strangers");
			const { companions, refused } = company;
			const planned = await planMark(db, openCatalogueOf(context), { profileId, change: mark, companions });
			if (!planned.ok) throw refuse(MARK_REFUSALS[planned.reason]);
			await applyNow(context, planned.changes, { companions });
			return { data: { before: planned.before.map(toMarkedResponse), ...(refused && { refused }) } };
		},
	}),

	defineChange("DELETE /api/watched/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Mark a movie, a show, a season or an episode as not watched",
		description:
			"Without a season, the whole title except specials. A play that has a date, or more than one, is removed only where that is confirmed; marks of the last ten minutes do not count.",
		input: z.object({ params: TitleParams, query: MarkQuery, body: UnmarkBody }),
		isBodyOptional: true,
		response: { description: "What changed, as it was before; PUT restores it", data: BEFORE },
		refusals: {
			movie: ONLY_SHOWS,
			datedPlays: {
				status: 409,
				code: "dated_plays",
				message: sentence("confirmDated"),
			},
		},
		async handle({ params, query: { again, ...query }, body: { confirm }, refuse, ...context }) {
			const at = Date.now();
			if (again) {
				if (params.mediaType === "movie") throw refuse("movie");
				await applyNow(context, [{ kind: "unbegin", at, ...params }]);
				return { data: { before: [] } };
			}
			const unmark = { kind: "unmark", at, ...params, ...query, confirm } as const;
			const planned = await planUnmark(context.db, { profileId: context.profileId, change: unmark });
			if (!planned.ok) {
				const { plays } = planned;
				const added = { count: plays.length, plays: plays.slice(0, ASKED_ABOUT).map(toMarkedPlay) };
				throw refuse("datedPlays", {
					errors: { confirm: sentence("confirmRemoval", plays.length) },
					added,
				});
			}
			await applyNow(context, planned.changes);
			return { data: { before: planned.before.map(toMarkedResponse) } };
		},
	}),

	defineChange("PUT /api/watched/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Restore the record of a title",
		description: "Undoes a mark: send what that call returned.",
		input: z.object({ params: TitleParams, body: RecordBody }),
		response: { description: "Restored", data: NOTHING },
		async handle({ params, body, ...context }) {
			const part = { profileId: context.profileId, at: Date.now(), ...params, ...body };
			await applyNow(context, await planRestore(context.db, part));
			return { data: {} };
		},
	}),

	defineLibraryOperation("DELETE /api/watched", {
		tag: "Library",
		summary: "Clear what you watched, where you stopped and your ratings",
		description:
			"With the password of the account, unless it was given within ten minutes. It can be brought back for 30 days.",
		input: z.object({ body: z.object({ password: z.string().max(1000).optional() }) }),
		isBodyOptional: true,
		response: {
			description: "How many plays were removed",
			data: z.strictObject({ removed: COUNT, undo_until: TIME }),
		},
		refusals: {
			passwordMissing: PASSWORD_MISSING,
			"wrong-password": WRONG_ACCOUNT_PASSWORD,
		},
		async handle({ db, request, user, session, profileId, body: { password }, refuse }) {
			if (!isPasswordFresh(session)) {
				if (!password) throw refuse("passwordMissing");
				const holder = { userId: user.id, sessionId: session.sessionId, network: readClientNetwork(request) };
				const isRight = (await confirmPassword(db, { ...holder, password })) !== null;
				if (!isRight) throw refuse("wrong-password");
			}
			const { removed, undoUntil } = await clearRecord(db, profileId);
			return { data: { removed, undo_until: new Date(undoUntil).toISOString() } };
		},
	}),

	defineLibraryOperation("POST /api/watched/restore-cleared", {
		tag: "Library",
		summary: "Bring back what you cleared in the last 30 days",
		description: "Exactly as it was. What was added since stays, and nothing is there twice.",
		input: NO_INPUT,
		response: { description: "How many plays were brought back", data: z.strictObject({ restored: COUNT }) },
		refusals: {
			missing: { status: 404, code: "not_found", message: sentence("nothingToRestore") },
			full: FULL,
		},
		async handle({ db, profileId, refuse }) {
			const result = await restoreCleared(db, profileId);
			if (!result.ok) throw refuse(result.reason);
			return { data: { restored: result.restored } };
		},
	}),
];
