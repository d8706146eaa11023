import { expect, test } from "vitest";
import { mixedList, movieDetails, seasonDetails, showDetails } from "~/clients/tmdb/schema";
import { toMovie, toSeason, toShow, toTitleCards } from "./mapping";

const HOSTILE = [
	'<script>alert(1)</script><img src=x onerror="alert(1)">',
	"\u202Egpj.exe\u202C\u2066\u0000\u0007",
	"javascript:alert(1)",
	"//evil.test/x.png",
	"x".repeat(100_000),
	"\uD800",
	"\u2028</script>",
];
/** Controls, direction overrides and other characters that would change the text around them. */
const UNFIT = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** In a name it is text, which may look like a tag. */
const MARKUP = /<script|onerror/;
const PROSE = /\.(overview|tagline)$/;
const TEXT_MAX = 3000;

function leaves(value: unknown, path = ""): [string, string][] {
	if (typeof value === "string") return [[path, value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => leaves(part, `${path}.${name}`));
}

const item = (text: string) => ({
	id: 7,
	title: text,
	original_title: text,
	name: text,
	overview: `${text} overview`,
	poster_path: text,
	backdrop_path: text,
	release_date: text,
	first_air_date: text,
	vote_average: 7,
	genre_ids: [18, text],
	media_type: "movie",
	original_language: text,
});

const details = (text: string) => ({
	...item(text),
	original_name: text,
	tagline: text,
	status: text,
	genres: [{ id: 18, name: text }],
	production_companies: [{ id: 1, name: text, logo_path: text, origin_country: text }],
	production_countries: [{ iso_3166_1: text, name: text }],
	spoken_languages: [{ english_name: text, iso_639_1: text, name: text }],
	networks: [{ id: 1, name: text }],
	created_by: [{ id: 1, name: text }],
	belongs_to_collection: { id: 1, name: text, poster_path: text, backdrop_path: text },
	homepage: text,
	imdb_id: text,
	seasons: [{ id: 1, season_number: 1, name: text, overview: text, poster_path: text, episode_count: 1 }],
	credits: {
		cast: [{ id: 1, name: text, character: text, profile_path: text, order: 0 }],
		crew: [{ id: 2, name: text, job: "Director" }],
	},
	videos: { results: [{ site: "YouTube", key: text, type: "Trailer", name: text, official: true }] },
	similar: { results: [item(text)] },
});

const season = (text: string) => ({
	id: 1,
	name: text,
	overview: text,
	season_number: 1,
	poster_path: text,
	episodes: [
		{ id: 1, episode_number: 1, season_number: 1, name: text, overview: text, still_path: text, air_date: text },
	],
});

test.each(HOSTILE)(
	"hostile text in every field of the upstream (%#) becomes plain, limited text and no URL",
	(text) => {
		const ours = {
			movie: toMovie(movieDetails.parse(details(text))),
			show: toShow(showDetails.parse(details(text))),
			season: toSeason(seasonDetails.parse(season(text))),
			cards: toTitleCards(
				mixedList.parse({ page: 1, results: [{ ...item(text), poster_path: "/good.jpg", release_date: "2020-01-01" }] })
					.results,
			),
		};
		const texts = leaves(ours);
		expect(texts.length).toBeGreaterThan(20);
		expect(texts.filter(([, value]) => UNFIT.test(value) || value.length > TEXT_MAX)).toEqual([]);
		expect(texts.filter(([path, value]) => PROSE.test(path) && MARKUP.test(value))).toEqual([]);
		const addresses = texts.filter(([path]) => /(poster|backdrop|photo|still|key|logo)$/i.test(path));
		expect(addresses.filter(([, value]) => !/^\/[\w./-]+$|^[\w-]+$/.test(value))).toEqual([]);
		expect(addresses.filter(([, value]) => value.startsWith("//"))).toEqual([]);
	},
);
