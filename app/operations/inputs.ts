// Schemas of what requests of several resources send, and how they are refused.
import { z } from "zod";
import { EPISODE_NUMBER_MAX } from "~/clients/tmdb/limits";
import { WRONG_PASSWORD } from "~/domain/accounts/own-account.server";
import { PROFILES_MAX } from "~/domain/accounts/profiles";
import { type FieldErrors, REQUIRED } from "~/domain/accounts/validation";
import type { TitleRef } from "~/domain/catalogue/types";
import { type RemarkName, remarkKind } from "~/domain/library/changes/remarks";
import { FIRST_FILM_DAY, type PlayTime, readPlayTime } from "~/domain/library/diary/plays";
import { SECONDS_MAX } from "~/domain/library/next/progress";
import { NOTE_MAX, toNote } from "~/domain/library/notes";
import { TITLES_OF_REQUEST_MAX } from "~/domain/library/retention";
import { ofField } from "~/http/field-errors";
import { countParameter } from "~/lib/http/count-parameter";
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, LANGUAGES, type Language } from "~/lib/language/languages";
import { isRegion } from "~/lib/regions";
import { AHEAD_MS } from "~/lib/text/time-zones";
import { sentence } from "~/messages/sentence";

/** Entries per page of the watch history: the default and the maximum. */
export const HISTORY_PAGE = 50;
const HISTORY_PAGE_MAX = 200;

const ID_MAX = 999_999_999;
const NO_ID = sentence("mustBePositive", "media_id");

/** A positive whole number, written as digits or as a number. */
export const mediaId = z
	.union([z.string().regex(/^[1-9]\d{0,8}$/, NO_ID), z.int(NO_ID).min(1, NO_ID).max(ID_MAX, NO_ID)], {
		error: ({ input }) => (input === undefined ? sentence("isRequired", "media_id") : NO_ID),
	})
	.transform(Number);

export const mediaType = z.enum(["movie", "tv"]);

const UPSTREAM_LANGUAGES = LANGUAGE_TAGS.map((tag) => LANGUAGES[tag].upstream);

/** Of the catalogue's texts. */
export const catalogueLanguage = z
	.enum(UPSTREAM_LANGUAGES)
	.transform(
		(upstream): Language => LANGUAGE_TAGS.find((tag) => LANGUAGES[tag].upstream === upstream) ?? DEFAULT_LANGUAGE,
	)
	.optional()
	.meta({ description: "Of titles and texts; en-US by default" });

/** Where offers, release dates and certificates are of. */
export const catalogueRegion = z
	.string()
	.refine(isRegion, { error: ofField((name) => sentence("mustBeCountry", name)) })
	.optional()
	.meta({ description: "Country of offers, release dates and age ratings, as ES" });

/** The title that a path names. */
export const TitleParams = z
	.object({ mediaId, mediaType })
	.transform(({ mediaId: id, mediaType }): TitleRef => ({ mediaType, id }));

/** The titles that a body names, as `{"media_id": 603, "media_type": "movie"}`. */
export const TitlesBody = z.object({
	titles: z
		.array(z.object({ media_id: mediaId, media_type: mediaType }))
		.min(1)
		.max(TITLES_OF_REQUEST_MAX)
		.transform((titles) => titles.map((title): TitleRef => ({ mediaType: title.media_type, id: title.media_id }))),
});

/** Of a season or an episode. Season 0 are specials; an episode 0 comes before the first, as a pilot does. */
export const episodeNumber = z.int().min(0).max(EPISODE_NUMBER_MAX);

export const seconds = z.number().min(0).max(SECONDS_MAX);

export const session = z
	.uuid()
	.optional()
	.meta({ description: "The player's id of this viewing: its end, reported once or often, is one play" });

/** The same in a query string. */
export const episodeDigits = z
	.string()
	.regex(/^\d{1,9}$/, { error: ofField((name) => sentence("mustBeWhole", name)) })
	.meta({ type: "integer", minimum: 0 })
	.transform(Number)
	.pipe(episodeNumber);

/** ISO 8601; becomes milliseconds since 1970. */
export const isoTime = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** The id of a play, which its recorder gives. */
export const playId = z.string().regex(/^[\w.-]{1,100}$/, { error: ofField((name) => sentence("mustBePlayId", name)) });

