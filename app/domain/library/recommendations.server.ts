// Recommends titles similar to those that a user watched last, and popular titles of the genres that they watch most.
import type { Database } from "~/database/open.server";
import type { Catalogue } from "../catalogue/catalogue.server";
import { genreFor } from "../catalogue/genres";
import { listPopularInGenre, listTrending } from "../catalogue/lists/popular.server";
import { titleKey } from "../catalogue/paths";
import { findTitle } from "../catalogue/titles/titles.server";
import type { Genre, MediaType, Movie, Show, TitleCard } from "../catalogue/types";
import type { WatchEntry } from "./types";
import { listWatchedIds } from "./watch-history.server";

const RECOMMENDED_FROM = 5;
const RECOMMENDED_SIMILAR = 3;
const RECOMMENDED_GENRES = 3;
const RECOMMENDED_PER_GENRE = 2;
export const RECOMMENDED_MAX = 20;

export interface Recommendation extends TitleCard {
	reason: string;
}

/** Titles that are looked up. */
const LOOK_UPS_MAX = 2 * RECOMMENDED_FROM;

/** Candidates, some of which may be watched or recommended already. */
interface Source {
	reason: string;
	cards: TitleCard[];
	take: number;
}

/**
 * At most 20 titles; none for a user without history. `recent`: their latest 20 entries. Sends at most sixteen
 * catalogue requests, in three rounds. On failure the result is what is trending, or nothing when that fails too.
 */
export async function listRecommendations(
	db: Database,
	catalogue: Catalogue,
	{ userId, recent }: { userId: string; recent: Promise<WatchEntry[]> },
): Promise<Recommendation[]> {
	try {
		const entries = await recent;
		if (entries.length === 0) return [];
		const sources = await listSources(catalogue, entries);
		const watched = await findWatched(db, userId, sources);
		return take(sources, watched);
	} catch {
		return await listInstead(catalogue);
	}
}

async function listInstead(catalogue: Catalogue): Promise<Recommendation[]> {
	const trending = await listTrending(catalogue).catch((): TitleCard[] => []);
	return take([{ reason: "Trending now", cards: trending, take: RECOMMENDED_MAX }], new Set());
}

async function listSources(catalogue: Catalogue, entries: WatchEntry[]): Promise<Source[]> {
	const titles = await listKnown(catalogue, entries);
	const similar = titles.map(({ title, similar: cards }) => ({
		reason: `Because you watched ${title}`,
		cards,
		take: RECOMMENDED_SIMILAR,
	}));
	const popular = topGenres(titles).flatMap((genre) => [
		listPopular(catalogue, "movie", genre),
		listPopular(catalogue, "tv", genre),
	]);
	return [...similar, ...(await Promise.all(popular))];
}

/** The latest five that the catalogue still has, of at most ten. */
async function listKnown(catalogue: Catalogue, entries: WatchEntry[]): Promise<(Movie | Show)[]> {
	const titles: (Movie | Show)[] = [];
	for (let first = 0; first < LOOK_UPS_MAX && titles.length < RECOMMENDED_FROM; first += RECOMMENDED_FROM) {
		const found = await Promise.all(
			entries.slice(first, first + RECOMMENDED_FROM).map((entry) => findTitle(catalogue, entry)),
		);
		titles.push(...found.flatMap((known) => (known ? [known.title] : [])));
	}
	return titles.slice(0, RECOMMENDED_FROM);
}

/** The most frequent genres; with equal counts, those of the title that was watched last come first. */
function topGenres(titles: (Movie | Show)[]): Genre[] {
	const counts = new Map<number, { genre: Genre; count: number }>();
	for (const genre of titles.flatMap(({ genres }) => genres)) {
		const known = counts.get(genre.id);
		if (known) known.count++;
		else counts.set(genre.id, { genre, count: 1 });
	}
	const ranked = [...counts.values()].sort((a, b) => b.count - a.count);
	return ranked.slice(0, RECOMMENDED_GENRES).map(({ genre }) => genre);
}

async function listPopular(catalogue: Catalogue, mediaType: MediaType, genre: Genre): Promise<Source> {
	const genreId = genreFor(mediaType, genre.id);
	const cards = genreId === null ? [] : await listPopularInGenre(catalogue, { mediaType, genreId });
	return { reason: `Popular in ${genre.name}`, cards, take: RECOMMENDED_PER_GENRE };
}

/** The titles among these that the user has watched; two reads, whatever the size of the history. */
async function findWatched(db: Database, userId: string, sources: Source[]): Promise<Set<string>> {
	const cards = sources.flatMap((source) => source.cards);
	const kinds = await Promise.all(
		(["movie", "tv"] as const).map(async (mediaType) => {
			const ids = cards.filter((card) => card.mediaType === mediaType).map(({ id }) => id);
			const watched = await listWatchedIds(db, { userId, mediaType, ids: [...new Set(ids)] });
			return watched.map((id) => titleKey({ mediaType, id }));
		}),
	);
	return new Set(kinds.flat());
}

function take(sources: Source[], watched: Set<string>): Recommendation[] {
	const taken = new Map<string, Recommendation>();
	for (const { reason, cards, take: wanted } of sources) {
		const fresh = cards.filter((card) => !watched.has(titleKey(card)) && !taken.has(titleKey(card)));
		for (const card of fresh.slice(0, wanted)) taken.set(titleKey(card), { ...card, reason });
	}
	return [...taken.values()].slice(0, RECOMMENDED_MAX);
}
