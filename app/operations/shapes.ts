// Schemas of the parts of `/api` responses. The types check that the functions which create the parts match them.
import { z } from "zod";
import { EPISODE_NUMBER_MAX } from "~/clients/tmdb/limits";
import { PERSON_FIELDS, type PersonField, type PersonFields, type toProfileResponse } from "~/domain/accounts/profiles";
import { ROLES, type toSessionResponse, type toUserResponse } from "~/domain/accounts/types";
import type { ListPage } from "~/domain/catalogue/lists/loaded-list";
import { ofRemarks, REMARKS, type RemarkName, remarkKind } from "~/domain/library/changes/remarks";
import { PLAY_PRECISIONS, PLAY_SOURCES } from "~/domain/library/diary/plays";
import { SWITCHES } from "~/domain/library/preferences";
import type {
	SentRemark,
	toCardResponse,
	toHiddenResponse,
	toListEntryResponse,
	toListResponse,
	toPlayResponse,
	toRefusedResponse,
	toRoundResponse,
	toWatchResponse,
	toWatchStatsResponse,
} from "~/domain/library/responses";
import { type Preferences, TEXT_PREFERENCES } from "~/domain/library/text-preferences";
import type { PlayerConfig, PlayerConfigSummary } from "~/domain/playback/player-servers";
import { SERVER_HEALTHS } from "~/domain/playback/server-health";
import { mapValues } from "~/lib/map-values";

export const TIME = z.iso.datetime();
const count = z.int().min(0);
const rating = z.number().min(0).max(10);
const mediaId = z.string().regex(/^[1-9]\d{0,8}$/);
const mediaType = z.enum(["movie", "tv"]);
/** Of a season or an episode. */
export const NUMBER = z.int().min(0).max(EPISODE_NUMBER_MAX);

export const COUNT = count;

export const USER = z
	.strictObject({
		id: z.string().min(1),
		username: z.string().min(1),
		email: z.string().min(1),
		name: z.string().min(1),
		role: z.enum(ROLES),
		isPremium: z.boolean(),
		created_at: TIME,
	})
	.meta({ id: "User" }) satisfies z.ZodType<ReturnType<typeof toUserResponse>>;

export const SESSION = z
	.strictObject({
		id: z.string().min(1),
		created_at: TIME,
		last_used_at: TIME,
		user_agent: z.string(),
		current: z.boolean(),
	})
	.meta({ id: "Session" }) satisfies z.ZodType<ReturnType<typeof toSessionResponse>>;

/** What people enter of a person, in requests and responses. */
export const PERSON_SHAPE = mapValues(PERSON_FIELDS, (field) => {
	return "choices" in field ? z.enum(field.choices) : z.string();
}) as { [Field in PersonField]: z.ZodType<PersonFields[Field]> };

/** The highest that a child may see; null for a kind of which the region has none. */
export const MAX_CERTIFICATE = z.strictObject({ movie: z.string().nullable(), tv: z.string().nullable() }).nullable();

export const PROFILE = z
	.strictObject({
		id: z.string().min(1),
		...PERSON_SHAPE,
		hasPin: z.boolean(),
		isCurrent: z.boolean(),
		isFirst: z.boolean(),
		maxCertificate: MAX_CERTIFICATE.meta({ description: "Of a child; null for who may see everything" }),
	})
	.meta({ id: "Profile" }) satisfies z.ZodType<ReturnType<typeof toProfileResponse>>;

export const CREDENTIALS = z
	.strictObject({ token: z.string().min(1), sessionId: z.string().min(1), user: USER })
	.meta({ id: "Credentials" });

export const WATCH = z
	.strictObject({
		media_id: mediaId,
		media_type: mediaType,
		season: NUMBER.meta({ description: "0 for specials" }),
		episode: NUMBER,
		position: count.meta({ description: "Seconds; 0 when nothing is known" }),
		duration: count.meta({ description: "Seconds; 0 when unknown" }),
		watched_at: TIME,
		last_watched: TIME,
		updated_at: TIME,
	})
	.meta({ id: "WatchEntry" }) satisfies z.ZodType<ReturnType<typeof toWatchResponse>>;

