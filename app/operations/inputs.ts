// Schemas of what requests of several resources send, and how they are refused.
import { z } from "zod";
import { EPISODE_NUMBER_MAX } from "~/clients/tmdb/limits";
import type { FieldErrors } from "~/domain/accounts/validation";
import type { TitleRef } from "~/domain/catalogue/types";
import { kindOfValue, type RemarkName } from "~/domain/library/changes/remarks";
import { FIRST_FILM_DAY, type PlayTime, readPlayTime } from "~/domain/library/diary/plays";
import { NOTE_MAX, toNote } from "~/domain/library/notes";
import { TITLES_OF_REQUEST_MAX } from "~/domain/library/retention";
import { countParameter } from "~/lib/http/count-parameter";

/** Entries per page of the watch history: the default and the maximum. */
export const HISTORY_PAGE = 50;
const HISTORY_PAGE_MAX = 200;

const ID_MAX = 999_999_999;
const NO_ID = "media_id must be a positive whole number";

/** A positive whole number, written as digits or as a number. */
export const mediaId = z
	.union([z.string().regex(/^[1-9]\d{0,8}$/, NO_ID), z.int(NO_ID).min(1, NO_ID).max(ID_MAX, NO_ID)], {
		error: ({ input }) => (input === undefined ? "media_id is required" : NO_ID),
	})
	.transform(Number);

export const mediaType = z.enum(["movie", "tv"], "media_type must be movie or tv");

/** The title that a path names. */
export const TitleParams = z
	.object({ mediaId, mediaType })
	.transform(({ mediaId: id, mediaType }): TitleRef => ({ mediaType, id }));

/** The titles that a body names, as `{"media_id": 603, "media_type": "movie"}`. */
export const TitlesBody = z.object({
	titles: z
		.array(z.object({ media_id: mediaId, media_type: mediaType }))
		.min(1, "titles must contain a title")
		.max(TITLES_OF_REQUEST_MAX, `titles must contain at most ${TITLES_OF_REQUEST_MAX} titles`)
		.transform((titles) => titles.map((title): TitleRef => ({ mediaType: title.media_type, id: title.media_id }))),
});

/** Of a season or an episode. Season 0 are specials; an episode 0 comes before the first, as a pilot does. */
export const episodeNumber = z
	.int("Must be a whole number")
	.min(0, "Must be at least 0")
	.max(EPISODE_NUMBER_MAX, `Must be at most ${EPISODE_NUMBER_MAX}`);

/** Seconds. No film is longer. */
const SECONDS_MAX = 7 * 24 * 60 * 60;
export const seconds = z
	.number("Must be a number of seconds")
	.min(0, "Must not be negative")
	.max(SECONDS_MAX, "Is too long");

export const session = z
	.uuid("session must be a UUID")
	.optional()
	.meta({ description: "The player's id of this viewing: its end, reported once or often, is one play" });

/** The same in a query string. */
export const episodeDigits = z
	.string()
	.regex(/^\d{1,9}$/, "Must be a whole number")
	.meta({ type: "integer", minimum: 0 })
	.transform(Number)
	.pipe(episodeNumber);

/** ISO 8601; becomes milliseconds since 1970. */
export const isoTime = z.iso
	.datetime({ offset: true, message: "Must be an ISO 8601 date" })
	.transform((text) => Date.parse(text));

/** The id of a play, which its recorder gives. */
export const playId = z.string().regex(/^[\w.-]{1,100}$/, "Must be the id of a play");

/** The id of a person's list. */
export const listId = z.uuid("list must be the id of a list");

/** The place of a title in a list, from 1 on. */
export const listRank = z.int("Must be a whole number").min(1, "Must be at least 1");

/** A note; "" is none. */
export const noteText = z
	.string("note must be text")
	.transform(toNote)
	.refine((note) => note.length <= NOTE_MAX, `note must be at most ${NOTE_MAX} characters`);

/** What a remark says, as it is sent. */
export function remarkValue(name: RemarkName): z.ZodType<string | number> {
	const value = kindOfValue(name);
	if ("characters" in value) return noteText;
	const { from, to } = value;
	return z
		.int(`${name} must be a whole number from ${from} to ${to}`)
		.min(from, `${name} must be at least ${from}`)
		.max(to, `${name} must be at most ${to}`);
}

const NO_PLAY_TIME = "Must be an ISO 8601 time with its zone, a day as YYYY-MM-DD, or null";

/** When something was watched: an instant, a day, or null. */
export const playTime = z
	.union([z.iso.datetime({ offset: true }), z.iso.date(), z.null()], NO_PLAY_TIME)
	.transform((text, context): PlayTime => {
		const time = readPlayTime(text);
		if (time) return time;
		context.addIssue({ code: "custom", message: NO_PLAY_TIME });
		return z.NEVER;
	});

/** In the time zone that is furthest ahead, the day has begun 14 hours before it begins in UTC. */
const AHEAD_MS = 14 * 60 * 60 * 1000;

export const pastTime = playTime.refine(
	({ watchedAt: at, precision }) => at === null || at <= Date.now() + (precision === "day" ? AHEAD_MS : 0),
	"The date must not be in the future",
);

/** Of a play that a person adds. Undo gives back others too, which earlier versions accepted. */
export const watchedTime = pastTime.refine(
	({ watchedAt }) => watchedAt === null || watchedAt >= Date.parse(FIRST_FILM_DAY),
	"The date must not be before 1888: check the year",
);

/** A day on which something was watched. */
export const watchedDay = watchedTime.refine(({ precision }) => precision === "day", "Must be a day as YYYY-MM-DD");

const OFFSET_MAX = 10_000;

/** How many entries a page has. */
export const pageLimit = countParameter("limit", { min: 1, max: HISTORY_PAGE_MAX, otherwise: HISTORY_PAGE });

/** A page of a list. */
export const PageQuery = z.object({
	limit: pageLimit,
	offset: countParameter("offset", { min: 0, max: OFFSET_MAX, otherwise: 0 }),
});

const INVALID_CURSOR = "cursor does not come from this list";

/** The next page of a list that continues where a cursor points. */
export const cursor = z.string().max(100, INVALID_CURSOR).optional();

export const BAD_CURSOR = { status: 422, code: "invalid", message: INVALID_CURSOR };

export const CURSOR_ERRORS = { cursor: INVALID_CURSOR };

export const UserParams = z.object({ id: z.string().meta({ description: "The user's id" }) });

export const NO_SUCH_USER = {
	status: 404,
	code: "not_found",
	message: "This user does not exist",
	/** For the audit log. */
	reason: "unknown",
};

export const LAST_OWNER = {
	status: 409,
	code: "last_owner",
	message: "The last owner can be neither demoted nor deleted. Make someone else an owner first",
};

/** The schema, which also checks rules that forms in the browser use as well. */
export function withRules<Schema extends z.ZodType>(schema: Schema, check: (value: z.output<Schema>) => FieldErrors) {
	return schema.superRefine((value, context) => {
		for (const [field, message] of Object.entries(check(value))) {
			context.addIssue({ code: "custom", path: [field], message });
		}
	});
}
