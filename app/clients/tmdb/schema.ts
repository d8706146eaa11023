// The schemas of TMDB's responses for titles and lists. They are tolerant: a missing or invalid field becomes its empty value, an invalid
// list item is dropped and not the page. Unused fields are dropped so that cached copies stay small.

import { z } from "zod";
import { isRecord } from "~/lib/is-record";
import {
	flag,
	id,
	imagePath,
	itemFields,
	list,
	listOrNone,
	movieFields,
	number,
	optionalId,
	optionalList,
	optionalText,
	originCountries,
	part,
	partList,
	showFields,
	text,
	titleFields,
	UNREADABLE,
} from "./fields";
import { EPISODE_NUMBER_MAX, UPSTREAM_PAGE_MAX } from "./limits";

/** Longer cast lists are cut here; the most any page shows is 20. */
const CAST_MAX = 40;

/** Longer lists of the crew of a show's episodes are cut here. */
const CREW_MAX = 100;

const castMember = z.object({
	character: text,
	id: optionalId,
	name: text,
	/** Billing; 0 comes first. */
	order: z.number().catch(Number.MAX_SAFE_INTEGER),
	profile_path: imagePath,
});

/** A cast member over all seasons of a show. */
const aggregateCastMember = z.object({
	id: optionalId,
	name: text,
	order: z.number().catch(Number.MAX_SAFE_INTEGER),
	profile_path: imagePath,
	roles: optionalList(z.object({ character: text, episode_count: number })),
	total_episode_count: number,
});

/** The jobs that a page names; others are dropped. */
const CREW_JOBS = [
	"Director",
	"Screenplay",
	"Writer",
	"Story",
	"Novel",
	"Original Music Composer",
	"Director of Photography",
] as const;

const crewMember = z.object({
	department: text,
	id: optionalId,
	job: z.enum(CREW_JOBS),
	name: text,
	profile_path: imagePath,
});

function hasOtherJob(value: unknown): boolean {
	return isRecord(value) && typeof value.job === "string" && !CREW_JOBS.some((job) => job === value.job);
}

/** A crew member over all seasons of a show. */
const aggregateCrewMember = z.object({
	id: optionalId,
	jobs: optionalList(z.object({ episode_count: number, job: z.enum(CREW_JOBS) })),
	name: text,
});

/** The first `CAST_MAX` of a cast list in the given order. */
function topCast<Member extends z.ZodType>(
	member: Member,
	compare: (a: z.output<Member>, b: z.output<Member>) => number,
) {
	return partList(member)
		.overwrite((cast) => cast.toSorted(compare).slice(0, CAST_MAX))
		.meta({ maxItems: CAST_MAX });
}

const credits = part(
	z.object({
		cast: topCast(castMember, (a, b) => a.order - b.order),
		crew: partList(crewMember, hasOtherJob),
	}),
	{ cast: [], crew: [] },
);

/** Those of all seasons of a show. */
const aggregateCredits = part(
	z.object({
		cast: topCast(aggregateCastMember, (a, b) => b.total_episode_count - a.total_episode_count || a.order - b.order),
		crew: partList(aggregateCrewMember)
			.overwrite((crew) => crew.filter(({ jobs }) => jobs.length > 0).slice(0, CREW_MAX))
			.meta({ maxItems: CREW_MAX }),
	}),
	{ cast: [], crew: [] },
);

export function envelope<Item extends z.ZodType>(item: Item, isUnwanted?: (value: unknown) => boolean) {
	return z.object({
		page: z.int().positive().catch(1),
		results: list(item, isUnwanted),
		total_pages: z
			.number()
			.overwrite((pages) => Math.min(pages, UPSTREAM_PAGE_MAX))
			.catch(0),
		total_results: number,
	});
}

