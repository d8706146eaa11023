// Owns the contract of the catalogue's calls: the proxy, whose parameters and answers are those of `query.ts` and of the
// upstream's shapes, its cache, and the lists in our own words.
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
import { ListRange } from "../catalogue/list-range";
import { describeQuery } from "../catalogue/query";
import { type Operation, ok } from "./operation";
import { COUNT, LIST_PAGE } from "./shapes";

const PROXY = "/api/tmdb/*";
const KINDS = z.enum(["movie", "tv"]);
const ID = z.int().min(1).meta({ description: "The id at TMDB" });

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
		params: z.object({ window: z.enum(["day", "week"]) }),
	},
	{
		path: "/trending/movie/:window",
		example: "/trending/movie/day",
		shape: "CatalogueMovies",
		summary: "Trending movies",
		params: z.object({ window: z.enum(["day", "week"]) }),
	},
	{
		path: "/trending/tv/:window",
		example: "/trending/tv/day",
		shape: "CatalogueShows",
		summary: "Trending shows",
		params: z.object({ window: z.enum(["day", "week"]) }),
	},
	{ path: "/movie/popular", example: "/movie/popular", shape: "CatalogueMovies", summary: "Popular movies" },
	{ path: "/tv/popular", example: "/tv/popular", shape: "CatalogueShows", summary: "Popular shows" },
	{
		path: "/movie/:id",
		example: "/movie/1",
		shape: "CatalogueMovie",
		summary: "A movie with similar titles, videos and credits",
		params: z.object({ id: ID }),
	},
	{
		path: "/tv/:id",
		example: "/tv/1",
		shape: "CatalogueShow",
		summary: "A show with similar titles, videos and credits",
		params: z.object({ id: ID }),
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

function toOperation({ path, example, shape, summary, params }: Proxied): Operation {
	return {
		method: "GET",
		path: `/api/tmdb${path}`,
		rule: PROXY,
		tag: "Catalogue",
		summary,
		params,
		query: describeQuery(example),
		answers: {
			200: {
				description: "In the shape of TMDB, whichever catalogue is in use; there may be more members than these",
				schema: SHAPES[shape],
				name: shape,
				headers: { "x-cache": "hit, miss or stale" },
			},
		},
		refusals: {
			...(params && { 404: "The catalogue has no such title" }),
			422: "A parameter is wrong",
			429: "More than 300 calls a minute from this address",
			502: "The upstream gives no valid answer",
			503: "The upstream is down",
			504: "The upstream does not answer in time",
		},
	};
}

export const CATALOGUE_OPERATIONS: Operation[] = [
	...PROXIED.map(toOperation),
	{
		method: "POST",
		path: "/api/tmdb/cache/clear",
		tag: "Administration",
		summary: "Clear the catalogue's cache",
		answers: ok(z.strictObject({ cleared: COUNT }), "How many copies went"),
	},
	{
		method: "GET",
		path: "/api/tmdb/cache/stats",
		tag: "Administration",
		summary: "How often the catalogue's cache answered",
		answers: ok(
			z.strictObject({
				totalKeys: COUNT,
				hits: COUNT,
				misses: COUNT,
				hitRate: z.string().regex(/^\d{1,3}\.\d%$/),
			}),
			"The figures of the last thirty days",
		),
	},
	{
		method: "GET",
		path: "/api/listing/:list",
		tag: "Catalogue",
		summary: "Pages of a list, in the product's own words",
		description:
			"Takes the parameters of the list's own page as well: chip, genre, sort and q, or q and type for search.",
		params: z.object({ list: z.enum(["movies", "tv", "search"]) }),
		query: ListRange,
		isStreamed: true,
		answers: {
			200: {
				description: "The pages in order, one on each line; failed stands for a page that could not be had",
				schema: z.array(z.union([LIST_PAGE, z.strictObject({ failed: z.literal(true) })])),
			},
		},
		refusals: {
			404: "There is no such list",
			422: "The pages are out of bounds, or a search has no text",
			429: "More than 300 calls a minute from this address",
			502: "The upstream gives no valid answer",
			503: "The upstream is down",
			504: "The upstream does not answer in time",
		},
	},
];
