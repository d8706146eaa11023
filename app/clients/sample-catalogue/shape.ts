// Owns what TMDB's responses about a title have in common: list items, genres, companies, languages, videos, credits.
import { MOVIE_GENRES, TV_GENRES } from "../tmdb/genres";
import type { MovieFacts, ShowFacts } from "./facts";
import { syntheticId } from "./ids";
import { countryName, languageNames } from "./names";
import { listDirectors, personId, readCastLine, type SampleTitle } from "./titles";

/** One person in so many has no picture, as in the real data. */
const NO_PHOTO_ONE_IN = 11;

const PROVIDER_NAMES: Record<number, string> = { 8: "Netflix", 337: "Disney+", 384: "HBO", 9: "Prime Video" };

export function posterPath(mediaType: "movie" | "tv", id: number): string {
	return `/${mediaType}-${id}-poster.svg`;
}

export function backdropPath({ mediaType, id, facts }: SampleTitle): string | null {
	return facts.noBackdrop ? null : `/${mediaType}-${id}-backdrop.svg`;
}

export function profilePath(id: number): string | null {
	return id % NO_PHOTO_ONE_IN === 0 ? null : `/person-${id}-profile.svg`;
}

/** What an item of a list and the details of a title both carry. */
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
		...(title.mediaType === "movie"
			? { original_title: title.originalName, release_date: facts.date, title: title.name, video: false }
			: {
					first_air_date: facts.date,
					name: title.name,
					origin_country: title.facts.countries.slice(0, 1),
					original_name: title.originalName,
				}),
	};
}

export function toItem(title: SampleTitle) {
	return { ...titleFields(title), genre_ids: title.facts.genres };
}

/** The same for lists that hold movies and shows side by side. */
export function toMixedItem(title: SampleTitle) {
	return { ...toItem(title), media_type: title.mediaType };
}

/** The part of the details that movies and shows share. */
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
	const { english, own } = languageNames(code);
	return { english_name: english, iso_639_1: code, name: own };
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

/** The facts know of one country and one kind of offer, and have no logos. */
export function toOffers({ facts }: SampleTitle) {
	const flatrate = (facts.providers ?? []).map((id) => ({
		logo_path: null,
		provider_id: id,
		provider_name: PROVIDER_NAMES[id] ?? "",
	}));
	return { results: flatrate.length > 0 ? { US: { link: "", flatrate, ads: [], buy: [], free: [], rent: [] } } : {} };
}

export function toCredits(title: SampleTitle) {
	const cast = title.facts.cast.map(readCastLine).map(({ name, character }, order) => ({
		...personFields(name, "Acting"),
		character,
		credit_id: `${title.mediaType}-${title.id}-cast-${order}`,
		order,
	}));
	const crew = listDirectors(title).map((name, index) => ({
		...personFields(name, "Directing"),
		credit_id: `${title.mediaType}-${title.id}-crew-${index}`,
		department: "Directing",
		job: "Director",
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
