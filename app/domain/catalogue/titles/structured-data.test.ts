import { expect, test } from "vitest";
import { movieDetails, showDetails } from "~/clients/tmdb/schema";
import { toMovie, toShow } from "../source/mapping";
import { breadcrumbs, movieData, movieSteps, showData, showPath, showSteps } from "./structured-data";

const PLACE = {
	origin: "https://marquee.test",
	language: "en",
	images: { base: "https://images.test/t/p", vector: false },
} as const;
const NAMES = { home: "Home", movies: "Movies", shows: "TV Shows" };

test("a movie has its known facts, and no others", () => {
	const movie = toMovie(
		movieDetails.parse({
			id: 7,
			title: "A Movie",
			overview: "Somebody does something.",
			poster_path: "/poster.jpg",
			release_date: "2020-02-29",
			runtime: 93,
			vote_average: 7.26,
			vote_count: 12,
			genres: [{ id: 18, name: "Drama" }],
			credits: { cast: [{ id: 1, name: "Actor", order: 0 }], crew: [{ id: 2, name: "Maker", job: "Director" }] },
		}),
	);
	expect(movieData(movie, PLACE)).toEqual({
		"@type": "Movie",
		name: "A Movie",
		url: "https://marquee.test/movie/7",
		image: "https://images.test/t/p/w500/poster.jpg",
		description: "Somebody does something.",
		genre: ["Drama"],
		actor: [{ "@type": "Person", name: "Actor", url: "https://marquee.test/person/1" }],
		aggregateRating: { "@type": "AggregateRating", ratingValue: 7.3, bestRating: 10, worstRating: 0, ratingCount: 12 },
		datePublished: "2020-02-29",
		duration: "PT93M",
		director: [{ "@type": "Person", name: "Maker", url: "https://marquee.test/person/2" }],
	});
	expect(movieData(toMovie(movieDetails.parse({ id: 8, title: "Bare" })), PLACE)).toEqual({
		"@type": "Movie",
		name: "Bare",
		url: "https://marquee.test/movie/8",
	});
});

test("a show has its seasons, and generated artwork has an absolute URL", () => {
	const show = toShow(
		showDetails.parse({
			id: 9,
			name: "A Show",
			poster_path: "/tv-9-poster.svg",
			number_of_seasons: 2,
			number_of_episodes: 20,
		}),
	);
	expect(showData(show, { ...PLACE, images: { base: "/artwork/1", vector: true } })).toMatchObject({
		"@type": "TVSeries",
		numberOfSeasons: 2,
		numberOfEpisodes: 20,
		image: "https://marquee.test/artwork/1/original/tv-9-poster.svg",
	});
});

test("breadcrumbs are numbered, with absolute URLs in the language of the page", () => {
	const show = { mediaType: "tv", id: 9, title: "A Show" } as const;
	const later = { season: 2, episode: 3 };
	expect([showPath(show, null), showPath(show, later)]).toEqual(["/tv/9", "/tv/9/2/3"]);
	const steps = [...showSteps(NAMES, show), ["Season 2, Episode 3", showPath(show, later)] as [string, string]];
	expect(breadcrumbs(steps, PLACE)).toMatchObject({
		itemListElement: [
			{ position: 1, item: "https://marquee.test/" },
			{ position: 2, name: "TV Shows" },
			{ position: 3, name: "A Show" },
			{ position: 4, name: "Season 2, Episode 3", item: "https://marquee.test/tv/9/2/3" },
		],
	});
	const movie = movieSteps({ ...NAMES, movies: "Filme" }, { mediaType: "movie", id: 1, title: "M" });
	expect(breadcrumbs(movie, { ...PLACE, language: "de" })).toMatchObject({
		itemListElement: [
			{ item: "https://marquee.test/de" },
			{ name: "Filme", item: "https://marquee.test/de/movies" },
			{ name: "M", item: "https://marquee.test/de/movie/1" },
		],
	});
});
