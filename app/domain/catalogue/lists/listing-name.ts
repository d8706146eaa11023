import { genreFor, listGenres } from "../genres";
import type { MediaType } from "../types";
import { COUNTRIES, LANGUAGES } from "./filters";
import type { ListingFilters } from "./list-query";

const NOUNS: Record<MediaType, string> = { movie: "movies", tv: "TV shows" };
const ALONE: Record<MediaType, string> = { movie: "Movies", tv: "TV Shows" };
const CHIP_WORDS = { all: "", trending: "Trending ", top_rated: "Top rated ", latest: "Latest " };

function nameYears({ yearFrom: from, yearTo: to }: ListingFilters): string {
	if (from === null && to === null) return "";
	if (from === null) return ` until ${to}`;
	if (to === null) return ` since ${from}`;
	if (from === to) return ` of ${from}`;
	return from % 10 === 0 && to === from + 9 ? ` of the ${from}s` : ` of ${from} to ${to}`;
}

function nameOf(choices: readonly { value: string; label: string }[], value: string | null): string {
	return choices.find((choice) => choice.value === value)?.label ?? "";
}

/** As a heading: "Horror movies of the 1980s". Filters of score, length and service are not in it. */
export function nameListing(mediaType: MediaType, filters: ListingFilters): string {
	const genreId = filters.genre === null ? null : genreFor(mediaType, filters.genre);
	const genre = listGenres(mediaType).find(({ id }) => id === genreId)?.name;
	const country = nameOf(COUNTRIES, filters.country);
	const language = nameOf(LANGUAGES, filters.language);
	const before = `${CHIP_WORDS[filters.chip]}${genre ? `${genre} ` : ""}`;
	const after = `${nameYears(filters)}${country && ` from ${country}`}${language && ` in ${language}`}`;
	if (!before && !after) return ALONE[mediaType];
	const name = `${before}${NOUNS[mediaType]}${after}`;
	return name.charAt(0).toUpperCase() + name.slice(1);
}
