// The list of titles that have one or two signs: the movies and the shows of each page together, the most popular first.
//
// TMDB is asked by the genres of the signs and by the keywords of one sign without a genre. Its lists do not say which
// keywords a title has, so a second such sign is looked for in the names and overviews of what it lists. The sample catalogue
// has a keyword for every sign of every title, and is asked for both.
import type { Catalogue } from "../catalogue.server";
import { VOTES_MIN } from "../lists/discover-params";
import type { ListSource } from "../lists/list-source.server";
import { NO_ITEMS, toListPage, toUpstreamItems, type UpstreamItems } from "../lists/upstream-list.server";
import type { ListItem } from "../source/quality";
import type { MediaType } from "../types";
import type { SignFacts } from "./call-signs.server";
import { type Picked, SIGN_KEYWORDS_MAX, SIGNS, type SignKey } from "./signs";

const KINDS = ["movie", "tv"] as const;
/** The upstream's pages that are looked through for a second sign. */
const SEARCHED_PAGES = 20;

interface Plan {
	params: Record<string, string>;
	/** Signs that the listed titles may lack. */
	unasked: SignKey[];
}

/** Those that the upstream has; the names are unique. */
async function findKeywordIds(catalogue: Catalogue, names: readonly string[]): Promise<number[]> {
	const lists = await Promise.all(names.map((query) => catalogue.keywords({ query })));
	return lists.flatMap((list, index) => list?.results.find(({ name }) => name === names[index])?.id ?? []);
}

/** Null where nothing can be asked for. */
async function planFor(catalogue: Catalogue, mediaType: MediaType, signs: SignKey[]): Promise<Plan | null> {
	if (catalogue.source === "sample") {
		const ids = await findKeywordIds(catalogue, signs);
		return ids.length === signs.length ? { params: { with_keywords: ids.join(",") }, unasked: [] } : null;
	}
	const { SIGN_WORDS } = await import("./sign-words.server");
	const genreOf = (key: SignKey) => SIGN_WORDS[key].genre?.[mediaType];
	const genres = signs.flatMap((key) => genreOf(key) ?? []);
	const byKeyword = signs.filter((key) => genreOf(key) === undefined);
	const byGenre = genres.length > 0 && { with_genres: genres.join(",") };
	for (const asked of byKeyword) {
		const ids = await findKeywordIds(catalogue, SIGN_WORDS[asked].keywords);
		if (ids.length === 0) continue;
		const unasked = byKeyword.filter((key) => key !== asked);
		return { params: { ...byGenre, with_keywords: ids.join("|") }, unasked };
	}
	return byGenre ? { params: byGenre, unasked: byKeyword } : null;
}

function toSignFacts(mediaType: MediaType, item: ListItem): SignFacts {
	const title = "title" in item ? item.title : item.name;
	return { mediaType, title, overview: item.overview, genres: item.genre_ids, keywords: [] };
}

async function thatHave(mediaType: MediaType, read: UpstreamItems, signs: SignKey[]): Promise<UpstreamItems> {
	if (signs.length === 0) return read;
	const { hasSign } = await import("./call-signs.server");
	const items = read.items.filter((item) => signs.every((key) => hasSign(key, toSignFacts(mediaType, item))));
	return { items, lastPage: Math.min(read.lastPage, SEARCHED_PAGES), total: items.length };
}

/** Null where no sign is picked. */
export function openPictures(catalogue: Catalogue, { signs: picked }: Picked): ListSource | null {
	if (picked.length === 0) return null;
	// In the table's order, so that the list is the same whichever was picked first.
	const signs = SIGNS.map(({ key }) => key).filter((key) => picked.includes(key));

	async function readItems(mediaType: MediaType, page: number): Promise<UpstreamItems> {
		const plan = await planFor(catalogue, mediaType, signs);
		if (!plan) return NO_ITEMS;
		const params = { ...plan.params, sort_by: "popularity.desc", "vote_count.gte": VOTES_MIN.popular, page };
		const items = toUpstreamItems(await catalogue.discover[mediaType](params));
		return thatHave(mediaType, items, plan.unasked);
	}

	return {
		requestsPerPage: KINDS.length,
		requestsOnce: signs.length * SIGN_KEYWORDS_MAX,
		async readPage(page) {
			const lists = await Promise.all(KINDS.map((mediaType) => readItems(mediaType, page)));
			return toListPage(catalogue, page, {
				items: lists.flatMap(({ items }) => items).sort((a, b) => b.popularity - a.popularity),
				lastPage: Math.max(...lists.map(({ lastPage }) => lastPage)),
				total: lists.reduce((sum, { total }) => sum + total, 0),
			});
		},
	};
}
