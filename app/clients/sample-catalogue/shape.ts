// What TMDB's responses about a title have in common: list items, genres, companies, languages, videos, credits.

import { countryName, languageNames } from "../tmdb/code-names";
import { MOVIE_GENRES, TV_GENRES } from "../tmdb/genres";
import type { MovieFacts, ShowFacts } from "./facts";
import { syntheticId } from "./ids";
import { CREW_DEPARTMENTS, listCrew, personId, readCastLine, type SampleTitle } from "./titles";

/** One person of this many has no picture, as in the real data. */
const NO_PHOTO_ONE_IN = 11;

const PROVIDER_NAMES: Record<number, string> = { 8: "Netflix", 337: "Disney+", 384: "HBO", 9: "Prime Video" };

export function posterPath(mediaType: "movie" | "tv", id: number): string {
	return `/${mediaType}-${id}-poster.svg`;
}

function backdropPath({ mediaType, id, facts }: SampleTitle): string | null {
	return facts.noBackdrop ? null : `/${mediaType}-${id}-backdrop.svg`;
}

export function profilePath(id: number): string | null {
	return id % NO_PHOTO_ONE_IN === 0 ? null : `/person-${id}-profile.svg`;
}

/** Fields of both a list item and the details of a title. */
export function titleFields(title: SampleTitle) {
	const { facts } = title;
	return {
		adult: false,
		backdrop_path: backdropPath(title),
		id: title.id,
		original_language: facts.language,
		overview: facts.overview,
		popularity: facts.popularity,
		poster_path: posterPath(title.mediaType, title.id),
		vote_average: facts.score,
		vote_count: facts.votes,
		origin_country: title.facts.countries.slice(0, 1),
		...(title.mediaType === "movie"
			? { original_title: title.originalName, release_date: facts.date, title: title.name, video: false }
			: {
					first_air_date: facts.date,
					name: title.name,
					original_name: title.originalName,
				}),
	};
}

export function toItem(title: SampleTitle) {
	return { ...titleFields(title), genre_ids: title.facts.genres };
}

/** An item of a list of both movies and shows. */
export function toMixedItem(title: SampleTitle) {
	return { ...toItem(title), media_type: title.mediaType };
}

/** Fields of the details of both movies and shows. */
export function commonDetails({ mediaType, facts }: SampleTitle) {
	const names = mediaType === "movie" ? MOVIE_GENRES : TV_GENRES;
	return {
		genres: facts.genres.flatMap((id) => names.find((genre) => genre.id === id) ?? []),
		homepage: "",
		production_companies: facts.companies.map((name) => toCompany("company", name, facts)),
		production_countries: facts.countries.map((code) => ({ iso_3166_1: code, name: countryName(code) })),
		tagline: facts.tagline ?? "",
	};
}

export function toCompany(kind: "company" | "network", name: string, facts: MovieFacts | ShowFacts) {
	return { id: syntheticId(kind, name), logo_path: null, name, origin_country: facts.countries[0] ?? "" };
}

export function toSpokenLanguage(code: string) {
	const { english, native } = languageNames(code);
	return { english_name: english, iso_639_1: code, name: native };
}

export function toVideos({ mediaType, id, facts }: SampleTitle) {
	if (!facts.trailer) return { results: [] };
	const trailer = {
		id: `${mediaType}-${id}-trailer`,
		iso_639_1: "en",
		iso_3166_1: "US",
		key: facts.trailer,
		name: "Official Trailer",
		official: true,
		published_at: `${facts.date}T00:00:00.000Z`,
		site: "YouTube",
		size: 1080,
		type: "Trailer",
	};
	return { results: [trailer] };
}

/** The facts have only subscriptions in the United States, without logos. */
export function toOffers({ facts }: SampleTitle) {
	const flatrate = (facts.providers ?? []).map((id) => ({
		logo_path: null,
		provider_id: id,
		provider_name: PROVIDER_NAMES[id] ?? "",
	}));
	return { results: flatrate.length > 0 ? { US: { link: "", flatrate, ads: [], buy: [], free: [], rent: [] } } : {} };
}

/** The facts have only the age ratings of the United States. */
export function toReleaseDates({ facts }: SampleTitle) {
	const release = { certification: facts.ageRating ?? "", release_date: "", type: 3 };
	return { results: facts.ageRating ? [{ iso_3166_1: "US", release_dates: [release] }] : [] };
}

export function toContentRatings({ facts }: SampleTitle) {
	return { results: facts.ageRating ? [{ iso_3166_1: "US", rating: facts.ageRating }] : [] };
}

export function toCredits(title: SampleTitle) {
	const cast = title.facts.cast.map(readCastLine).map(({ name, character }, order) => ({
		...personFields(name, "Acting"),
		character,
		credit_id: `${title.mediaType}-${title.id}-cast-${order}`,
		order,
	}));
	const crew = listCrew(title).map(({ name, job }, index) => ({
		...personFields(name, CREW_DEPARTMENTS[job]),
		credit_id: `${title.mediaType}-${title.id}-crew-${index}`,
		department: CREW_DEPARTMENTS[job],
		job,
	}));
	return { cast, crew };
}

export function personFields(name: string, department: string) {
	const id = personId(name);
	return {
		adult: false,
		gender: 0,
		id,
		known_for_department: department,
		name,
		original_name: name,
		popularity: 1,
		profile_path: profilePath(id),
	};
}
