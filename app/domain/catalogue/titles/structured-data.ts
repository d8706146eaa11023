// The schema.org data of titles for search engines. Unknown facts are left out.

import { type ImageSource, imageUrl } from "../images";
import { episodePath, personPath, titlePath } from "../paths";
import type { EpisodeNumber, Movie, PersonName, Show, TitleRef } from "../types";
import { seasonLabel } from "./season-words";

const ACTORS_MAX = 10;

interface Site {
	origin: string;
	images: ImageSource;
}

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

function people(list: PersonName[], origin: string): JsonLd[] {
	return list.map(({ id, name }) =>
		withoutEmpty({ "@type": "Person", name, url: id === null ? null : `${origin}${personPath({ id })}` }),
	);
}

function shared(title: DescribedMovie | DescribedShow, { origin, images }: Site): JsonLd {
	const poster = title.poster && imageUrl(images, title.poster, "w500");
	return {
		name: title.title,
		alternateName: title.originalTitle,
		url: `${origin}${titlePath(title)}`,
		image: poster && new URL(poster, origin).href,
		description: title.overview,
		genre: title.genres.map(({ name }) => name),
		actor: people(title.cast.slice(0, ACTORS_MAX), origin),
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
		director: people(movie.directors, site.origin),
	});
}

export function showData(show: DescribedShow, site: Site): JsonLd {
	return withoutEmpty({
		"@type": "TVSeries",
		...shared(show, site),
		startDate: show.firstAirDate,
		numberOfSeasons: show.seasonCount || null,
		numberOfEpisodes: show.episodeCount || null,
		creator: people(show.creators, site.origin),
	});
}

/** The way to a page: each step with its name and path. */
export function breadcrumbs(steps: [name: string, path: string][], origin: string): JsonLd {
	return {
		"@type": "BreadcrumbList",
		itemListElement: steps.map(([name, path], index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: `${origin}${path}`,
		})),
	};
}

export function movieSteps(movie: Pick<Movie, "mediaType" | "id" | "title">): [string, string][] {
	return [
		["Home", "/"],
		["Movies", "/movies"],
		[movie.title, titlePath(movie)],
	];
}

/** `at` is null on the show's own page, which is that of its first episode too. */
export function showSteps(
	show: Pick<Show, "mediaType" | "id" | "title">,
	at: EpisodeNumber | null,
): [string, string][] {
	const steps: [string, string][] = [
		["Home", "/"],
		["TV Shows", "/tv"],
		[show.title, titlePath(show)],
	];
	return at ? [...steps, [`${seasonLabel(at.season)}, Episode ${at.episode}`, episodePath(show.id, at)]] : steps;
}

export function showPath(show: TitleRef, at: EpisodeNumber | null): string {
	return at ? episodePath(show.id, at) : titlePath(show);
}
