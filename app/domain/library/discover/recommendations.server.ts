// Recommends titles similar to those that a user watched last or rated high, and popular titles of the genres of these.
// Titles that they watched or rated, and those similar to what they rated low, are not recommended.
import type { Database } from "~/database/open.server";
import type { BegunTitles } from "~/domain/library/next/begun-titles.server";
import { type LatestMovie, listRecentTitles } from "~/domain/library/next/continue-watching.server";
import type { RatedTitle } from "~/domain/library/store/ratings.server";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { genreFor } from "../../catalogue/genres";
import { listPopularInGenre, listTrending } from "../../catalogue/lists/popular.server";
import { titleKey } from "../../catalogue/paths";
import { findTitle } from "../../catalogue/titles/titles.server";
import type { Genre, MediaType, Movie, Show, TitleCard, TitleRef } from "../../catalogue/types";
import { listSeen } from "./seen.server";

const RECOMMENDED_FROM = 5;
const RECOMMENDED_SIMILAR = 3;
const RECOMMENDED_GENRES = 3;
/** A rating from which a title is a reason to recommend others. */
const LIKED_FROM = 8;
/** A rating up to which titles that are similar are not recommended. */
const DISLIKED_TO = 4;
/** Of the titles that recommendations follow from, those rated high that were not watched lately, where there are enough others. */
const LIKED_AMONG_WATCHED = 2;
/** Titles rated low, the latest, whose similar titles are looked up. */
const DISLIKED_MAX = 5;
const RECOMMENDED_PER_GENRE = 2;
export const RECOMMENDED_MAX = 20;

/** Why a title is recommended. */
export interface RecommendationReason {
	kind: "watched" | "rated" | "genre" | "trending";
	/** Of the title that was watched or rated, or of the genre. */
	name: string;
	rating: number;
}

export interface Recommendation extends TitleCard {
	reason: RecommendationReason;
}

/** Titles that are looked up. */
const LOOK_UPS_MAX = 2 * RECOMMENDED_FROM;

/** Candidates, some of which may be watched or recommended already. */
interface Source {
	reason: RecommendationReason;
	cards: TitleCard[];
	take: number;
}

interface PersonTitles {
	profileId: ProfileId;
	begun: BegunTitles;
	movies: LatestMovie[];
	/** The titles that they rated last. */
	rated: RatedTitle[];
	/** Who else is here: what they have seen is not recommended either. */
	companions?: ProfileId[];
}

/**
 * At most 20 titles; none for a user who neither watched nor rated anything, and for nobody (`reading` is null). Sends at most 21
 * catalogue requests, in three rounds. On failure the result is what is trending, or nothing when that fails too.
 */
export async function listRecommendations(
	db: Database,
	catalogue: Catalogue,
	reading: Promise<PersonTitles | null>,
): Promise<Recommendation[]> {
	try {
		const titles = await reading;
		if (!titles) return [];
		const { profileId, rated: ratings, companions } = titles;
		const watches = await listRecentTitles(catalogue, titles);
		const reasons = chooseReasons(watches, ratings);
		if (reasons.length === 0) return [];
		const disliked = ratings.filter(({ rating }) => rating <= DISLIKED_TO).slice(0, DISLIKED_MAX);
		const [sources, unwanted] = await Promise.all([listSources(catalogue, reasons), listSimilar(catalogue, disliked)]);
		const seen = await listSeen(db, { profileId, companions, titles: sources.flatMap(({ cards }) => cards) });
		return take(sources, new Set([...seen, ...unwanted]));
	} catch {
		return await listInstead(catalogue);
	}
}

async function listInstead(catalogue: Catalogue): Promise<Recommendation[]> {
	const trending = await listTrending(catalogue).catch((): TitleCard[] => []);
	return take(
		[{ reason: { kind: "trending", name: "", rating: 0 }, cards: trending, take: RECOMMENDED_MAX }],
		new Set(),
	);
}

/** A title that others are recommended for. */
interface Reason extends TitleRef {
	/** Null for one that was watched and not rated high. */
	rating: number | null;
}

/**
 * The latest watched titles, without those rated low. Titles rated high that are not among the first of them come after
 * these: with enough of both, the first five are three watched ones and two of those.
 */