export const WATCH_STATS = z
	.strictObject({ total: count, movies: count, tvShows: count, lastWatched: TIME.nullable() })
	.meta({ id: "WatchStats" }) satisfies z.ZodType<ReturnType<typeof toWatchStatsResponse>>;

export const PLAY = z
	.strictObject({
		id: z.string().min(1),
		media_id: mediaId,
		media_type: mediaType,
		season: NUMBER,
		episode: NUMBER,
		watched_at: z
			.union([TIME, z.iso.date()])
			.nullable()
			.meta({ description: "An instant, a day as YYYY-MM-DD, or null when it is not known" }),
		precision: z.enum(PLAY_PRECISIONS),
		source: z.enum(PLAY_SOURCES).meta({ description: "Played here, marked by hand, or from an import" }),
		note: z.string().nullable().meta({ description: "Yours, of this time; null for none" }),
		with: z.array(z.string()).meta({ description: "Ids of the profiles of your account that watched too" }),
	})
	.meta({ id: "Play" }) satisfies z.ZodType<ReturnType<typeof toPlayResponse>>;

export const MARKED_PLAY = PLAY.pick({ id: true, watched_at: true, precision: true, source: true });

/** Something that was well formed and not taken. */
export const REFUSED = z.strictObject({
	media_type: mediaType,
	media_id: mediaId,
	reason: z.enum(["missing", "full", "deleted", "not_aired", "list_gone", "dated_plays"]).meta({
		description:
			"No such title, no room, deleted since, not aired yet, no such list, or it would remove plays that have a date and nobody has confirmed it",
	}),
}) satisfies z.ZodType<ReturnType<typeof toRefusedResponse>>;

/** What each remark says. */
export const REMARK_VALUES = ofRemarks((name): z.ZodType => {
	const { value } = remarkKind(name);
	return "characters" in value ? z.string().min(1).max(value.characters) : z.int().min(value.from).max(value.to);
});

export const CHANGE = z
	.strictObject({
		kind: z.string(),
		at: TIME,
		media_type: mediaType,
		media_id: mediaId,
		season: NUMBER.nullable().optional(),
		episode: NUMBER.nullable().optional(),
		since: TIME.optional(),
		position: count.nullable().optional(),
		duration: count.optional(),
		play_id: z.string().optional(),
		watched_at: PLAY.shape.watched_at.optional(),
		source: z.enum(PLAY_SOURCES).optional(),
		together: z.literal(true).optional(),
		nextSeason: NUMBER.optional(),
		nextEpisode: NUMBER.optional(),
		list: z.string().optional().meta({ description: "Id of a list" }),
		rank: z.int().min(1).optional().meta({ description: "Place in the list, from 1 on" }),
		...ofRemarks((name) => (REMARKS[name].none === "" ? z.string() : REMARK_VALUES[name]).optional()),
	})
	.meta({ id: "Change" });

const PLACE = {
	media_id: mediaId,
	media_type: mediaType,
	season: NUMBER.nullable().meta({ description: "Of an episode; null for a title" }),
	episode: NUMBER.nullable(),
};

function remarkShape<Name extends RemarkName>(name: Name) {
	const { noun, timeName } = REMARKS[name];
	const id = noun.slice(0, 1).toUpperCase() + noun.slice(1);
	const shape = z.strictObject({ ...PLACE, [name]: REMARK_VALUES[name], [timeName]: TIME }).meta({ id });
	return shape as unknown as z.ZodObject<{ [Member in keyof SentRemark<Name>]: z.ZodType<SentRemark<Name>[Member]> }>;
}

export const REMARK_SHAPES = ofRemarks(remarkShape) as unknown as {
	[Name in RemarkName]: ReturnType<typeof remarkShape<Name>>;
};

export const ROUND = z
	.strictObject({ media_id: mediaId, media_type: mediaType, began_at: TIME })
	.meta({ id: "Round" }) satisfies z.ZodType<ReturnType<typeof toRoundResponse>>;

export const HIDDEN = z
	.strictObject({ media_id: mediaId, media_type: mediaType, hidden_at: TIME })
	.meta({ id: "HiddenTitle" }) satisfies z.ZodType<ReturnType<typeof toHiddenResponse>>;

