import { MOVIE_GENRES, TV_GENRES } from "./genres";
import { createInventor, type Inventor, inventDate, inventOverview, inventPerson, inventTitle } from "./invent";
import { MOVIE_ODDITIES, SHOW_ODDITIES } from "./oddities";

/** A title with all of TMDB's fields; lists and details use a part of them. Oddities may have any value. */
export type FakeTitle = Record<string, unknown> & { id: number; popularity: number };

/** Number of movies and shows in discover and search; the list of popular movies has more. */
const MOVIE_COUNT = 320;
const SHOW_COUNT = 110;
export const FIRST_MOVIE_ID = 1000;
const FIRST_SHOW_ID = 50_000;
/** Popular movies have 512 pages, twelve more than TMDB responds to. */
export const POPULAR_MOVIE_COUNT = 512 * 20;

const LANGUAGES = [
	{ iso_639_1: "en", english_name: "English", name: "English" },
	{ iso_639_1: "fr", english_name: "French", name: "Français" },
	{ iso_639_1: "ja", english_name: "Japanese", name: "日本語" },
	{ iso_639_1: "es", english_name: "Spanish", name: "Español" },
];
const COUNTRIES = [
	{ iso_3166_1: "US", name: "United States of America" },
	{ iso_3166_1: "FR", name: "France" },
	{ iso_3166_1: "JP", name: "Japan" },
	{ iso_3166_1: "ES", name: "Spain" },
];
const COMPANIES = ["Lantern Row", "Northlight", "Paper Boat", "Third Reel", "Old Mill"];
const NETWORKS = ["Channel Nought", "Harbour Vision", "Kestrel"];
const PROVIDERS = [8, 337, 384, 1899, 9];

/** As at TMDB: what titles can be discovered by. */
export const KEYWORDS = [
	{ id: 612, name: "hotel" },
	{ id: 9882, name: "space" },
	{ id: 4379, name: "time travel" },
	{ id: 9951, name: "alien" },
	{ id: 12377, name: "zombie" },
	{ id: 9840, name: "romance" },
	{ id: 470, name: "spy" },
	{ id: 2041, name: "island" },
	{ id: 9999, name: "islands of sand" },
];

/** Two of them for each title. */
export function keywordsOf({ id }: { id: number }) {
	return [KEYWORDS[id % KEYWORDS.length]!, KEYWORDS[(id + 1 + (id % 3)) % KEYWORDS.length]!];
}

function organisation(name: string, index: number) {
	return { id: 700 + index, logo_path: null, name, origin_country: "US" };
}

function videos(inventor: Inventor, id: number) {
	const shared = {
		iso_639_1: "en",
		iso_3166_1: "US",
		site: "YouTube",
		size: 1080,
		published_at: "2020-01-01T00:00:00Z",
	};
	const trailer = {
		...shared,
		id: `v${id}a`,
		key: `fake-${id}`,
		name: "Official Trailer",
		type: "Trailer",
		official: true,
	};
	return [
		{ ...shared, id: `v${id}b`, key: `clip-${id}`, name: "Clip", type: "Clip", official: false },
		...(inventor.chance(85) ? [trailer] : []),
		{ ...shared, id: `v${id}c`, key: `${id}`, name: "Elsewhere", type: "Trailer", official: true, site: "Vimeo" },
	];
}

function offersOf(ids: number[]) {
	const flatrate = ids.map((id) => ({
		logo_path: `/provider-${id}.jpg`,
		provider_id: id,
		provider_name: `Provider ${id}`,
		display_priority: id,
	}));
	const link = "https://www.themoviedb.org/";
	return {
		results: {
			...(ids.length > 0 && { US: { link, flatrate } }),
			DE: { link, rent: [{ logo_path: null, provider_id: 3, provider_name: "Elsewhere", display_priority: 1 }] },
		},
	};
}

function credits(inventor: Inventor, id: number) {
	const cast = Array.from({ length: inventor.number(4, 32) }, (_, order) => ({
		id: id * 100 + order,
		name: inventPerson(inventor),
		character: inventor.chance(90) ? inventPerson(inventor) : "",
		profile_path: inventor.chance(80) ? `/profile-${id}-${order}.jpg` : null,
		order,
		adult: false,
		gender: 0,
		known_for_department: "Acting",
		credit_id: `c${id}-${order}`,
	}));
	const crew = ["Director", "Writer", "Producer"].map((job, index) => ({
		id: id * 100 + 90 + index,
		name: inventPerson(inventor),
		job,
		department: job === "Director" ? "Directing" : "Production",
		profile_path: null,
	}));
	return { cast, crew };
}

