// Owns which rows Home has, in which order, and which title stands in its hero. The row of recommendations is the
// library's.
import type { MixedList, MovieList, ShowList } from "~/clients/tmdb/schema";
import { memoizeByObject } from "~/lib/memoize";
import { ROW_MAX_ITEMS } from "~/product";
import type { Catalogue } from "./catalogue.server";
import { toTitleCards } from "./mapping";
import type { MediaType, TitleCard } from "./types";

export interface HomeRow {
	key: string;
	title: string;
	/** At most 20, quality-filtered, each title once. Rejects with `UpstreamError`; safe to leave unawaited. */
	titles: Promise<TitleCard[]>;
	hiddenWhenEmpty: boolean;
}

/** The variables that Home depends on. */
interface HomeConfig {
	CATALOGUE_REGION: string;
	PROVIDER_NETFLIX: string;
	PROVIDER_DISNEY: string;
	PROVIDER_HBO: string;
	PROVIDER_PRIME: string;
}

interface RowPlan {
	key: string;
	title: string;
	path: string;
	params?: Record<string, string>;
	hiddenWhenEmpty: boolean;
}

function planRows(config: HomeConfig): RowPlan[] {
	function provider(key: string, title: string, mediaType: MediaType, providers: string): RowPlan {
		const params = {
			sort_by: "popularity.desc",
			watch_region: config.CATALOGUE_REGION,
			with_watch_providers: providers,
		};
		return { key, title, path: `/discover/${mediaType}`, params, hiddenWhenEmpty: true };
	}
	return [
		{ key: "trending", title: "Trending Now", path: "/trending/all/day", hiddenWhenEmpty: false },
		{ key: "popular-movies", title: "Popular Movies", path: "/movie/popular", hiddenWhenEmpty: false },
		{ key: "trending-shows", title: "Trending TV Shows", path: "/trending/tv/day", hiddenWhenEmpty: false },
		{ key: "popular-shows", title: "Popular TV Shows", path: "/tv/popular", hiddenWhenEmpty: false },
		provider("netflix", "Netflix Originals", "tv", config.PROVIDER_NETFLIX),
		provider("disney", "Disney+ Collection", "movie", config.PROVIDER_DISNEY),
		provider("hbo", "HBO Series", "tv", config.PROVIDER_HBO),
		provider("prime", "Prime Video", "movie", config.PROVIDER_PRIME),
	];
}

/** The rows of Home but Recommended for You, in order. One upstream call a row, all begun at once. */
export function listHomeRows(catalogue: Catalogue, config: HomeConfig): HomeRow[] {
	return planRows(config).map(({ key, title, path, params, hiddenWhenEmpty }) => {
		const titles = listCards(catalogue, path, params);
		// Whoever awaits the row still gets the error; a row that nobody awaits must not end the request.
		titles.catch(() => undefined);
		return { key, title, titles, hiddenWhenEmpty };
	});
}

/** The first trending movie with a backdrop, else the first movie, else the first title; null when there is none. */
export function findHero(trending: TitleCard[]): TitleCard | null {
	const movies = trending.filter(({ mediaType }) => mediaType === "movie");
	return movies.find(({ backdrop }) => backdrop) ?? movies[0] ?? trending[0] ?? null;
}

const toRow = memoizeByObject((list: MovieList | ShowList | MixedList) => toTitleCards(list.results, ROW_MAX_ITEMS));

async function listCards(catalogue: Catalogue, path: string, params?: Record<string, string>): Promise<TitleCard[]> {
	const list = (await catalogue.read(path, params)) as MovieList | ShowList | MixedList | null;
	return list ? toRow(list) : [];
}