function chooseReasons(watches: TitleRef[], rated: RatedTitle[]): Reason[] {
	const ratings = new Map(rated.map((title) => [titleKey(title), title.rating]));
	const watched = watches.filter((entry) => (ratings.get(titleKey(entry)) ?? Number.POSITIVE_INFINITY) > DISLIKED_TO);
	const first = watched.slice(0, RECOMMENDED_FROM - LIKED_AMONG_WATCHED);
	const isFirst = new Set(first.map(titleKey));
	const liked = rated.filter((title) => title.rating >= LIKED_FROM && !isFirst.has(titleKey(title)));
	const ordered = [
		...first,
		...liked.slice(0, LIKED_AMONG_WATCHED),
		...watched.slice(first.length),
		...liked.slice(LIKED_AMONG_WATCHED),
	];
	const distinct = new Map(ordered.map(({ mediaType, id }) => [titleKey({ mediaType, id }), { mediaType, id }]));
	return [...distinct].map(([key, title]) => {
		const rating = ratings.get(key) ?? 0;
		return { ...title, rating: rating >= LIKED_FROM ? rating : null };
	});
}

async function listSources(catalogue: Catalogue, reasons: Reason[]): Promise<Source[]> {
	const resolved = await listKnown(catalogue, reasons);
	const similar = resolved.map(
		({ title: { title: name, similar: cards }, rating }): Source => ({
			reason: rating === null ? { kind: "watched", name, rating: 0 } : { kind: "rated", name, rating },
			cards,
			take: RECOMMENDED_SIMILAR,
		}),
	);
	const titles = resolved.map(({ title }) => title);
	const popular = topGenres(titles).flatMap((genre) => [
		listPopular(catalogue, "movie", genre),
		listPopular(catalogue, "tv", genre),
	]);
	return [...similar, ...(await Promise.all(popular))];
}

/** Keys of the titles that are similar to these. */
async function listSimilar(catalogue: Catalogue, titles: TitleRef[]): Promise<string[]> {
	const details = await Promise.all(titles.map((title) => findTitle(catalogue, title)));
	return details.flatMap((title) => title?.similar.map(titleKey) ?? []);
}

interface KnownReason {
	title: Movie | Show;
	rating: number | null;
}

/** The first five that the catalogue still has, of at most ten. */
async function listKnown(catalogue: Catalogue, reasons: Reason[]): Promise<KnownReason[]> {
	const titles: KnownReason[] = [];
	for (let first = 0; first < LOOK_UPS_MAX && titles.length < RECOMMENDED_FROM; first += RECOMMENDED_FROM) {
		const resolved = await Promise.all(
			reasons.slice(first, first + RECOMMENDED_FROM).map(async ({ rating, ...title }) => {
				const details = await findTitle(catalogue, title);
				return details ? [{ title: details, rating }] : [];
			}),
		);
		titles.push(...resolved.flat());
	}
	return titles.slice(0, RECOMMENDED_FROM);
}

/** The most frequent genres; with equal counts, those of the first title come first. */
function topGenres(titles: (Movie | Show)[]): Genre[] {
	const counts = new Map<number, { genre: Genre; count: number }>();
	for (const genre of titles.flatMap(({ genres }) => genres)) {
		const tally = counts.get(genre.id);
		if (tally) tally.count++;
		else counts.set(genre.id, { genre, count: 1 });
	}
	const ranked = [...counts.values()].sort((a, b) => b.count - a.count);
	return ranked.slice(0, RECOMMENDED_GENRES).map(({ genre }) => genre);
}

async function listPopular(catalogue: Catalogue, mediaType: MediaType, genre: Genre): Promise<Source> {
	const genreId = genreFor(mediaType, genre.id);
	const cards = genreId === null ? [] : await listPopularInGenre(catalogue, { mediaType, genreId });
	return { reason: { kind: "genre", name: genre.name, rating: 0 }, cards, take: RECOMMENDED_PER_GENRE };
}

function take(sources: Source[], excluded: Set<string>): Recommendation[] {
	const taken = new Map<string, Recommendation>();
	for (const { reason, cards, take: wanted } of sources) {
		const fresh = cards.filter((card) => !excluded.has(titleKey(card)) && !taken.has(titleKey(card)));
		for (const card of fresh.slice(0, wanted)) taken.set(titleKey(card), { ...card, reason });
	}
	return [...taken.values()].slice(0, RECOMMENDED_MAX);
}
