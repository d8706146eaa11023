// Finds the listings that a search text names by genre, decade, year, country or language, as in "80s horror".
import { lazy } from "~/lib/lazy";
import { chunksOf } from "~/lib/words";
import { genreFor, listGenres } from "../genres";
import type { MediaType } from "../types";
import { COUNTRIES, LANGUAGES, YEARS } from "./filters";
import { type ListingFilters, listingUrl, NO_FILTERS } from "./list-query";
import type { ListingLink } from "./loaded-list";
import type { Listing } from "./upstream-list.server";

/** What one word, or a few, say about a list. */
type Meaning =
	| { part: "genre"; id: number; label: string }
	| { part: "years"; from: number; to: number; label: string }
	| { part: "country" | "language"; code: string; label: string }
	| { part: "mediaType"; mediaType: MediaType };

const PHRASE_MAX = 3;
const KINDS: Record<string, MediaType> = {
	movie: "movie",
	movies: "movie",
	film: "movie",
	films: "movie",
	show: "tv",
	shows: "tv",
	series: "tv",
	tv: "tv",
	tvshow: "tv",
	tvshows: "tv",
};
/** Other words for a genre or a country, by the words of its name. */
const OTHER_WORDS: Record<string, string[]> = {
	sciencefiction: ["scifi", "sf"],
	documentary: ["documentaries", "docs"],
	comedy: ["comedies"],
	mystery: ["mysteries"],
	animation: ["animated", "cartoons", "anime"],
	horror: ["scary"],
	romance: ["romantic"],
	history: ["historical"],
	music: ["musical", "musicals"],
	unitedstates: ["usa", "us", "america", "american"],
	unitedkingdom: ["uk", "britain", "british", "england"],
	argentina: ["argentinian"],
	australia: ["australian"],
	austria: ["austrian"],
	brazil: ["brazilian"],
	canada: ["canadian"],
	india: ["indian"],
	ireland: ["irish"],
	mexico: ["mexican"],
	southafrica: ["southafrican"],
	southkorea: ["korea"],
	netherlands: ["holland"],
};
const DECADES = ["twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties"];
/** "the", as in "the 80s". */
const FILLERS = new Set(["the", "a", "an", "from", "of", "in"]);

function toKey(words: string[]): string {
	return words.join("");
}

const vocabulary = lazy(() => {
	const known = new Map<string, Meaning>();
	function add(name: string, meaning: Meaning) {
		const key = toKey(chunksOf(name).flat());
		for (const word of [key, `${key}s`, ...(OTHER_WORDS[key] ?? [])]) if (!known.has(word)) known.set(word, meaning);
	}
	for (const mediaType of ["movie", "tv"] as const) {
		for (const { id, name } of listGenres(mediaType)) add(name, { part: "genre", id, label: name });
	}
	for (const { value, label } of COUNTRIES) add(label, { part: "country", code: value, label });
	for (const { value, label } of LANGUAGES) add(label, { part: "language", code: value, label });
	for (const [index, name] of DECADES.entries()) add(name, toDecade(1920 + 10 * index));
	for (const [word, mediaType] of Object.entries(KINDS)) known.set(word, { part: "mediaType", mediaType });
	return known;
});

function toDecade(from: number): Meaning {
	return { part: "years", from, to: from + 9, label: `of the ${from}s` };
}

/** "1994", "1980s" and "80s"; of two digits, those below 30 are of this century. */
function readYears(word: string): Meaning | null {
	const [, century, ten] = /^(19|20)?(\d0)s$/.exec(word) ?? [];
	if (ten) return toDecade(Number(`${century ?? (Number(ten) < 30 ? 20 : 19)}${ten}`));
	const year = /^(?:18[789]|19\d|20\d)\d$/.test(word) ? Number(word) : 0;
	return year >= YEARS.min ? { part: "years", from: year, to: year, label: `of ${year}` } : null;
}

/** Null where some word of the text says nothing about a list, or two words say the same part. */
function readMeanings(text: string): Map<Meaning["part"], Meaning> | null {
	const words = chunksOf(text).flat();
	const meanings = new Map<Meaning["part"], Meaning>();
	for (let at = 0; at < words.length; ) {
		const lengths = [PHRASE_MAX, 2, 1].filter((length) => at + length <= words.length);
		const found = lengths.flatMap((length) => {
			const key = toKey(words.slice(at, at + length));
			const meaning = vocabulary().get(key) ?? readYears(key);
			return meaning ? [{ meaning, length }] : [];
		})[0];
		if (found && !meanings.has(found.meaning.part)) {
			meanings.set(found.meaning.part, found.meaning);
			at += found.length;
		} else if (FILLERS.has(words[at] ?? "")) at++;
		else return null;
	}
	return meanings.size > 0 ? meanings : null;
}

export interface NamedListing extends Listing, ListingLink {}

/**
 * The movies and the shows that the whole text describes; none where it has other words too. Those of the other kind where
 * the named one has no such genre.
 */
export function findListings(text: string): NamedListing[] {
	const meanings = readMeanings(text);
	if (!meanings) return [];
	const found = (["movie", "tv"] as const).flatMap((mediaType) => toListing(mediaType, meanings) ?? []);
	const kind = meanings.get("mediaType");
	const named = found.filter(({ mediaType }) => kind?.part !== "mediaType" || kind.mediaType === mediaType);
	return named.length > 0 ? named : found;
}

function toListing(mediaType: MediaType, meanings: Map<Meaning["part"], Meaning>): NamedListing | null {
	const filters: ListingFilters = { ...NO_FILTERS };
	const nouns = mediaType === "movie" ? "movies" : "TV shows";
	let [before, after] = ["", ""];
	for (const meaning of meanings.values()) {
		if (meaning.part === "genre") {
			filters.genre = genreFor(mediaType, meaning.id);
			if (filters.genre === null) return null;
			before = `${listGenres(mediaType).find(({ id }) => id === filters.genre)?.name ?? meaning.label} `;
		} else if (meaning.part === "years") {
			[filters.yearFrom, filters.yearTo] = [meaning.from, meaning.to];
			after = ` ${meaning.label}${after}`;
		} else if (meaning.part === "country") {
			filters.country = meaning.code;
			after += ` from ${meaning.label}`;
		} else if (meaning.part === "language") {
			filters.language = meaning.code;
			after += ` in ${meaning.label}`;
		}
	}
	const label = `${before}${nouns}${after}`;
	return {
		mediaType,
		filters,
		label: label.charAt(0).toUpperCase() + label.slice(1),
		url: listingUrl(mediaType, filters),
	};
}