const movieItem = z.object({
	...itemFields,
	...movieFields,
	media_type: z.literal("movie").optional().catch(undefined),
});
const showItem = z.object({ ...itemFields, ...showFields, media_type: z.literal("tv").optional().catch(undefined) });
/** Trending of all kinds and search over all kinds also name people and collections, which are dropped here. */
const mixedItem = z.discriminatedUnion("media_type", [
	z.object({ ...itemFields, ...movieFields, media_type: z.literal("movie") }),
	z.object({ ...itemFields, ...showFields, media_type: z.literal("tv") }),
]);

/** People and collections are no titles, and no broken ones either. */
export function isOfOtherKind(value: unknown): boolean {
	return isRecord(value) && typeof value.media_type === "string" && !/^(movie|tv)$/.test(value.media_type);
}

export const movieList = envelope(movieItem);
export const showList = envelope(showItem);
export const mixedList = envelope(mixedItem, isOfOtherKind);

const episodeItem = z.object({ id, show_id: id, season_number: z.int(), episode_number: z.int() });
/** What an id of another service belongs to. */
export const foundTitles = z.object({
	movie_results: list(movieItem),
	tv_results: list(showItem),
	tv_episode_results: list(episodeItem),
});

const genre = z.object({ id, name: text });
export const genreList = z.object({ genres: list(genre) });

const keyword = z.object({ id, name: text });
/** What a title can be discovered by, as "time travel". */
export const keywordList = envelope(keyword);

const company = z.object({ id, logo_path: imagePath, name: text, origin_country: text });
const country = z.object({ iso_3166_1: text, name: text });
const language = z.object({ english_name: text, iso_639_1: text, name: text });
const video = z.object({
	id: text,
	iso_639_1: text,
	key: z.string().regex(/^[\w-]{1,64}$/),
	name: text,
	official: flag,
	published_at: text,
	site: text,
	type: text,
});
function emptyPage() {
	return { page: 1, results: [], total_pages: 0, total_results: 0 };
}

const provider = z.object({ logo_path: imagePath, provider_id: id, provider_name: text });
const offers = z.object({
	link: text,
	ads: optionalList(provider),
	buy: optionalList(provider),
	flatrate: optionalList(provider),
	free: optionalList(provider),
	rent: optionalList(provider),
});

/** Fails where there are offers and none can be read. Those that cannot be read are left out. */
const offersByCountry = z
	.record(z.string(), offers.catch(UNREADABLE))
	.refine(
		(countries) =>
			Object.keys(countries).length === 0 || Object.values(countries).some((value) => value !== UNREADABLE),
	)
	.overwrite((countries) => Object.fromEntries(Object.entries(countries).filter(([, value]) => value !== UNREADABLE)));

/** Read in other languages than English, and left out of stored copies (`in-language.ts`). */
export const translatedFields = {
	images: z
		.object({ posters: optionalList(z.object({ file_path: imagePath, iso_639_1: z.string().nullable().catch(null) })) })
		.optional()
		.catch(undefined),
	translations: z
		.object({
			translations: optionalList(
				z.object({
					iso_639_1: text,
					data: z.object({
						biography: optionalText,
						name: optionalText,
						overview: optionalText,
						tagline: optionalText,
						title: optionalText,
					}),
				}),
			),
		})
		.optional()
		.catch(undefined),
};

const detailFields = {
	...titleFields,
	...translatedFields,
	genres: partList(genre),
	homepage: text,
	production_companies: partList(company),
	production_countries: partList(country),
	spoken_languages: partList(language),
	status: text,
	tagline: text,
	videos: part(z.object({ results: partList(video) }), { results: [] }),
	credits,
	/** By country. */
	"watch/providers": part(z.object({ results: offersByCountry, is_elsewhere: z.literal(true).optional() }), {
		results: {},
	}),
};

/** `type` is 1 premiere, 2 limited, 3 theatrical, 4 digital, 5 physical, 6 television. */
const countryReleases = z.object({
	iso_3166_1: text,
	release_dates: optionalList(
		z.object({
			certification: text,
			release_date: z
				.string()
				.overwrite((time) => time.slice(0, 10))
				.catch(""),
			type: number,
		}),
	),
});
const countryRating = z.object({ iso_3166_1: text, rating: text });

