import { z } from "zod";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { MARKED_MAX } from "~/domain/library/limits.server";
import { PLAY_SOURCES, writePlayTime, writeWatchTime } from "~/domain/library/plays";
import { countViewings, PLAYS_MAX } from "~/domain/library/record-size.server";
import { beginRound, takeBackRound } from "~/domain/library/rounds.server";
import { listAiredEpisodes } from "~/domain/library/season-lists.server";
import { nameTitles } from "~/domain/library/title-names.server";
import {
	clearViewings,
	listWatched,
	type MarkedEpisode,
	markWatched,
	type RestoredEpisode,
	restoreRecord,
	unmarkWatched,
	type WatchedEpisode,
} from "~/domain/library/watched.server";
import {
	BAD_CURSOR,
	CURSOR_ERRORS,
	cursor,
	episodeDigits,
	episodeNumber,
	HISTORY_PAGE,
	pastTime,
	playId,
	TitleParams,
} from "../inputs";
import { defineLibraryOperation, NO_INPUT } from "../operation";
import { COUNT, NOTHING, NUMBER, nextCursor, PLAY, TIME, WATCH } from "../shapes";

interface Marked {
	season?: number;
	episode?: number;
	again?: unknown;
}

function isPartOfSeason({ season, episode }: Marked): boolean {
	return episode === undefined || season !== undefined;
}

const EPISODE_WITHOUT_SEASON = { path: ["season"], message: "episode requires season" };

function isWholeShow({ season, again }: Marked): boolean {
	return again === undefined || season === undefined;
}

const AGAIN_WITH_SEASON = { path: ["again"], message: "again is for a whole show" };

/** No season means the whole title. */
const MarkBody = z
	.object({
		season: episodeNumber.optional(),
		episode: episodeNumber.optional(),
		again: z
			.literal(true)
			.optional()
			.meta({ description: "Begins the show again instead: progress counts plays since then, and none is removed" }),
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

export const WATCHED_EPISODE = z
	.strictObject({
		season: NUMBER.meta({ description: "0 for specials, 1 for a movie" }),
		episode: NUMBER,
		first_watched: TIME.nullable(),
		last_watched: TIME.nullable().meta({ description: "Null where it was not watched, or without a known date" }),
		times: COUNT.meta({ description: "How often it was watched" }),
	})
	.meta({ id: "WatchedEpisode" }) satisfies z.ZodType<ReturnType<typeof toWatchedResponse>>;

const MARKED_PLAY = PLAY.pick({ id: true, watched_at: true, precision: true, source: true });

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
	return {
		...toWatchedResponse(episode),
		plays: plays.map(({ playId, precision, source, ...at }) => {
			return { id: playId, watched_at: writePlayTime({ precision, ...at }), precision, source };
		}),
	};
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
		.max(MARKED_MAX, `episodes must contain at most ${MARKED_MAX} episodes`),
});

export const FULL = {
	status: 409,
	code: "full",
	message: "Your record of what you watched is full: it holds 100,000 plays. Remove some first",
} as const;

const ONLY_SHOWS = { status: 422, code: "invalid", message: "Only a show can be begun again" } as const;

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
				listWatched(db, { userId: profileId, limit: HISTORY_PAGE, ...query }),
				countViewings(db, profileId),
			]);
			if (!page) throw refuse("badCursor", { errors: CURSOR_ERRORS });
			const data = page.entries.map(({ mediaType, id, ...entry }) => ({
				media_id: String(id),
				media_type: mediaType,
				...toWatchedResponse(entry),
			}));
			return { data, extra: { total, nextCursor: page.nextCursor } };
		},
	}),

	defineLibraryOperation("POST /api/watched/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Mark a movie, a show, a season or an episode as watched",
		description: "Without a season, the whole title except specials and episodes that have not aired.",
		input: z.object({ params: TitleParams, body: MarkBody }),
		isBodyOptional: true,
		response: { description: "What changed, as it was before; PUT restores it", data: BEFORE },
		refusals: {
			movie: ONLY_SHOWS,
			missing: { status: 404, code: "not_found", message: "This title, season or episode does not exist" },
			notAired: { status: 409, code: "not_aired", message: "This episode has not aired yet" },
			full: FULL,
		},
		async handle({ db, platform, profileId, params, body: { again, ...body }, refuse }) {
			const part = { userId: profileId, ...params, ...body };
			if (again) {
				if (params.mediaType === "movie") throw refuse("movie");
				await beginRound(db, part);
				return { data: { before: [] } };
			}
			const episodes = await listAiredEpisodes(openCatalogue(platform), part);
			if (!episodes) throw refuse("missing");
			if (body.episode !== undefined && episodes.length === 0) throw refuse("notAired");
			const marked = await markWatched(db, { ...part, episodes });
			if (!marked.ok) throw refuse(marked.reason);
			await nameTitles(db, openCatalogue(platform), { userId: profileId, titles: [params] });
			return { data: { before: marked.before.map(toMarkedResponse) } };
		},
	}),

	defineLibraryOperation("DELETE /api/watched/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Mark a movie, a show, a season or an episode as not watched",
		description: "Without a season, the whole title except specials.",
		input: z.object({ params: TitleParams, query: MarkQuery }),
		response: { description: "What changed, as it was before; PUT restores it", data: BEFORE },
		refusals: { movie: ONLY_SHOWS },
		async handle({ db, profileId, params, query: { again, ...query }, refuse }) {
			const part = { userId: profileId, ...params, ...query };
			if (again) {
				if (params.mediaType === "movie") throw refuse("movie");
				await takeBackRound(db, part);
				return { data: { before: [] } };
			}
			const before = await unmarkWatched(db, part);
			return { data: { before: before.map(toMarkedResponse) } };
		},
	}),

	defineLibraryOperation("PUT /api/watched/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Restore the record of a title",
		description: "Undoes a mark: send what that call returned.",
		input: z.object({ params: TitleParams, body: RecordBody }),
		response: { description: "Restored", data: NOTHING },
		async handle({ db, profileId, params, body }) {
			await restoreRecord(db, { userId: profileId, ...params, ...body });
			return { data: {} };
		},
	}),

	defineLibraryOperation("DELETE /api/watched", {
		tag: "Library",
		summary: "Clear the record of what you watched and where you stopped, and your ratings",
		input: NO_INPUT,
		response: { description: "How many entries of the record were deleted", data: z.strictObject({ deleted: COUNT }) },
		async handle({ db, profileId }) {
			return { data: { deleted: await clearViewings(db, profileId) } };
		},
	}),
];