/** Fields of movies and shows. Language and country have the same index in their lists. */
function shared(inventor: Inventor, id: number, index: number) {
	const place = inventor.chance(70) ? 0 : inventor.number(1, 3);
	const providers = inventor.several(PROVIDERS, inventor.number(0, 3));
	return {
		id,
		overview: inventOverview(inventor),
		original_language: LANGUAGES[place]!.iso_639_1,
		popularity: Math.round(1_000_000 / (index + 10)) / 100,
		poster_path: `/poster-${id}.jpg`,
		backdrop_path: inventor.chance(90) ? `/backdrop-${id}.jpg` : null,
		vote_average: inventor.number(41, 92) / 10,
		vote_count: inventor.number(1, 90) ** 2,
		tagline: inventor.chance(60) ? "Nothing stays folded for ever." : "",
		homepage: "",
		production_companies: inventor.several(COMPANIES, inventor.number(1, 3)).map(organisation),
		production_countries: [COUNTRIES[place]!],
		spoken_languages: [LANGUAGES[place]!],
		providers,
		"watch/providers": offersOf(providers),
		videos: { results: videos(inventor, id) },
		credits: credits(inventor, id),
	};
}

function inventMovie(index: number): FakeTitle {
	const inventor = createInventor(index);
	const title = index === 0 ? "The Paper Lantern" : inventTitle(inventor);
	const isKnown = inventor.chance(70);
	return {
		...shared(inventor, FIRST_MOVIE_ID + index, index),
		adult: false,
		title,
		original_title: title,
		release_date: inventDate(inventor, 1935, 2025),
		runtime: inventor.number(74, 201),
		genres: inventor.several(MOVIE_GENRES, inventor.number(1, 4)),
		video: false,
		status: "Released",
		imdb_id: `tt${9_000_000 + index}`,
		budget: isKnown ? inventor.number(1, 200) * 1_000_000 : 0,
		revenue: isKnown ? inventor.number(1, 900) * 1_000_000 : 0,
		belongs_to_collection:
			index % 9 === 0 ? { id: 800 + index, name: `${title} Collection`, poster_path: null, backdrop_path: null } : null,
		keywords: { keywords: keywordsOf({ id: FIRST_MOVIE_ID + index }) },
		...MOVIE_ODDITIES[index],
	};
}

function inventShow(index: number): FakeTitle {
	const inventor = createInventor(1_000_000 + index);
	const name = index === 0 ? "Harbour Lights" : inventTitle(inventor);
	const firstYear = inventor.number(1962, 2022);
	const id = FIRST_SHOW_ID + index;
	const seasons = Array.from({ length: inventor.number(1, 8) }, (_, at) => ({
		id: id * 10 + at + 1,
		season_number: at + 1,
		name: `Season ${at + 1}`,
		overview: "",
		air_date: `${firstYear + at}-03-04`,
		episode_count: inventor.number(3, 24),
		poster_path: `/poster-${id}.jpg`,
		vote_average: 7,
	}));
	const specials = { ...seasons[0]!, id: id * 10, season_number: 0, name: "Specials", episode_count: 2 };
	return {
		...shared(inventor, id, index),
		...(index % 2 === 0 && { adult: false }),
		name,
		original_name: name,
		first_air_date: `${firstYear}-03-04`,
		last_air_date: `${firstYear + seasons.length - 1}-05-20`,
		origin_country: ["US"],
		genres: inventor.several(TV_GENRES, inventor.number(1, 3)),
		networks: inventor.several(NETWORKS, 1).map(organisation),
		created_by: inventor.chance(80) ? [{ id: id * 100 + 99, name: inventPerson(inventor), profile_path: null }] : [],
		episode_run_time: [inventor.number(20, 65)],
		in_production: index % 3 === 0,
		status: index % 3 === 0 ? "Returning Series" : "Ended",
		type: "Scripted",
		number_of_seasons: seasons.length,
		number_of_episodes: seasons.reduce((sum, { episode_count }) => sum + episode_count, 0),
		seasons: index % 4 === 0 ? [specials, ...seasons] : seasons,
		last_episode_to_air: null,
		next_episode_to_air:
			index % 6 === 0
				? { id: id * 10 + 9, air_date: "2093-03-04", episode_number: 1, season_number: seasons.length + 1, name: "" }
				: null,
		keywords: { results: keywordsOf({ id }) },
		...SHOW_ODDITIES[index],
	};
}

export const MOVIES = Array.from({ length: MOVIE_COUNT }, (_, index) => inventMovie(index));
export const SHOWS = Array.from({ length: SHOW_COUNT }, (_, index) => inventShow(index));

/** A popular movie by its index. */
export function movieAt(index: number): FakeTitle {
	return MOVIES[index] ?? inventMovie(index);
}

export function findMovie(id: number): FakeTitle | undefined {
	const index = id - FIRST_MOVIE_ID;
	return index >= 0 && index < POPULAR_MOVIE_COUNT ? movieAt(index) : undefined;
}

export function findShow(id: number): FakeTitle | undefined {
	return SHOWS[id - FIRST_SHOW_ID];
}
