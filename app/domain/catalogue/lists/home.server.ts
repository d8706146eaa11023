// The row of recommendations is the library's.
import type { MixedList, MovieList, ShowList } from "~/clients/tmdb/schema";
import type { Config } from "~/config.server";
import type { Catalogue } from "../catalogue.server";
import { toTitleCards } from "../source/mapping";
import type { MediaType, TitleCard } from "../types";

export const ROW_MAX_ITEMS = 20;

export interface HomeRow {
	key: string;
	title: string;
	/** URL of the listing that goes on with the row, of a mixed row with its movies. */
	url: string;
	/** Of a mixed row: the same for its shows. */
	showsUrl?: string;
	/** At most 20, quality-filtered, each title once. Rejects with `UpstreamError`; safe to leave unawaited. */
	titles: Promise<TitleCard[]>;
	hiddenWhenEmpty: boolean;
}

type TitleList = MovieList | ShowList | MixedList;

interface RowPlan {
	key: string;
	title: string;
	url: string;
	showsUrl?: string;
	read: () => Promise<TitleList | null>;
	hiddenWhenEmpty?: boolean;
}

function planRows(catalogue: Catalogue, config: Config): RowPlan[] {
	const { discover, popular, trending } = catalogue;
	function readOfProvider(mediaType: MediaType, providers: string): Promise<TitleList | null> {
		return discover[mediaType]({
			sort_by: "popularity.desc",
			watch_region: config.CATALOGUE_REGION,
			with_watch_providers: providers,
		});
	}
	const { PROVIDER_NETFLIX: netflix, PROVIDER_DISNEY: disney, PROVIDER_HBO: hbo, PROVIDER_PRIME: prime } = config;
	return [
		{
			key: "trending",
			title: "Trending Now",
			url: "/movies?chip=trending",
			showsUrl: "/tv?chip=trending",
			read: () => trending.all({ span: "day" }),
		},
		{ key: "popular-movies", title: "Popular Movies", url: "/movies", read: () => popular.movie() },
		{
			key: "trending-shows",
			title: "Trending TV Shows",
			url: "/tv?chip=trending",
			read: () => trending.tv({ span: "day" }),
		},
		{ key: "popular-shows", title: "Popular TV Shows", url: "/tv", read: () => popular.tv() },
		{
			key: "netflix",
			title: "Netflix Originals",
			url: "/tv?provider=netflix",
			read: () => readOfProvider("tv", netflix),
			hiddenWhenEmpty: true,
		},
		{
			key: "disney",
			title: "Disney+ Collection",
			url: "/movies?provider=disney",
			read: () => readOfProvider("movie", disney),
			hiddenWhenEmpty: true,
		},
		{
			key: "hbo",
			title: "HBO Series",
			url: "/tv?provider=hbo",
			read: () => readOfProvider("tv", hbo),
			hiddenWhenEmpty: true,
		},
		{
			key: "prime",
			title: "Prime Video",
			url: "/movies?provider=prime",
			read: () => readOfProvider("movie", prime),
			hiddenWhenEmpty: true,
		},
	];
}

/** The rows of Home but Recommended for You, in order. One upstream request a row, all started at once. */
export function listHomeRows(catalogue: Catalogue, config: Config): HomeRow[] {
	return planRows(catalogue, config).map(({ read, hiddenWhenEmpty = false, ...row }) => {
		const titles = read().then((list) => toTitleCards(list?.results ?? [], ROW_MAX_ITEMS));
		// Awaiting the row still throws; a row that is never awaited must not end the request.
		titles.catch(() => undefined);
		return { ...row, titles, hiddenWhenEmpty };
	});
}

/** The first trending movie with a backdrop, else the first movie; null when there is none. */
export function findHero(trending: TitleCard[]): TitleCard | null {
	const movies = trending.filter(({ mediaType }) => mediaType === "movie");
	return movies.find(({ backdrop }) => backdrop) ?? movies[0] ?? null;
}

/** The titles besides the hero's, which stands above. */
export function withoutHero(titles: TitleCard[], { mediaType, id }: TitleCard): TitleCard[] {
	return titles.filter((title) => title.id !== id || title.mediaType !== mediaType);
}
