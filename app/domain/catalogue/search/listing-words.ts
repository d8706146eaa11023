// What the words of a search text say about a list: a genre, years, a country, an order, a sign, as in "best 80s horror".
import { countryName, languageName } from "~/clients/tmdb/code-names";
import { DEFAULT_LANGUAGE, type Language } from "~/lib/language/languages";
import { chunksOf } from "~/lib/text/words";
import { genreFor, listGenres } from "../genres";
import { COUNTRIES, LANGUAGES, YEARS } from "../lists/filters";
import { CHIP_SORT, type ListingFilters, listingUrl, NO_FILTERS } from "../lists/list-query";
import type { ListingLink } from "../lists/loaded-list";
import type { Listing } from "../lists/upstream-list.server";
import { picturesUrl, SIGNS, type Sign, type SignKey } from "../signs/signs";
import type { MediaType } from "../types";
import { ar } from "./words/ar";
import { de } from "./words/de";
import { en } from "./words/en";
import { es } from "./words/es";
import { fr } from "./words/fr";
import { ja } from "./words/ja";
import type { ListingWords } from "./words/listing-words";
import { ptBr } from "./words/pt-br";
import { tr } from "./words/tr";

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
/** Letters of a word in a text without spaces. */
const UNSPACED_MAX = 12;

const WORDS: Record<Language, ListingWords> = { en, es, fr, de, "pt-BR": ptBr, ja, ar, tr };

/** In Arabic, one key for letters that people type for each other: "كوميديه" for "كوميدية", "امريكى" for "امريكي". */
function toKey(words: string[]): string {
	return words.join("").replaceAll("ة", "ه").replaceAll("ى", "ي");
}

/** "french/e, new" → "french", "frenche", "new": each as its words. */
function listForms(text: string): string[][] {
	return text.split(",").flatMap((word) => {
		const [base = "", ...endings] = word.trim().split("/");
		return ["", ...endings].map((ending) => chunksOf(base + ending).flat());
	});
}

interface Vocabulary extends Pick<ListingWords, "decade" | "isUnspaced"> {
	meanings: Map<string, Meaning>;
	fillers: Set<string>;
}

function openVocabulary(language: Language): Vocabulary {
	const { genres, movie, tv, orders, countries, languages, signs, decades, fillers, article, ...rest } =
		WORDS[language];
	const meanings = new Map<string, Meaning>();
	function add(text: string, meaning: Meaning) {
		for (const words of listForms(text)) {
			const forms = [words, ...(article ? [words.map((word) => article + word)] : [])].map(toKey);
			for (const key of forms) if (key !== "" && !meanings.has(key)) meanings.set(key, meaning);
		}
	}
	for (const mediaType of ["movie", "tv"] as const) {
		for (const { id, name } of listGenres(mediaType)) {
			add(genres[name] ?? "", { part: "genre", id });
			if (language === DEFAULT_LANGUAGE) add(`${name}/s`, { part: "genre", id });
		}
	}
	add(movie, { part: "mediaType", mediaType: "movie" });
	add(tv, { part: "mediaType", mediaType: "tv" });
	for (const code of COUNTRIES) {
		const name = countryName(code, language);
		add(`${countries[code] ?? ""}, ${name}/s`, { part: "country", code });
	}
	for (const code of LANGUAGES) {
		add(`${languages[code] ?? ""}, ${languageName(code, language)}/s`, { part: "language", code });
	}
	for (const [index, names] of decades.entries()) add(names, toDecade(1920 + 10 * index));
	for (const chip of ["trending", "top_rated", "latest"] as const) add(orders[chip], { part: "order", chip });
	for (const sign of SIGNS) add(signs[sign.key] ?? "", { part: "sign", sign });
	return { ...rest, meanings, fillers: new Set(chunksOf(fillers).flat()) };
}

const opened = new Map<Language, Vocabulary>();

function vocabularyIn(language: Language): Vocabulary {
	const vocabulary = opened.get(language) ?? openVocabulary(language);
	opened.set(language, vocabulary);
	return vocabulary;
}

function toDecade(from: number): Meaning {
	return { part: "years", from, to: from + 9 };
}

/** "1994", and a decade as the language writes it; of two digits, those below 30 are of this century. */
function readYears(word: string, decade: RegExp): Meaning | null {
	const [, century, ten] = decade.exec(word) ?? [];
	if (ten) return toDecade(Number(`${century ?? (Number(ten) < 30 ? 20 : 19)}${ten}`));
	const year = /^(?:18[789]|19\d|20\d)\d年?$/.test(word) ? Number.parseInt(word, 10) : 0;
	return year >= YEARS.min ? { part: "years", from: year, to: year } : null;
}

/** What a word means in the language of the page, or in English, which people mix with theirs. */
function findMeaning(word: string, vocabularies: Vocabulary[]): Meaning | null {
	for (const { meanings, decade } of vocabularies) {
		const meaning = meanings.get(word) ?? readYears(word, decade);
		if (meaning) return meaning;
	}
	return null;
}

/** A text without spaces, as its longest words that are known and what is between them. */
function splitUnspaced(text: string, vocabularies: Vocabulary[]): string[] {
	const words: string[] = [];
	let isOpen = false;
	for (let at = 0; at < text.length; ) {
		const lengths = Array.from({ length: Math.min(UNSPACED_MAX, text.length - at) }, (_, index) => index + 1).reverse();
		const length = lengths.find((candidate) => {
			const word = text.slice(at, at + candidate);
			return findMeaning(word, vocabularies) !== null || vocabularies.some(({ fillers }) => fillers.has(word));
		});
		if (length === undefined && isOpen) words.push(`${words.pop()}${text[at]}`);
		else words.push(text.slice(at, at + (length ?? 1)));
		isOpen = length === undefined;
		at += length ?? 1;
	}
	return words;
}

/** What the words say, and those that say nothing about a list, or say a part for the second time. */
function readMeanings(text: string, language: Language): { meanings: Meanings; rest: string[] } {
	const own = vocabularyIn(language);
	const vocabularies = language === DEFAULT_LANGUAGE ? [own] : [own, vocabularyIn(DEFAULT_LANGUAGE)];
	const typed = chunksOf(text).flat();
	const words = own.isUnspaced ? typed.flatMap((word) => splitUnspaced(word, vocabularies)) : typed;
	const meanings: Meanings = {};
	const rest: string[] = [];
	for (let at = 0; at < words.length; ) {
		const lengths = [PHRASE_MAX, 2, 1].filter((length) => at + length <= words.length);
		const longest = lengths.flatMap((length) => {
			const key = toKey(words.slice(at, at + length));
			const meaning = findMeaning(key, vocabularies);
			return meaning ? [{ meaning, length }] : [];
		})[0];
		if (longest && !meanings[longest.meaning.part]) {
			Object.assign(meanings, { [longest.meaning.part]: longest.meaning });
			at += longest.length;
			continue;
		}
		const word = words[at++] ?? "";
		if (!vocabularies.some(({ fillers }) => fillers.has(word))) rest.push(word);
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
export function readDescription(text: string, language: Language): Description {
	const { meanings, rest } = readMeanings(text, language);
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

function toPicture({ key }: Sign) {
	const url = picturesUrl({ signs: [key] });
	return { sign: key, name: { lists: [url] }, url };
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
	const url = listingUrl(mediaType, filters);
	return { listing: { mediaType, filters }, name: { lists: [url] }, url };
}