/** With who was named and left out. */
export const LEFT_OUT = z.array(z.string()).meta({
	description:
		"Where with was sent: ids of the profiles for which it was not recorded, for a wrong PIN or because a child may not see it",
});

export const LIST = z
	.strictObject({
		id: z.string().min(1),
		name: z.string().min(1),
		note: z.string().nullable().meta({ description: "Null for none" }),
		count: count.meta({ description: "How many titles it has" }),
		is_open: z.boolean().meta({ description: "Whether anyone who has its address may read it" }),
		shows_name: z.boolean().meta({ description: "Whether that page says your name" }),
		url: z.string().nullable().meta({ description: "That page; null where the list is private" }),
		updated_at: TIME,
	})
	.meta({ id: "List" }) satisfies z.ZodType<ReturnType<typeof toListResponse>>;

export const LIST_ENTRY = z
	.strictObject({
		media_id: mediaId,
		media_type: mediaType,
		title: z.string().nullable().meta({ description: "As last known" }),
		year: z.int().nullable(),
		position: z.int().min(1).meta({ description: "From 1 on" }),
		added_at: TIME,
	})
	.meta({ id: "ListEntry" }) satisfies z.ZodType<ReturnType<typeof toListEntryResponse>>;

export const PREFERENCES = z
	.strictObject({
		...mapValues(SWITCHES, ({ description }) => z.boolean().meta({ description })),
		...mapValues(TEXT_PREFERENCES, ({ description, max, isValid, message }) => {
			return z.string(message).max(max, message).refine(isValid, message).nullable().meta({ description });
		}),
	})
	.meta({ id: "Preferences" }) satisfies z.ZodType<Preferences>;

const cardFields = {
	media_id: mediaId,
	media_type: mediaType,
	title: z.string().min(1),
	poster: z.string().min(1).nullable().meta({ description: "URL of the image" }),
	rating,
	year: z.int().nullable(),
	genres: z.array(z.string()).max(3),
};

export const LATER_ITEM = z
	.strictObject({
		...cardFields,
		nextSeason: NUMBER.optional().meta({ description: "For a show: where to start" }),
		nextEpisode: NUMBER.optional(),
		totalSeasons: count.optional(),
		totalEpisodes: count.optional(),
		added_at: TIME,
	})
	.meta({ id: "WatchLaterItem" }) satisfies z.ZodType<ReturnType<typeof toCardResponse>>;

export const RECOMMENDATION = z
	.strictObject({ ...cardFields, reason: z.string().min(1) })
	.meta({ id: "Recommendation" }) satisfies z.ZodType<ReturnType<typeof toCardResponse>>;

const listCard = z.strictObject({
	mediaType,
	id: z.int().min(1),
	title: z.string().min(1),
	titleLanguage: z.string().optional().meta({ description: "Where the title is not in the language of the request" }),
	year: z.int().nullable(),
	poster: z.string().min(1).nullable().meta({ description: "A path, as TMDB gives it" }),
	rating,
	genres: z.array(z.string()).max(3),
});

const listPerson = z.strictObject({
	mediaType: z.literal("person"),
	id: z.int().min(1),
	name: z.string().min(1),
	department: z.string(),
	knownFor: z.array(z.string().min(1)).max(3).meta({ description: "Names of titles" }),
	photo: z.string().min(1).nullable().meta({ description: "A path, as TMDB gives it" }),
});

