/**
 * Unusual data that TMDB really has and that must not break a page, by the title's index in the popular list. The first two
 * pages of movies and of shows contain them all. `MOVIE_ODDITY` and `SHOW_ODDITY` have the ids.
 */
const LONG = `${"An Unreasonably Long Account of Everything That Happened ".repeat(5)}${"Donaudampfschifffahrt".repeat(6)}`;
/** The longest name that is not cut, without a place for a line break. */
const ONE_WORD = "Donaudampfschifffahrt".repeat(15).slice(0, 300);
const RIGHT_TO_LEFT = "حكاية الفانوس الورقي";
const MARKUP =
	'<p>A <b>bold</b> tale.</p><script>alert("overview")</script> <img src=x onerror=alert(1)> Tom &amp; Ada.';

type Overrides = Record<string, unknown>;

export const MOVIE_ODDITY = {
	nullFields: 1003,
	missingFields: 1004,
	emptyDate: 1006,
	zeroVotes: 1008,
	blankOverview: 1010,
	adult: 1012,
	longTitle: 1014,
	rightToLeft: 1016,
	htmlOverview: 1018,
	noPoster: 1020,
	unreleased: 1022,
	/** The details are truncated JSON. */
	truncated: 1024,
	/** The details are an HTML page with status 200. */
	htmlPage: 1026,
	/** It has no id in lists. */
	noId: 1028,
	wrongTypes: 1030,
	/** The details lack videos, credits and similar titles. */
	bare: 1032,
	emptyTitle: 1034,
	/** Every name on its page is one word of 300 letters. */
	oneWord: 1036,
} as const;

export const SHOW_ODDITY = {
	specialsOnly: 50_003,
	/** Its last season has a number and no episodes yet. */
	unairedSeason: 50_005,
	longName: 50_007,
	rightToLeft: 50_009,
	htmlOverview: 50_011,
	/** It has seasons 1 and 3. */
	seasonGap: 50_013,
	/** Its list of seasons has season 2, whose details respond with 404. */
	lostSeason: 50_015,
	/** In its episodes every nullable field is null. */
	nullEpisodes: 50_017,
	nullSeasons: 50_019,
	nullFields: 50_021,
	/** Its season has 1,200 episodes. */
	longSeason: 50_023,
	/** Season 1 lists episodes 1 to 61, season 2 episodes 62 to 77. */
	runningOn: 50_031,
	/** Its seasons are 2023, 2024 and 2026; the last is announced and lists nothing. */
	years: 50_025,
	/** Season 1 begins with episode 0, lacks 3 and 4 and ends with an undated episode; its counts are too high. */
	pilot: 50_027,
	/** Season 1 lists episodes 5 to 9, and the last to air was a special. */
	beginsLate: 50_029,
} as const;

const NULLS: Overrides = {
	backdrop_path: null,
	poster_path: null,
	overview: null,
	tagline: null,
	homepage: null,
	production_companies: null,
	production_countries: null,
	spoken_languages: null,
	credits: null,
	videos: null,
};

const MISSING: Overrides = Object.fromEntries(
	[...Object.keys(NULLS), "adult", "genres", "original_title", "release_date", "vote_average", "vote_count"].map(
		(name) => [name, undefined],
	),
);

const movieOverrides: Record<keyof typeof MOVIE_ODDITY, Overrides> = {
	nullFields: { ...NULLS, release_date: null, runtime: null, genres: null, status: null, vote_average: null },
	missingFields: MISSING,
	emptyDate: { release_date: "" },
	zeroVotes: { vote_average: 0, vote_count: 0 },
	blankOverview: { overview: "  \n " },
	adult: { adult: true },
	longTitle: { title: LONG, original_title: LONG },
	rightToLeft: { title: RIGHT_TO_LEFT, original_title: RIGHT_TO_LEFT, original_language: "ar" },
	htmlOverview: { overview: MARKUP, tagline: "<i>Once</i>" },
	noPoster: { poster_path: null },
	unreleased: { release_date: "2093-05-01", status: "In Production", vote_average: 9.9, vote_count: 1 },
	truncated: {},
	htmlPage: {},
	noId: {},
	wrongTypes: {
		vote_average: "7.1",
		genres: "Drama",
		runtime: "long",
		poster_path: "javascript:alert(1)",
		popularity: "9",
	},
	bare: { videos: undefined, credits: undefined, similar: undefined },
	emptyTitle: { title: "", original_title: "" },
	oneWord: {
		title: ONE_WORD,
		original_title: `${ONE_WORD.slice(1)}`,
		tagline: ONE_WORD,
		overview: ONE_WORD,
		genres: [{ id: 18, name: ONE_WORD }],
		production_companies: [{ id: 1, name: ONE_WORD, logo_path: null, origin_country: "US" }],
		belongs_to_collection: { id: 900, name: ONE_WORD, poster_path: null, backdrop_path: null },
		credits: {
			cast: [{ id: 103_600, name: ONE_WORD, character: ONE_WORD, profile_path: null, order: 0, adult: false }],
			crew: [{ id: 103_690, name: ONE_WORD, job: "Director", department: "Directing", profile_path: null }],
		},
	},
};

