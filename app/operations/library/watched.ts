// Owns the record of what was watched as `/api` takes and gives it.
import { z } from "zod";
import { MARKED_MAX, type WatchedEpisode } from "~/domain/library/watched.server";
import { COUNT, NUMBER, TIME } from "../shapes";
import { episodeNumber, isoTime } from "./watch";

const EPISODE_WITHOUT_SEASON = "An episode needs its season";

/** Nothing names the whole title. */
export const TitlePartBody = z
	.object({ season: episodeNumber.optional(), episode: episodeNumber.optional() })
	.refine(({ season, episode }) => episode === undefined || season !== undefined, {
		path: ["season"],
		message: EPISODE_WITHOUT_SEASON,
	});

/** A number in a query string. */
const digits = z
	.string()
	.regex(/^\d{1,9}$/, "Must be a whole number")
	.meta({ type: "integer", minimum: 0 })
	.transform(Number);

/** The same in a query string. */
export const TitlePartQuery = z
	.object({ season: digits.pipe(episodeNumber).optional(), episode: digits.pipe(episodeNumber).optional() })
	.refine(({ season, episode }) => episode === undefined || season !== undefined, {
		path: ["season"],
		message: EPISODE_WITHOUT_SEASON,
	});

export const WATCHED_EPISODE = z
	.strictObject({
		season: NUMBER.meta({ description: "0 for specials, 1 for a movie" }),
		episode: NUMBER,
		first_watched: TIME.nullable(),
		last_watched: TIME.nullable().meta({ description: "Null for an episode that was not watched" }),
		times: COUNT.meta({ description: "How often it was watched" }),
	})
	.meta({ id: "WatchedEpisode" }) satisfies z.ZodType<ReturnType<typeof toWatchedResponse>>;

/** What a mark changed, as it was before. `RecordBody` takes it, to undo the mark. */
export const BEFORE = z.strictObject({ before: z.array(WATCHED_EPISODE) });

function toTime(time: number): string | null {
	return time > 0 ? new Date(time).toISOString() : null;
}

export function toWatchedResponse({ season, episode, firstWatchedAt, watchedAt, times }: WatchedEpisode) {
	return { season, episode, first_watched: toTime(firstWatchedAt), last_watched: toTime(watchedAt), times };
}

const TIMES_MAX = 100_000;

export const RecordBody = z.object({
	episodes: z
		.array(
			z
				.object({
					season: episodeNumber,
					episode: episodeNumber,
					first_watched: isoTime.nullable(),
					last_watched: isoTime.nullable(),
					times: z.int().min(0).max(TIMES_MAX),
				})
				.transform(({ season, episode, first_watched, last_watched, times }): WatchedEpisode => {
					if (!last_watched || times === 0) return { season, episode, firstWatchedAt: 0, watchedAt: 0, times: 0 };
					const watchedAt = Math.min(last_watched, Date.now());
					return { season, episode, firstWatchedAt: Math.min(first_watched ?? watchedAt, watchedAt), watchedAt, times };
				}),
		)
		.max(MARKED_MAX, `episodes must name at most ${MARKED_MAX} episodes`),
});

export const FULL = {
	status: 409,
	code: "full",
	message: "Your record of what you watched holds 100,000 entries and is full. Remove some entries first",
} as const;
