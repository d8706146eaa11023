// What the words of a search text say about a list: a genre, years, a country, an order, a sign, as in "best 80s horror".
import { lazy } from "~/lib/lazy";
import { chunksOf } from "~/lib/text/words";
import { genreFor, listGenres } from "../genres";
import { COUNTRIES, LANGUAGES, YEARS } from "../lists/filters";
import { CHIP_SORT, type ListingFilters, listingUrl, NO_FILTERS } from "../lists/list-query";
import { nameListing } from "../lists/listing-name";
import type { ListingLink } from "../lists/loaded-list";
import type { Listing } from "../lists/upstream-list.server";
import { picturesUrl, SIGNS, type Sign, type SignKey } from "../signs/signs";
import type { MediaType } from "../types";

/** What one word, or a few, say about a list. */
type Meaning =
	| { part: "genre"; id: number }
	| { part: "years"; from: number; to: number }
	| { part: "country"; code: string }
	| { part: "language"; code: string }
	| { part: "order"; chip: "trending" | "top_rated" | "latest" }
	| { part: "sign"; sign: Sign }
	| { part: "mediaType"; mediaType: MediaType };

type Meanings = Partial<{ [Part in Meaning["part"]]: Extract<Meaning, { part: Part }> }>;

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
const ORDERS: Record<"trending" | "top_rated" | "latest", string[]> = {
	trending: ["popular", "trending"],
	top_rated: ["best", "top", "toprated", "greatest"],
	latest: ["new", "newest", "latest", "recent"],
};
/** Other words for what a sign shows, by its key. */
const SIGN_WORDS: Record<string, string[]> = {
	robot: ["android", "androids"],
	rocket: ["spaceship", "spaceships"],
	hero: ["superhero", "superheroes", "heroes"],
	ghost: ["haunted"],
	sea: ["ocean"],
	cards: ["heist", "heists"],
	soldier: ["army"],
	target: ["spy", "spies"],
	castle: ["knights"],
	magic: ["wizards", "witches"],
	maze: ["labyrinth"],
};
const DECADES = ["twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties"];
/** Words between the others, as in "the 80s" and "films with robots by". */
const FILLERS = new Set(
	"the a an of in from with about by and or for that has have starring featuring directed on to some any all good".split(
		" ",
	),
);

function toKey(words: string[]): string {
	return words.join("");
}

const vocabulary = lazy(() => {
	const meanings = new Map<string, Meaning>();
	function add(name: string, meaning: Meaning, others: string[] = []) {
		const key = toKey(chunksOf(name).flat());
		for (const word of [key, `${key}s`, ...(OTHER_WORDS[key] ?? []), ...others]) {
			if (!meanings.has(word)) meanings.set(word, meaning);
		}
	}
	for (const mediaType of ["movie", "tv"] as const) {
		for (const { id, name } of listGenres(mediaType)) add(name, { part: "genre", id });
	}
	for (const { value, label } of COUNTRIES) add(label, { part: "country", code: value });
	for (const { value, label } of LANGUAGES) add(label, { part: "language", code: value });
	for (const [index, name] of DECADES.entries()) add(name, toDecade(1920 + 10 * index));
	for (const [word, mediaType] of Object.entries(KINDS)) meanings.set(word, { part: "mediaType", mediaType });
	for (const chip of ["trending", "top_rated", "latest"] as const) {
		for (const word of ORDERS[chip]) meanings.set(word, { part: "order", chip });
	}
	for (const sign of SIGNS) add(sign.name, { part: "sign", sign }, SIGN_WORDS[sign.key]);
	return meanings;
});

function toDecade(from: number): Meaning {
	return { part: "years", from, to: from + 9 };
}

/** "1994", "1980s" and "80s"; of two digits, those below 30 are of this century. */
function readYears(word: string): Meaning | null {
	const [, century, ten] = /^(19|20)?(\d0)s$/.exec(word) ?? [];
	if (ten) return toDecade(Number(`${century ?? (Number(ten) < 30 ? 20 : 19)}${ten}`));
	const year = /^(?:18[789]|19\d|20\d)\d$/.test(word) ? Number(word) : 0;
	return year >= YEARS.min ? { part: "years", from: year, to: year } : null;
}

/** What the words say, and those that say nothing about a list, or say a part for the second time. */
function readMeanings(text: string): { meanings: Meanings; rest: string[] } {
	const words = chunksOf(text).flat();
	const meanings: Meanings = {};
	const rest: string[] = [];
	for (let at = 0; at < words.length; ) {
		const lengths = [PHRASE_MAX, 2, 1].filter((length) => at + length <= words.length);
		const longest = lengths.flatMap((length) => {
			const key = toKey(words.slice(at, at + length));
			const meaning = vocabulary().get(key) ?? readYears(key);
			return meaning ? [{ meaning, length }] : [];
		})[0];
		if (longest && !meanings[longest.meaning.part]) {
			Object.assign(meanings, { [longest.meaning.part]: longest.meaning });
			at += longest.length;
			continue;
		}
		const word = words[at++] ?? "";
		if (!FILLERS.has(word)) rest.push(word);
	}
	return { meanings, rest };
}

export interface NamedListing extends ListingLink {
	/** One of the two. */
	listing?: Listing;
	sign?: SignKey;
	/** How many of the text's words, or groups of words, the listing stands for. */
	parts: number;
}

/** What a text says about a list, beside the words that say nothing about one. */
export interface Description {
	/** At most one of movies, one of shows and one of a sign. */
	listings: NamedListing[];
	mediaType: MediaType | null;
	genre: number | null;
	years: { from: number; to: number } | null;
	sign: Sign | null;
	rest: string[];
}

/** The listings are of the named kind, or of the other one where the named one has no such genre. */
export function readDescription(text: string): Description {
	const { meanings, rest } = readMeanings(text);
	const { genre, years, sign, mediaType } = meanings;
	const parts = Object.keys(meanings).length;
	const hasFilters = Boolean(genre || years || meanings.country || meanings.language);
	const isListing = hasFilters || (meanings.order && mediaType) || (mediaType && !sign && rest.length === 0);
	const listings = isListing ? (["movie", "tv"] as const).flatMap((type) => toListing(type, meanings) ?? []) : [];
	const named = listings.filter((candidate) => !mediaType || candidate.listing.mediaType === mediaType.mediaType);
	return {
		listings: [
			...(named.length > 0 ? named : listings).map((listing) => ({ ...listing, parts })),
			...(sign ? [{ ...toPicture(sign.sign), parts }] : []),
		],
		mediaType: mediaType?.mediaType ?? null,
		genre: genre?.id ?? null,
		years: years ? { from: years.from, to: years.to } : null,
		sign: sign?.sign ?? null,
		rest,
	};
}

function toPicture({ key, name }: Sign) {
	return { sign: key, label: `With the sign “${name}”`, url: picturesUrl({ signs: [key] }) };
}

function toListing(mediaType: MediaType, { genre, years, country, language, order }: Meanings) {
	const id = genre ? genreFor(mediaType, genre.id) : null;
	if (genre && id === null) return null;
	const filters: ListingFilters = {
		...NO_FILTERS,
		...(order && { chip: order.chip, sort: CHIP_SORT[order.chip] }),
		genre: id,
		yearFrom: years?.from ?? null,
		yearTo: years?.to ?? null,
		country: country?.code ?? null,
		language: language?.code ?? null,
	};
	return {
		listing: { mediaType, filters },
		label: nameListing(mediaType, filters),
		url: listingUrl(mediaType, filters),
	};
}
