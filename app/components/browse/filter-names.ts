// What the controls of a listing are called in the language of the page, and the listing itself.
import { genreFor, listGenres } from "~/domain/catalogue/genres";
import type { ActiveFilter } from "~/domain/catalogue/lists/active-filters";
import { type Filter, type FilterKey, PROVIDERS } from "~/domain/catalogue/lists/filters";
import type { Chip, ListingFilters, Sort } from "~/domain/catalogue/lists/list-query";
import type { MediaType } from "~/domain/catalogue/types";
import { DEFAULT_LANGUAGE, type Language } from "~/lib/language/languages";
import { formatsIn } from "~/messages/formats";
import { listingsTexts } from "~/messages/listings";
import { siteTexts } from "~/messages/site";
import { useLanguage } from "~/messages/use-language";

type Option = readonly [value: string | number, name: string];

function englishGenre(mediaType: MediaType, genre: number | null): string {
	const id = genre === null ? null : genreFor(mediaType, genre);
	return listGenres(mediaType).find((known) => known.id === id)?.name ?? "";
}

/** As a heading: "Horror movies of the 1980s". Filters of score, length and service are not in it. */
export function nameListing(language: Language, mediaType: MediaType, filters: ListingFilters): string {
	const { chip, genre, yearFrom, yearTo, country, language: original } = filters;
	const formats = formatsIn(language);
	return listingsTexts.in(language).nameListing({
		mediaType,
		order: chip,
		genre: englishGenre(mediaType, genre),
		from: yearFrom,
		to: yearTo,
		country: country === null ? "" : formats.regionName(country),
		language: original === null ? "" : formats.languageName(original),
	});
}

export function filterNamesIn(language: Language) {
	const texts = listingsTexts.in(language);
	const formats = formatsIn(language);
	const { genre: nameGenre } = siteTexts.in(language);
	const forBoth = (name: string) => ({ movie: name, tv: name });
	const legends: Record<FilterKey, Record<MediaType, string>> = {
		yearFrom: { movie: texts.releaseYear, tv: texts.firstAired },
		score: forBoth(texts.minimumScore),
		votes: forBoth(texts.minimumVotes),
		runtimeFrom: { movie: texts.runtime, tv: texts.episodeRuntime },
		country: forBoth(texts.country),
		language: forBoth(texts.originalLanguage),
		provider: forBoth(texts.provider),
	};
	const anyOf = { country: texts.anyCountry, language: texts.anyLanguage, provider: texts.anyProvider };
	const sorts: Record<Sort, string> = {
		popular: texts.mostPopular,
		top_rated: texts.topRated,
		latest: texts.latest,
		title: texts.byName,
	};

	/** By name; English ones are in the order of their tables. */
	function inOrder(options: readonly Option[]): readonly Option[] {
		if (language === DEFAULT_LANGUAGE) return options;
		return options.toSorted(([, one], [, other]) => formats.compare(one, other));
	}

	function nameChoice(filter: Filter, value: string): string {
		const [name] = filter.names;
		if (name === "country") return formats.regionName(value);
		if (name === "language") return formats.languageName(value);
		return PROVIDERS.find((provider) => provider.value === value)?.label ?? value;
	}

	return {
		chip(mediaType: MediaType, chip: Chip): string {
			const all = mediaType === "movie" ? texts.allMovies : texts.allShows;
			return { all, trending: texts.trending, top_rated: texts.topRated, latest: texts.latest }[chip];
		},
		sort: (sort: Sort) => sorts[sort],
		genres: (mediaType: MediaType) => inOrder(listGenres(mediaType).map(({ id, name }) => [id, nameGenre(name)])),
		legend: (filter: Filter, mediaType: MediaType) => legends[filter.names[0] as FilterKey][mediaType],
		/** The first option of a select. */
		any: (filter: Filter) => anyOf[filter.names[0] as keyof typeof anyOf],
		choices: (filter: Extract<Filter, { control: "select" }>) =>
			inOrder(filter.choices.map((value) => [value, nameChoice(filter, value)])),
		/** One of a few numbers: the lowest score, or how many votes. */
		atLeast: (filter: Filter, value: number) => (filter.names[0] === "score" ? `${value}+` : formats.count(value)),
		active(key: ActiveFilter["key"], mediaType: MediaType, filters: ListingFilters): string {
			const { genre, sort, score, votes, country, language: original, provider } = filters;
			const words: Record<ActiveFilter["key"], () => string> = {
				genre: () => nameGenre(englishGenre(mediaType, genre)),
				sort: () => sorts[sort],
				yearFrom: () => texts.years({ from: filters.yearFrom, to: filters.yearTo }),
				score: () => texts.score(score ?? 0),
				votes: () => texts.votes(formats.count(votes ?? 0)),
				runtimeFrom: () => texts.minutes({ from: filters.runtimeFrom, to: filters.runtimeTo }),
				country: () => formats.regionName(country ?? ""),
				language: () => formats.languageName(original ?? ""),
				provider: () => PROVIDERS.find(({ value }) => value === provider)?.label ?? "",
			};
			return words[key]();
		},
	};
}

/** In the language of the page. */
export function useFilterNames() {
	return filterNamesIn(useLanguage());
}
