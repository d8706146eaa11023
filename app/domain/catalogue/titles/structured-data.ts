// The schema.org data of titles for search engines. Unknown facts are left out.

import { type Language, pathIn } from "~/lib/language/languages";
import { type ImageSource, imageUrl } from "../images";
import { episodePath, personPath, titlePath } from "../paths";
import type { EpisodeNumber, Movie, PersonName, Show, TitleRef } from "../types";

const ACTORS_MAX = 10;

interface Site {
	origin: string;
	language: Language;
	images: ImageSource;
}

type Place = Omit<Site, "images">;

type JsonLd = Record<string, unknown>;

type DescribedMovie = Omit<Movie, "keywords" | "similar" | "offers">;
type DescribedShow = Omit<Show, "keywords" | "similar" | "offers">;

function withoutEmpty(facts: JsonLd): JsonLd {
	return Object.fromEntries(
		Object.entries(facts).filter(
			([, value]) =>
				value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
		),
	);
}

function addressOf(path: string, { origin, language }: Place): string {
	return origin + pathIn(language, path);
}

function people(list: PersonName[], place: Place): JsonLd[] {
	return list.map(({ id, name }) =>
		withoutEmpty({ "@type": "Person", name, url: id === null ? null : addressOf(personPath({ id }), place) }),
	);
}

function shared(title: DescribedMovie | DescribedShow, { images, ...place }: Site): JsonLd {
	const poster = title.poster && imageUrl(images, title.poster, "w500");
	return {
		name: title.title,
		alternateName: title.originalTitle,
		url: addressOf(titlePath(title), place),
		image: poster && new URL(poster, place.origin).href,
		description: title.overview,
		genre: title.genres.map(({ name }) => name),
		actor: people(title.cast.slice(0, ACTORS_MAX), place),
		aggregateRating:
			title.rating > 0 && title.votes > 0
				? {
						"@type": "AggregateRating",
						ratingValue: Math.round(title.rating * 10) / 10,
						bestRating: 10,
						worstRating: 0,
						ratingCount: title.votes,
					}
				: null,
	};
}

export function movieData(movie: DescribedMovie, site: Site): JsonLd {
	return withoutEmpty({
		"@type": "Movie",
		...shared(movie, site),
		datePublished: movie.releaseDate,
		duration: movie.runtime ? `PT${movie.runtime}M` : null,
		director: people(movie.directors, site),
	});
}

export function showData(show: DescribedShow, site: Site): JsonLd {
	return withoutEmpty({
		"@type": "TVSeries",
		...shared(show, site),
		startDate: show.firstAirDate,
		numberOfSeasons: show.seasonCount || null,
		numberOfEpisodes: show.episodeCount || null,
		creator: people(show.creators, site),
	});
}

/** The way to a page: each step with its name and path. */
export function breadcrumbs(steps: [name: string, path: string][], place: Place): JsonLd {
	return {
		"@type": "BreadcrumbList",
		itemListElement: steps.map(([name, path], index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: addressOf(path, place),
		})),
	};
}

/** What the pages on the way are called. */
interface StepNames {
	home: string;
	movies: string;
	shows: string;
}

export function movieSteps(names: StepNames, movie: Pick<Movie, "mediaType" | "id" | "title">): [string, string][] {
	return [
		[names.home, "/"],
		[names.movies, "/movies"],
		[movie.title, titlePath(movie)],
	];
}

export function showSteps(names: StepNames, show: Pick<Show, "mediaType" | "id" | "title">): [string, string][] {
	return [
		[names.home, "/"],
		[names.shows, "/tv"],
		[show.title, titlePath(show)],
	];
}

/** `at` is null on the show's own page, which is that of its first episode too. */
export function showPath(show: TitleRef, at: EpisodeNumber | null): string {
	return at ? episodePath(show.id, at) : titlePath(show);
}