export const LIST_PAGE = z
	.strictObject({
		page: z.int().min(1).max(500),
		lastPage: count.max(500),
		cards: z.array(z.union([listCard, listPerson])),
		hidden: count.meta({ description: "Number of hidden items; a search with all=1 shows them" }),
		leftOut: count.optional().meta({
			description: "Number of titles that are not for you, or that you watched and hide; all=1 shows them",
		}),
		size: count.meta({ description: "Number of items that the catalogue has on this page" }),
		total: count.meta({ description: "Number of items that the catalogue has on all pages, including hidden ones" }),
		people: z
			.array(listPerson)
			.max(12)
			.optional()
			.meta({ description: "On the first page of a search over everything" }),
		listings: z
			.array(
				z.strictObject({
					name: z
						.strictObject({
							people: z.array(z.string().min(1)).min(1).max(2).optional(),
							lists: z.array(z.string().min(1)).optional(),
							words: z.string().min(1).optional(),
						})
						.meta({ description: "Names of people, addresses of lists that describe it, words of its titles" }),
					url: z.string().min(1),
					cards: z.array(listCard).max(20).optional(),
					person: listPerson.optional(),
				}),
			)
			.max(4)
			.optional()
			.meta({
				description: "What the text names besides titles: lists, such as 80s horror, people, or some of its words",
			}),
		lacksWords: z.literal(true).optional().meta({ description: "Nothing has all words; the listings have some" }),
		takenFor: z.string().min(1).optional().meta({ description: "The other spelling that was searched for" }),
		isStale: z.boolean().meta({ description: "An older copy, because the catalogue is down" }),
	})
	.meta({ id: "ListPage" }) satisfies z.ZodType<ListPage>;

const playerServer = z.strictObject({
	id: z.int().min(0),
	name: z.string().min(1),
	movieUrl: z.string().min(1),
	tvUrl: z.string().min(1),
	enabled: z.boolean(),
	priority: z.number(),
	sandbox: z.string().nullable(),
	resume: z.boolean(),
	autoplay: z.string().nullable(),
});

export const PLAYER_SERVERS = z
	.strictObject({
		servers: z.array(playerServer).min(1),
		settings: z.strictObject({
			defaultServer: z.number(),
			autoFallback: z.boolean(),
			maxRetries: count,
			loadTimeout: count.meta({ description: "Milliseconds" }),
		}),
		lastUpdated: z.string().nullable(),
		version: z.string(),
		summary: z.strictObject({
			serverCount: count,
			enabledCount: count,
			version: z.string(),
			lastUpdated: z.string().nullable(),
			remoteUrl: z.string().nullable(),
		}),
		error: z.enum(["Failed to load server config", "Failed to refresh server config"]).optional(),
		health: z
			.record(z.string(), z.enum(SERVER_HEALTHS))
			.meta({ description: "How well each server loaded for all visitors in the last three days, by server ID" }),
	})
	.meta({ id: "PlayerServers" }) satisfies z.ZodType<PlayerConfig & { summary: PlayerConfigSummary }>;

export const HEALTH = z
	.strictObject({
		status: z.enum(["ok", "degraded", "down"]),
		version: z.string(),
		checks: z.strictObject({
			d1: z.enum(["ok", "down"]),
			kv: z.enum(["ok", "down"]),
			catalogue: z.enum(["ok", "stale", "down"]),
		}),
	})
	.meta({ id: "Health" });

/** `{"success": true, "data": …}` with the members of `extra`. */
export function succeeds<Data extends z.ZodType>(data: Data, extra: z.ZodRawShape = {}) {
	return z.strictObject({ success: z.literal(true), data, ...extra });
}

export const NOTHING = z.strictObject({}).meta({ id: "Nothing" });

/** How every call fails. */
export const FAILURE = z
	.strictObject({
		success: z.literal(false),
		message: z.string().min(1).meta({ description: "For people" }),
		code: z
			.string()
			.regex(/^[a-z_]+$/)
			.meta({ description: "For programs" }),
		requestId: z.string().min(1).meta({ description: "Same as the header x-request-id" }),
		errors: z.record(z.string(), z.string()).optional().meta({ description: "What is wrong, by field" }),
		count: COUNT.optional().meta({ description: "Of dated_plays: how many plays would be removed" }),
		plays: z
			.array(PLAY.pick({ id: true, watched_at: true, precision: true, source: true }))
			.optional()
			.meta({ description: "Of dated_plays: the latest of them, at most ten" }),
	})
	.meta({ id: "Failure" });

export const nextCursor = z.string().nullable().meta({ description: "For the next page; null on the last page" });

/** How an operation that reads the catalogue fails when the upstream does. */
export const UPSTREAM_FAILURES = {
	502: { description: "The upstream did not send a valid response", body: FAILURE },
	503: { description: "The upstream is down", body: FAILURE },
	504: { description: "The upstream did not respond in time", body: FAILURE },
};
