import { z } from "zod";
import {
	genreList,
	mixedList,
	movieDetails,
	movieList,
	seasonDetails,
	showDetails,
	showList,
} from "~/clients/tmdb/schema";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { readThroughProxy } from "~/domain/catalogue/source/proxy.server";
import { describeQuery } from "~/domain/catalogue/source/query";
import { DEFAULT_LANGUAGE } from "~/lib/language/languages";
import { sentence } from "~/messages/sentence";
import { catalogueLanguage, catalogueRegion } from "../inputs";
import { type DocumentedPath, definePublicOperation } from "../operation";
import { UPSTREAM_FAILURES } from "../shapes";

const KINDS = z.enum(["movie", "tv"]);
const ID = z.int().min(1).meta({ description: "The id at TMDB" });

const WindowParams = z.object({ window: z.enum(["day", "week"]) });
const IdParams = z.object({ id: ID });

const SHAPES = {
	CatalogueTitles: mixedList,
	CatalogueMovies: movieList,
	CatalogueShows: showList,
	CatalogueGenres: genreList,
	CatalogueMovie: movieDetails,
	CatalogueShow: showDetails,
	CatalogueSeason: seasonDetails,
};

type Shape = keyof typeof SHAPES;

interface Proxied {
	path: string;
	/** An address of this kind, by which its parameters are found. */
	example: string;
	shape: Shape;
	summary: string;
	params?: z.ZodObject;
}

const PROXIED: Proxied[] = [
	{ path: "/trending", example: "/trending/all/day", shape: "CatalogueTitles", summary: "Trending titles of the day" },
	{
		path: "/trending/all/:window",
		example: "/trending/all/day",
		shape: "CatalogueTitles",
		summary: "Trending titles",
		params: WindowParams,
	},
	{
		path: "/trending/movie/:window",
		example: "/trending/movie/day",
		shape: "CatalogueMovies",
		summary: "Trending movies",
		params: WindowParams,
	},
	{
		path: "/trending/tv/:window",
		example: "/trending/tv/day",
		shape: "CatalogueShows",
		summary: "Trending shows",
		params: WindowParams,
	},
	{ path: "/movie/popular", example: "/movie/popular", shape: "CatalogueMovies", summary: "Popular movies" },
	{ path: "/tv/popular", example: "/tv/popular", shape: "CatalogueShows", summary: "Popular shows" },
	{
		path: "/movie/:id",
		example: "/movie/1",
		shape: "CatalogueMovie",
		summary: "A movie with similar titles, videos and credits",
		params: IdParams,
	},
	{
		path: "/tv/:id",
		example: "/tv/1",
		shape: "CatalogueShow",
		summary: "A show with similar titles, videos and credits",
		params: IdParams,
	},
	{
		path: "/tv/:id/season/:number",
		example: "/tv/1/season/1",
		shape: "CatalogueSeason",
		summary: "A season with its episodes",
		params: z.object({ id: ID, number: z.int().min(0).max(99_999) }),
	},
	{ path: "/search/multi", example: "/search/multi", shape: "CatalogueTitles", summary: "Search movies and shows" },
	{ path: "/search/movie", example: "/search/movie", shape: "CatalogueMovies", summary: "Search movies" },
	{ path: "/search/tv", example: "/search/tv", shape: "CatalogueShows", summary: "Search shows" },
	{ path: "/discover/movie", example: "/discover/movie", shape: "CatalogueMovies", summary: "Movies by filter" },
	{ path: "/discover/tv", example: "/discover/tv", shape: "CatalogueShows", summary: "Shows by filter" },
	{
		path: "/genre/:kind/list",
		example: "/genre/movie/list",
		shape: "CatalogueGenres",
		summary: "Names of the genres",
		params: z.object({ kind: KINDS }),
	},
];

export const PROXY_PATHS: DocumentedPath[] = PROXIED.map(({ path, example, shape, summary, params }) => ({
	path: `/api/tmdb${path}`,
	summary,
	params,
	query: describeQuery(example),
	response: {
		description: "In TMDB's format, whichever catalogue is in use; there can be more fields than these",
		body: SHAPES[shape],
		name: shape,
		headers: { "x-cache": "hit, miss or stale" },
	},
}));

/** Browsers may cache for 30 seconds, so that a blocked title disappears within a minute; a stale response is not cached. */
const CACHE_CONTROL = { hit: "public, max-age=30", miss: "public, max-age=30", stale: "no-store" };

export const operations = [
	definePublicOperation("GET /api/tmdb/*", {
		tag: "Catalogue",
		summary: "Get catalogue data in TMDB's format",
		input: z.object({
			params: z.object({ "*": z.string() }),
			query: z.object({ language: catalogueLanguage, region: catalogueRegion }),
		}),
		response: {
			description: "In TMDB's format, whichever catalogue is in use",
			body: z.looseObject({}),
			headers: { "x-cache": "hit, miss or stale" },
		},
		documentedAs: PROXY_PATHS,
		refusals: {
			unknown: { status: 404, code: "not_found", message: sentence("noCataloguePath") },
			missing: { status: 404, code: "not_found", message: sentence("noTitle") },
			invalid: {
				status: 422,
				code: "invalid",
				message: sentence("badCatalogueQuery"),
			},
		},
		otherResponses: UPSTREAM_FAILURES,
		async handle({ platform, request, params, query, refuse }) {
			// Of the visitor it knows nothing: what is stored by the address has to be the same for all.
			const { language = DEFAULT_LANGUAGE, region = platform.config.CATALOGUE_REGION } = query;
			const { searchParams } = new URL(request.url);
			for (const name of ["language", "region"]) searchParams.delete(name);
			const catalogue = openCatalogue({ ...platform, language, region });
			const result = await readThroughProxy(catalogue, {
				path: `/${params["*"].replace(/\/+$/, "")}`,
				params: searchParams,
			});
			if (!result.ok) throw refuse(result.reason, "errors" in result ? { errors: result.errors } : {});
			return Response.json(result.body, {
				headers: {
					"cache-control": CACHE_CONTROL[result.cacheStatus],
					// A child of the same browser gets less.
					vary: "cookie, authorization",
					"x-cache": result.cacheStatus,
				},
			});
		},
	}),
];
