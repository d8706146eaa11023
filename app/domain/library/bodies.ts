// Owns the shapes of what `/api` is sent about the library.
import { z } from "zod";
import { HISTORY_PAGE, HISTORY_PAGE_MAX, MIGRATE_MAX } from "~/product";
import type { Watch } from "./types";
import type { ImportedWatch } from "./watch-import.server";

/** Seconds. No film is longer. */
const SECONDS_MAX = 7 * 24 * 60 * 60;
/** No date of JavaScript lies further ahead. */
const TIME_MAX = 8.64e15;
const OFFSET_MAX = 10_000;
const ID_MAX = 999_999_999;

/** Bytes. */
export const MIGRATE_BODY_MAX = 1024 * 1024;

const NO_ID = "media_id must be a positive whole number";
const mediaId = z
	.union([z.string().regex(/^[1-9]\d{0,8}$/, NO_ID), z.int(NO_ID).min(1, NO_ID).max(ID_MAX, NO_ID)], {
		error: ({ input }) => (input === undefined ? "media_id is required" : NO_ID),
	})
	.transform(Number);
const mediaType = z.enum(["movie", "tv"], "media_type must be movie or tv");
const number = z.int("Must be a whole number").min(1, "Must be at least 1").max(10_000, "Must be at most 10000");
const seconds = z.number("Must be a number of seconds").min(0, "Must not be negative").max(SECONDS_MAX, "Is too long");
const time = z.iso
	.datetime({ offset: true, message: "Must be a date as ISO 8601" })
	.transform((text) => Date.parse(text));

const watch = z.object({
	media_id: mediaId,
	media_type: mediaType,
	season: number.default(1),
	episode: number.default(1),
	position: seconds.optional(),
	duration: seconds.optional(),
});

/** A movie has no episodes; a position beyond the end is the end. */
function toWatch({ media_id, media_type, season, episode, position, duration = 0 }: z.output<typeof watch>): Watch {
	const place = media_type === "movie" ? { season: 1, episode: 1 } : { season, episode };
	const length = Math.round(duration);
	const at = position === undefined ? null : Math.round(position);
	return {
		mediaType: media_type,
		mediaId: media_id,
		...place,
		progress: at === null ? null : { position: length > 0 ? Math.min(at, length) : at, duration: length },
	};
}

/** `last_watched` puts an entry back as it was before it was deleted. */
export const WatchBody = watch
	.extend({ last_watched: time.optional() })
	.transform(({ last_watched, ...body }) => ({ watch: toWatch(body), restoredAt: last_watched }));

const entry = watch
	.extend({ timestamp: z.number().int().min(1).max(TIME_MAX) })
	.transform(({ timestamp, ...body }): ImportedWatch => ({ ...toWatch(body), timestamp }));

/** Stands for an entry that does not pass. */
const SKIPPED = null as never;

/** Entries are judged one by one: a bad one is skipped. */
export const MigrateBody = z
	.object({
		watchHistoryData: z
			.array(entry.catch(SKIPPED), "watchHistoryData must be a list")
			.max(MIGRATE_MAX, `watchHistoryData must have at most ${MIGRATE_MAX} entries`),
	})
	.transform(({ watchHistoryData: given }) => ({
		watches: given.filter((each) => each !== SKIPPED),
		total: given.length,
	}));

export const LaterBody = z.object({
	media_id: mediaId,
	media_type: mediaType,
	nextSeason: number.optional(),
	nextEpisode: number.optional(),
	/** Keeps a title's place in the list when a removal is taken back. */
	added_at: time.optional(),
});

export const SampleBody = z.object({ media_id: mediaId, media_type: mediaType, removed: z.boolean() });

/** A number as a query writes it; its description says the bounds that the digits stand for. */
function count(low: number, high: number, fallback: number) {
	const error = `Must be a whole number from ${low} to ${high}`;
	return z
		.string()
		.regex(/^\d{1,9}$/, error)
		.meta({ type: "integer", minimum: low, maximum: high, default: fallback })
		.transform(Number)
		.pipe(z.number().min(low, error).max(high, error))
		.default(fallback);
}

export const PageQuery = z.object({
	limit: count(1, HISTORY_PAGE_MAX, HISTORY_PAGE),
	offset: count(0, OFFSET_MAX, 0),
});

/** The title that an address names. */
export const TitleParams = z.object({ mediaId, mediaType });