/** What a movie may be seen from, by country. */
export const releaseDates = z.object({ results: list(countryReleases) });
/** The same of a show. */
export const contentRatings = z.object({ results: list(countryRating) });
/** The certificates of each country; those of order 0 mean that a title is not rated. */
export const certificationList = z.object({
	certifications: z.record(z.string(), optionalList(z.object({ certification: text, order: number }))),
});

export const movieDetails = z.object({
	...detailFields,
	...movieFields,
	belongs_to_collection: z
		.object({ backdrop_path: imagePath, id, name: text, poster_path: imagePath })
		.nullable()
		.catch(null),
	budget: number,
	imdb_id: optionalText,
	keywords: part(z.object({ keywords: partList(keyword) }), { keywords: [] }),
	origin_country: originCountries,
	release_dates: part(z.object({ results: partList(countryReleases) }), { results: [] }),
	revenue: number,
	/** Minutes; null or 0 where nobody knows. */
	runtime: z.number().nullable().catch(null),
	similar: part(movieList, emptyPage()),
});

/** Of a season or an episode; 0 is one of them. */
const episodeNumber = z.int().min(0).max(EPISODE_NUMBER_MAX);

const episode = z.object({
	air_date: text,
	episode_number: episodeNumber,
	id: optionalId,
	name: text,
	overview: text,
	/** Minutes. */
	runtime: z.number().nullable().catch(null),
	season_number: episodeNumber.catch(0),
	still_path: imagePath,
	vote_average: number,
	vote_count: number,
});

const seasonSummary = z.object({
	air_date: text,
	episode_count: number,
	id,
	name: text,
	overview: text,
	poster_path: imagePath,
	season_number: episodeNumber,
	vote_average: number,
});

export const showDetails = z.object({
	...detailFields,
	...showFields,
	aggregate_credits: aggregateCredits,
	/** By country. */
	content_ratings: part(z.object({ results: partList(countryRating) }), { results: [] }),
	created_by: partList(z.object({ id: optionalId, name: text, profile_path: imagePath })),
	episode_run_time: partList(z.number()),
	in_production: flag,
	keywords: part(z.object({ results: partList(keyword) }), { results: [] }),
	last_air_date: text,
	last_episode_to_air: episode.nullable().catch(null),
	networks: partList(company),
	next_episode_to_air: episode.nullable().catch(null),
	number_of_episodes: number,
	number_of_seasons: number,
	seasons: partList(seasonSummary),
	similar: part(showList, emptyPage()),
	type: text,
});

export const seasonDetails = z.object({
	air_date: text,
	episodes: listOrNone(episode),
	id: z.int().positive().optional().catch(undefined),
	name: text,
	overview: text,
	poster_path: imagePath,
	season_number: episodeNumber,
	vote_average: number,
});

type Translated = { [Name in keyof typeof translatedFields]?: z.infer<(typeof translatedFields)[Name]> };
/** Details of a title, a person or a collection as they are read. */
export type TranslatedDetails = Translated & { poster_path?: string | null };
export type ReleaseDates = z.infer<typeof releaseDates>;
export type ContentRatings = z.infer<typeof contentRatings>;
export type MovieItem = z.infer<typeof movieItem>;
export type ShowItem = z.infer<typeof showItem>;
export type MixedItem = z.infer<typeof mixedItem>;
export type MovieList = z.infer<typeof movieList>;
export type ShowList = z.infer<typeof showList>;
export type MixedList = z.infer<typeof mixedList>;
export type MovieDetails = z.infer<typeof movieDetails>;
export type ShowDetails = z.infer<typeof showDetails>;
export type SeasonDetails = z.infer<typeof seasonDetails>;
export type EpisodeDetails = z.infer<typeof episode>;
export type VideoDetails = z.infer<typeof video>;
export type Offers = z.infer<typeof offers>;