/** The id of a person's list. */
export const listId = z.uuid();

/** The place of a title in a list, from 1 on. */
export const listRank = z.int().min(1);

/** A text of a person's own, in lines; "" is none. */
const ownText = (characters: number) =>
	z
		.string()
		.transform(toNote)
		.refine((text) => text.length <= characters, {
			error: ofField((name) => sentence("atMostCharacters", name, characters)),
		});

export const noteText = ownText(NOTE_MAX);

/** What a remark says, as it is sent. */
export function remarkValue(name: RemarkName): z.ZodType<string | number> {
	const { value } = remarkKind(name);
	return "characters" in value ? ownText(value.characters) : z.int().min(value.from).max(value.to);
}

const noPlayTime = ofField((name) => sentence("mustBePlayTime", name));

/** When something was watched: an instant, a day, or null. */
export const playTime = z
	.union([z.iso.datetime({ offset: true }), z.iso.date(), z.null()], { error: noPlayTime })
	.refine((text) => readPlayTime(text) !== null, { error: noPlayTime })
	.transform((text): PlayTime => readPlayTime(text) ?? z.NEVER);

export const pastTime = playTime.refine(
	({ watchedAt: at, precision }) => at === null || at <= Date.now() + (precision === "day" ? AHEAD_MS : 0),
	sentence("noFutureDate"),
);

/** Of a play that a person adds. Undo gives back others too, which earlier versions accepted. */
export const watchedTime = pastTime.refine(
	({ watchedAt }) => watchedAt === null || watchedAt >= Date.parse(FIRST_FILM_DAY),
	sentence("noDateBeforeFilms"),
);

/** A day on which something was watched. */
export const watchedDay = watchedTime.refine(({ precision }) => precision === "day", {
	error: ofField((name) => sentence("mustBeDay", name)),
});

const OFFSET_MAX = 10_000;

/** How many entries a page has. */
export const pageLimit = countParameter("limit", { min: 1, max: HISTORY_PAGE_MAX, otherwise: HISTORY_PAGE });

/** A page of a list. */
export const PageQuery = z.object({
	limit: pageLimit,
	offset: countParameter("offset", { min: 0, max: OFFSET_MAX, otherwise: 0 }),
});

const INVALID_CURSOR = sentence("badCursor");

/** The next page of a list that continues where a cursor points. */
export const cursor = z.string().max(100, INVALID_CURSOR).optional();

export const BAD_CURSOR = { status: 422, code: "invalid", message: INVALID_CURSOR, field: "cursor" };

export const WRONG_ACCOUNT_PASSWORD = {
	status: 403,
	code: "wrong_password",
	message: WRONG_PASSWORD,
	field: "password",
};

export const PASSWORD_MISSING = { status: 422, code: "invalid", message: REQUIRED.password, field: "password" };

/** Who watched too, in the body of what records that something was watched. */
export const COMPANY = {
	with: z
		.array(z.string())
		.max(PROFILES_MAX)
		.optional()
		.meta({ description: "Ids of other profiles of your account that watched it too; by default those that are here" }),
	pins: z
		.record(z.string(), z.string().max(100))
		.default({})
		.meta({ description: "By id, the PINs of those who have one and are not here" }),
};

export const NOT_OF_ACCOUNT = {
	status: 422,
	code: "invalid",
	message: sentence("notOfAccount"),
	field: "with",
};

export const UserParams = z.object({ id: z.string().meta({ description: "The user's id" }) });

export const NO_SUCH_USER = {
	status: 404,
	code: "not_found",
	message: sentence("noUser"),
	/** For the audit log. */
	reason: "unknown",
};

export const LAST_OWNER = {
	status: 409,
	code: "last_owner",
	message: sentence("lastOwner"),
};

/** The schema, which also checks rules that forms in the browser use as well. */
export function withRules<Schema extends z.ZodType>(schema: Schema, check: (value: z.output<Schema>) => FieldErrors) {
	return schema.superRefine((value, context) => {
		for (const [field, message] of Object.entries(check(value))) {
			context.addIssue({ code: "custom", path: [field], message });
		}
	});
}
