// The TMDB endpoints that the product uses: path, query parameters and the schema of the response.
// The typed methods of the catalogue, the check of a query and the version of cached copies follow from it.
import type { z } from "zod";
import { lazy } from "~/lib/lazy";
import {
	EXTERNAL,
	KEYWORD_SEARCH,
	LANGUAGE,
	MOVIE_FILTERS,
	MOVIE_SEARCH,
	PAGE,
	type Parameter,
	SEARCH,
	SHOW_FILTERS,
	SHOW_SEARCH,
} from "./parameters";

/**
 * The schemas of responses, and the version of each: copies of another version are never read. A test says which one a changed schema has.
 * Only a response of TMDB needs the schemas themselves: an isolate that finds copies, or has the sample catalogue, builds none.
 */
export const SCHEMA_VERSIONS = {
	certificationList: "1sns228",
	collectionDetails: "4y1baw",
	contentRatings: "1sxyfgt",
	foundTitles: "1aq6t09",
	genreList: "lom1a8",
	keywordList: "1icvqyc",
	mixedList: "b3lf3e",
	movieDetails: "1dsbv9c",
	movieList: "1tti7du",
	personDetails: "12aiq4n",
	personList: "16n27hx",
	releaseDates: "60hdkl",
	seasonDetails: "w6mvdj",
	showDetails: "1nc7v1o",
	showList: "iu0cuo",
};

type Schemas = Pick<typeof import("./schema") & typeof import("./people-schema"), keyof typeof SCHEMA_VERSIONS>;

export async function loadSchemas(): Promise<Schemas> {
	return { ...(await import("./schema")), ...(await import("./people-schema")) };
}

/** The variables of a path, as patterns. */
const PATH_VARIABLES = {
	id: "[1-9]\\d{0,9}",
	season: "0|[1-9]\\d{0,8}",
	span: "day|week",
	external: "tt\\d{7,10}|\\d{1,9}",
};

interface PathVariables {
	id: number;
	/** 0 holds the specials. */
	season: number;
	span: "day" | "week";
	/** An id of IMDb or TheTVDB. */
	external: string;
}

export interface Endpoint {
	/** As in `/movie/:id`; the variables are those of `PathVariables`. */
	path: string;
	schema: keyof Schemas;
	/** Query parameters that a caller may set. */
	parameters: Record<string, Parameter>;
	/** Query parameters that every request carries. */
	fixed?: Record<string, string>;
}

const DETAILS = "similar,videos,credits,keywords,watch/providers";
const MOVIE_DETAILS = { append_to_response: `${DETAILS},release_dates` };
const SHOW_DETAILS = { append_to_response: `${DETAILS},aggregate_credits,content_ratings` };
const CREDITS = { append_to_response: "combined_credits" };

/** Endpoints for several kinds of titles are grouped, so that `ENDPOINTS.discover[mediaType]` is one of them. */
export const ENDPOINTS = {
	trending: {
		all: { path: "/trending/all/:span", schema: "mixedList", parameters: PAGE },
		movie: { path: "/trending/movie/:span", schema: "movieList", parameters: PAGE },
		tv: { path: "/trending/tv/:span", schema: "showList", parameters: PAGE },
	},
	popular: {
		movie: { path: "/movie/popular", schema: "movieList", parameters: PAGE },
		tv: { path: "/tv/popular", schema: "showList", parameters: PAGE },
	},
	topRated: {
		movie: { path: "/movie/top_rated", schema: "movieList", parameters: PAGE },
		tv: { path: "/tv/top_rated", schema: "showList", parameters: PAGE },
	},
	search: {
		multi: { path: "/search/multi", schema: "mixedList", parameters: SEARCH },
		movie: { path: "/search/movie", schema: "movieList", parameters: MOVIE_SEARCH },
		tv: { path: "/search/tv", schema: "showList", parameters: SHOW_SEARCH },
	},
	discover: {
		movie: { path: "/discover/movie", schema: "movieList", parameters: MOVIE_FILTERS },
		tv: { path: "/discover/tv", schema: "showList", parameters: SHOW_FILTERS },
	},
	keywords: { path: "/search/keyword", schema: "keywordList", parameters: KEYWORD_SEARCH },
	genres: {
		movie: { path: "/genre/movie/list", schema: "genreList", parameters: LANGUAGE },
		tv: { path: "/genre/tv/list", schema: "genreList", parameters: LANGUAGE },
	},
	movie: { path: "/movie/:id", schema: "movieDetails", parameters: LANGUAGE, fixed: MOVIE_DETAILS },
	show: { path: "/tv/:id", schema: "showDetails", parameters: LANGUAGE, fixed: SHOW_DETAILS },
	season: { path: "/tv/:id/season/:season", schema: "seasonDetails", parameters: LANGUAGE },
	people: {
		popular: { path: "/person/popular", schema: "personList", parameters: PAGE },
		search: { path: "/search/person", schema: "personList", parameters: SEARCH },
	},
	person: { path: "/person/:id", schema: "personDetails", parameters: LANGUAGE, fixed: CREDITS },
	collection: { path: "/collection/:id", schema: "collectionDetails", parameters: LANGUAGE },
	/** The certificates that there are. */
	certifications: {
		movie: { path: "/certification/movie/list", schema: "certificationList", parameters: {} },
		tv: { path: "/certification/tv/list", schema: "certificationList", parameters: {} },
	},
	/** The certificates of one title. */
	certificates: {
		movie: { path: "/movie/:id/release_dates", schema: "releaseDates", parameters: {} },
		tv: { path: "/tv/:id/content_ratings", schema: "contentRatings", parameters: {} },
	},
	find: { path: "/find/:external", schema: "foundTitles", parameters: EXTERNAL },
} as const satisfies Record<string, Endpoint | Record<string, Endpoint>>;

type VariableNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
	? Name | VariableNames<Rest>
	: Path extends `${string}:${infer Name}`
		? Name
		: never;

/** The values of an endpoint's path variables, which are required, and of its query parameters, which are not. */
export type EndpointValues<Used extends Endpoint> = Pick<
	PathVariables,
	VariableNames<Used["path"]> & keyof PathVariables
> &
	Partial<Record<keyof Used["parameters"], string | number>>;

export type EndpointBody<Used extends Endpoint> = z.infer<Schemas[Used["schema"]]>;

function isEndpoint(entry: Endpoint | Record<string, Endpoint>): entry is Endpoint {
	return "schema" in entry;
}

function toPattern(path: string): RegExp {
	return new RegExp(`^${path.replace(/:(\w+)/g, (_, name: keyof PathVariables) => `(?:${PATH_VARIABLES[name]})`)}$`);
}

const ENTRIES: (Endpoint | Record<string, Endpoint>)[] = Object.values(ENDPOINTS);
const ALL_ENDPOINTS = ENTRIES.flatMap((entry) => (isEndpoint(entry) ? [entry] : Object.values(entry)));

const getPatterns = lazy(() => ALL_ENDPOINTS.map((endpoint) => ({ endpoint, pattern: toPattern(endpoint.path) })));

/** Null for a path that the product does not use. */
export function findEndpoint(path: string): Endpoint | null {
	return getPatterns().find(({ pattern }) => pattern.test(path))?.endpoint ?? null;
}