const SEASON = { air_date: "2019-03-04", overview: "", poster_path: null, vote_average: 0 };

const showOverrides: Record<keyof typeof SHOW_ODDITY, Overrides> = {
	specialsOnly: {
		seasons: [{ ...SEASON, id: 900_030, season_number: 0, name: "Specials", episode_count: 2 }],
		number_of_seasons: 0,
		number_of_episodes: 0,
	},
	unairedSeason: {
		seasons: [
			{ ...SEASON, id: 900_051, season_number: 1, name: "Season 1", episode_count: 3 },
			{ ...SEASON, id: 900_052, season_number: 2, name: "Season 2", episode_count: 0, air_date: null },
		],
		number_of_seasons: 2,
		number_of_episodes: 3,
	},
	longName: { name: LONG, original_name: LONG },
	rightToLeft: { name: RIGHT_TO_LEFT, original_name: RIGHT_TO_LEFT, original_language: "ar" },
	htmlOverview: { overview: MARKUP },
	seasonGap: {
		seasons: [
			{ ...SEASON, id: 900_131, season_number: 1, name: "Season 1", episode_count: 3 },
			{ ...SEASON, id: 900_133, season_number: 3, name: "Season 3", episode_count: 4 },
		],
		number_of_seasons: 2,
		number_of_episodes: 7,
	},
	lostSeason: {
		seasons: [
			{ ...SEASON, id: 900_151, season_number: 1, name: "Season 1", episode_count: 3 },
			{ ...SEASON, id: 900_152, season_number: 2, name: "Season 2", episode_count: 3 },
		],
		number_of_seasons: 2,
		number_of_episodes: 6,
	},
	nullEpisodes: {},
	nullSeasons: { seasons: null, networks: null, created_by: null },
	nullFields: { ...NULLS, first_air_date: null, last_air_date: null, genres: null, status: null },
	longSeason: {
		seasons: [{ ...SEASON, id: 900_231, season_number: 1, name: "Season 1", episode_count: 1200 }],
		number_of_seasons: 1,
		number_of_episodes: 1200,
	},
	runningOn: {
		seasons: [
			{ ...SEASON, id: 900_311, season_number: 1, name: "Season 1", episode_count: 61 },
			{ ...SEASON, id: 900_312, season_number: 2, name: "Season 2", episode_count: 16, air_date: "2020-03-04" },
		],
		number_of_seasons: 2,
		number_of_episodes: 77,
		last_episode_to_air: { id: 900_313, air_date: "2020-05-04", episode_number: 77, season_number: 2, name: "" },
	},
	years: {
		seasons: [
			{ ...SEASON, id: 900_251, season_number: 2023, name: "2023", episode_count: 3, air_date: "2023-03-04" },
			{ ...SEASON, id: 900_252, season_number: 2024, name: "2024", episode_count: 2, air_date: "2024-03-04" },
			{ ...SEASON, id: 900_253, season_number: 2026, name: "2026", episode_count: 0, air_date: null },
		],
		number_of_seasons: 3,
		number_of_episodes: 5,
		next_episode_to_air: { id: 900_254, air_date: "2093-03-04", episode_number: 1, season_number: 2026, name: "" },
	},
	pilot: {
		seasons: [{ ...SEASON, id: 900_271, season_number: 1, name: "Season 1", episode_count: 12 }],
		number_of_seasons: 1,
		number_of_episodes: 12,
	},
	beginsLate: {
		seasons: [
			{ ...SEASON, id: 900_290, season_number: 0, name: "Specials", episode_count: 1, air_date: "2021-03-04" },
			{ ...SEASON, id: 900_291, season_number: 1, name: "Season 1", episode_count: 5 },
			{ ...SEASON, id: 900_292, season_number: 2, name: "Season 2", episode_count: 0, air_date: null },
		],
		number_of_seasons: 2,
		number_of_episodes: 5,
		last_episode_to_air: { id: 900_293, air_date: "2021-03-04", episode_number: 1, season_number: 0, name: "" },
	},
};

/** The episodes' numbers of seasons in which they are not 1, 2, 3 …, by show and season. */
export const EPISODE_NUMBERS: Record<number, Record<number, number[]>> = {
	[SHOW_ODDITY.runningOn]: { 2: Array.from({ length: 16 }, (_, index) => 62 + index) },
	[SHOW_ODDITY.pilot]: { 1: [0, 1, 2, 5, 6, 7] },
	[SHOW_ODDITY.beginsLate]: { 1: [5, 6, 7, 8, 9] },
};

function byPlace<Name extends string>(
	ids: Record<Name, number>,
	overrides: Record<Name, Overrides>,
	firstId: number,
): Record<number, Overrides> {
	const names = Object.keys(ids) as Name[];
	return Object.fromEntries(names.map((name) => [ids[name] - firstId, overrides[name]]));
}

export const MOVIE_ODDITIES = byPlace(MOVIE_ODDITY, movieOverrides, 1000);
export const SHOW_ODDITIES = byPlace(SHOW_ODDITY, showOverrides, 50_000);
