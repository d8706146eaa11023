// Owns what the controls of the movie and TV listings offer, with the words that visitors read.
import type { MediaType } from "../types";

export type Chip = "all" | "trending" | "top_rated" | "latest";
export type Sort = "popular" | "top_rated" | "latest" | "title";

export interface Choice<Value> {
	value: Value;
	label: string;
}

export function listChips(mediaType: MediaType): Choice<Chip>[] {
	return [
		{ value: "all", label: mediaType === "movie" ? "All Movies" : "All Shows" },
		{ value: "trending", label: "Trending" },
		{ value: "top_rated", label: "Top Rated" },
		{ value: "latest", label: "Latest" },
	];
}

export const SORTS: Choice<Sort>[] = [
	{ value: "popular", label: "Most Popular" },
	{ value: "top_rated", label: "Top Rated" },
	{ value: "latest", label: "Latest" },
	{ value: "title", label: "A to Z" },
];

/** The sort order of each chip. */
export const CHIP_SORT: Record<Chip, Sort> = {
	all: "popular",
	trending: "popular",
	top_rated: "top_rated",
	latest: "latest",
};

export const SCORES = [5, 6, 7, 8, 9];
export const VOTES = [50, 100, 500, 1000, 5000];
export const YEARS = { min: 1870, max: 2100 };
/** Minutes. */
export const RUNTIMES = { min: 1, max: 600 };

export type Provider = "netflix" | "disney" | "hbo" | "prime";

export const PROVIDERS: Choice<Provider>[] = [
	{ value: "netflix", label: "Netflix" },
	{ value: "disney", label: "Disney+" },
	{ value: "hbo", label: "HBO" },
	{ value: "prime", label: "Prime Video" },
];

/** ISO 3166-1 codes. */
export const COUNTRIES: Choice<string>[] = [
	{ value: "AR", label: "Argentina" },
	{ value: "AU", label: "Australia" },
	{ value: "AT", label: "Austria" },
	{ value: "BE", label: "Belgium" },
	{ value: "BR", label: "Brazil" },
	{ value: "CA", label: "Canada" },
	{ value: "CN", label: "China" },
	{ value: "CZ", label: "Czechia" },
	{ value: "DK", label: "Denmark" },
	{ value: "FI", label: "Finland" },
	{ value: "FR", label: "France" },
	{ value: "DE", label: "Germany" },
	{ value: "GR", label: "Greece" },
	{ value: "HK", label: "Hong Kong" },
	{ value: "HU", label: "Hungary" },
	{ value: "IN", label: "India" },
	{ value: "IR", label: "Iran" },
	{ value: "IE", label: "Ireland" },
	{ value: "IT", label: "Italy" },
	{ value: "JP", label: "Japan" },
	{ value: "MX", label: "Mexico" },
	{ value: "NL", label: "Netherlands" },
	{ value: "NZ", label: "New Zealand" },
	{ value: "NO", label: "Norway" },
	{ value: "PL", label: "Poland" },
	{ value: "RU", label: "Russia" },
	{ value: "ZA", label: "South Africa" },
	{ value: "KR", label: "South Korea" },
	{ value: "ES", label: "Spain" },
	{ value: "SE", label: "Sweden" },
	{ value: "CH", label: "Switzerland" },
	{ value: "TW", label: "Taiwan" },
	{ value: "TH", label: "Thailand" },
	{ value: "TR", label: "Turkey" },
	{ value: "GB", label: "United Kingdom" },
	{ value: "US", label: "United States" },
];

/** ISO 639-1 codes as the upstream writes them. */
export const LANGUAGES: Choice<string>[] = [
	{ value: "ar", label: "Arabic" },
	{ value: "cn", label: "Cantonese" },
	{ value: "zh", label: "Chinese" },
	{ value: "da", label: "Danish" },
	{ value: "nl", label: "Dutch" },
	{ value: "en", label: "English" },
	{ value: "fi", label: "Finnish" },
	{ value: "fr", label: "French" },
	{ value: "de", label: "German" },
	{ value: "hi", label: "Hindi" },
	{ value: "it", label: "Italian" },
	{ value: "ja", label: "Japanese" },
	{ value: "ko", label: "Korean" },
	{ value: "no", label: "Norwegian" },
	{ value: "fa", label: "Persian" },
	{ value: "pl", label: "Polish" },
	{ value: "pt", label: "Portuguese" },
	{ value: "ru", label: "Russian" },
	{ value: "es", label: "Spanish" },
	{ value: "sv", label: "Swedish" },
	{ value: "th", label: "Thai" },
	{ value: "tr", label: "Turkish" },
];
