// The row of recommendations is the library's.
import type { MixedList, MovieList, ShowList } from "~/clients/tmdb/schema";
import type { Config } from "~/config.server";
import type { LeftOutTitles } from "../blocked/without-blocked";
import type { Catalogue } from "../catalogue.server";
import { toTitleCards } from "../source/mapping";
import type { ListItem } from "../source/quality";
import type { MediaType, TitleCard } from "../types";

export const ROW_MAX_ITEMS = 20;

type HomeRowKey =
	| "trending"
	| "popular-movies"
	| "trending-shows"
	| "popular-shows"
	| "netflix"
	| "disney"
	| "hbo"
	| "prime";

export interface HomeRow {
	/** Pages have a heading for each. */
	key: HomeRowKey;
	/** URL of the listing that goes on with the row, of a mixed row with its movies. */
	url: string;
	/** Of a mixed row: the same for its shows. */
	showsUrl?: string;
	/** At most 20, quality-filtered, each title once. Rejects with `UpstreamError`; safe to leave unawaited. */
	titles: Promise<TitleCard[]>;
	/** The keys of titles that the visitor's lists left out of it. Never rejects. */
	leftOut: Promise<string[]>;
	hiddenWhenEmpty: boolean;
}

/** Pages that a row reads at most, where the visitor's lists leave out titles. */
const ROW_PAGES_MAX = 3;

type TitleList = (MovieList | ShowList | MixedList) & LeftOutTitles;

interface RowPlan {
	key: HomeRowKey;
	url: string;
	showsUrl?: string;
	read: (page: number) => Promise<TitleList | null>;
	hiddenWhenEmpty?: boolean;
}

function planRows(catalogue: Catalogue, config: Config): RowPlan[] {
	const { discover, popular, trending } = catalogue;
	function readOfProvider(mediaType: MediaType, providers: string, page: number): Promise<TitleList | null> {
		return discover[mediaType]({
			page,
			sort_by: "popularity.desc",
			watch_region: catalogue.region,
			with_watch_providers: providers,
		});
	}
	const { PROVIDER_NETFLIX: netflix, PROVIDER_DISNEY: disney, PROVIDER_HBO: hbo, PROVIDER_PRIME: prime } = config;
	return [
		{
			key: "trending",
			url: "/movies?chip=trending",
			showsUrl: "/tv?chip=trending",
			read: (page) => trending.all({ span: "day", page }),
		},
		{ key: "popular-movies", url: "/movies", read: (page) => popular.movie({ page }) },
		{
			key: "trending-shows",
			url: "/tv?chip=trending",
			read: (page) => trending.tv({ span: "day", page }),
		},
		{ key: "popular-shows", url: "/tv", read: (page) => popular.tv({ page }) },
		{
			key: "netflix",
			url: "/tv?provider=netflix",
			read: (page) => readOfProvider("tv", netflix, page),
			hiddenWhenEmpty: true,
		},
		{
			key: "disney",
			url: "/movies?provider=disney",
			read: (page) => readOfProvider("movie", disney, page),
			hiddenWhenEmpty: true,
		},
		{
			key: "hbo",
			url: "/tv?provider=hbo",
			read: (page) => readOfProvider("tv", hbo, page),
			hiddenWhenEmpty: true,
		},
		{
			key: "prime",
			url: "/movies?provider=prime",
			read: (page) => readOfProvider("movie", prime, page),
			hiddenWhenEmpty: true,
		},
	];
}

/** A row from which titles are left out for the visitor reads on until it is full, or three pages are read. */
async function readRow(read: RowPlan["read"]): Promise<{ titles: TitleCard[]; leftOut: string[] }> {
	const items: ListItem[] = [];
	const leftOut: string[] = [];
	let isThinned = false;
	for (let page = 1; page <= ROW_PAGES_MAX; page++) {
		const list = await read(page);
		if (!list) break;
		items.push(...list.results);
		leftOut.push(...(list.left_out ?? []));
		isThinned ||= leftOut.length > 0 || (list.closed ?? 0) > 0;
		if (!isThinned || page >= list.total_pages || toTitleCards(items, ROW_MAX_ITEMS).length >= ROW_MAX_ITEMS) break;
	}
	return { titles: toTitleCards(items, ROW_MAX_ITEMS), leftOut };
}

/** The rows of Home but Recommended for You, in order. All started at once, with one upstream request for most. */
export function listHomeRows(catalogue: Catalogue, config: Config): HomeRow[] {
	return planRows(catalogue, config).map(({ read, hiddenWhenEmpty = false, ...row }) => {
		const reading = readRow(read);
		const titles = reading.then((row) => row.titles);
		// Awaiting the row still throws; a row that is never awaited must not end the request.
		titles.catch(() => undefined);
		const leftOut = reading.then((row) => row.leftOut).catch(() => []);
		return { ...row, titles, leftOut, hiddenWhenEmpty };
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
