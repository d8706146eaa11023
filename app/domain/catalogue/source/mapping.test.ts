import { describe, expect, it } from "vitest";
import { mixedList, movieDetails, movieList, seasonDetails, showDetails } from "~/clients/tmdb/schema";
import { toMovie, toSeason, toShow, toTitleCard, toTitleCards } from "./mapping";

const ITEM = {
	adult: false,
	backdrop_path: "/back.jpg",
	genre_ids: [878, 28, 424242],
	id: 1,
	original_title: "Ein Film",
	overview: "Somebody does something.",
	poster_path: "/poster.jpg",
	release_date: "2020-02-29",
	title: "A Movie",
	vote_average: 7.25,
	vote_count: 100,
};

/** Parses data of the upstream with the product's schema, and maps it. */
function movie(change: object = {}) {
	return toMovie(movieDetails.parse({ ...ITEM, ...change }));
}

function show(change: object = {}) {
	return toShow(showDetails.parse({ id: 2, name: "A Show", first_air_date: "2020-01-01", ...change }));
}

function season(episodes: object[], change: object = {}) {
	return toSeason(seasonDetails.parse({ season_number: 1, name: "Season 1", episodes, ...change }));
}

describe("cards", () => {
	it("have the product's own field names", () => {
		const [item] = movieList.parse({ results: [ITEM] }).results;
		expect(toTitleCard(item!)).toEqual({
			mediaType: "movie",
			id: 1,
			title: "A Movie",
			year: 2020,
			date: "2020-02-29",
			poster: "/poster.jpg",
			backdrop: "/back.jpg",
			rating: 7.25,
			genres: ["Science Fiction", "Action"],
			overview: "Somebody does something.",
		});
	});

	it("exclude people, collections and unsuitable titles, and have a repeated title once", () => {
		const show = { ...ITEM, title: undefined, name: "A Show", first_air_date: "2020-01-01", media_type: "tv" };
		const { results } = mixedList.parse({
			results: [
				{ ...ITEM, media_type: "movie" },
				{ id: 5, name: "A Person", media_type: "person" },
				{ id: 6, name: "A Collection", media_type: "collection" },
				show,
				{ ...ITEM, media_type: "movie", title: "The same again" },
				{ ...ITEM, id: 3, media_type: "movie", vote_average: 0 },
				{ ...ITEM, id: 4, media_type: "movie" },
				null,
				"text",
			],
		});
		const cards = toTitleCards(results);
		expect(cards.map(({ mediaType, id, title }) => [mediaType, id, title])).toEqual([
			["movie", 1, "A Movie"],
			["tv", 1, "A Show"],
			["movie", 4, "A Movie"],
		]);
	});

	it("are limited after the filter, so that unsuitable items do not count", () => {
		const results = Array.from({ length: 10 }, (_, id) => ({ ...ITEM, id: id + 1, adult: id < 5 }));
		expect(toTitleCards(movieList.parse({ results }).results, 4).map(({ id }) => id)).toEqual([6, 7, 8, 9]);
	});

	it("cut very long titles, and do not change right-to-left ones", () => {
		const { results } = movieList.parse({
			results: [
				{ ...ITEM, title: "long ".repeat(500) },
				{ ...ITEM, id: 2, title: "وجدة" },
				{ ...ITEM, id: 3, title: "evil\u202Etitle" },
			],
		});
		const titles = toTitleCards(results).map(({ title }) => title);
		expect(titles[0]?.length).toBeLessThanOrEqual(300);
		expect(titles[1]).toBe("وجدة");
		expect(titles[2]).toBe("evil title");
	});
});

describe("a name", () => {
	it("may look like a tag, and has its entities decoded, everywhere; only prose loses its HTML", () => {
		const name = "<harmony/> &eacute; a < b";
		const plain = "<harmony/> é a < b";
		const overview = "<p>The &ldquo;end&rdquo;</p> of <harmony/>";
		const people = [{ id: 1, name, character: name, order: 0 }];
		const body = { id: 9, title: name, name, overview, tagline: overview, credits: { cast: people, crew: [] } };
		const prose = "The “end” of <harmony/>";
		expect(movie(body)).toMatchObject({ title: plain, overview: prose, tagline: prose });
		expect(movie(body).cast[0]).toMatchObject({ name: plain, character: plain });
		expect(show({ ...body, seasons: [{ id: 1, season_number: 1, name }] }).seasons[0]).toMatchObject({ name: plain });
		expect(season([{ id: 1, episode_number: 1, name, overview }]).episodes[0]).toMatchObject({
			name: plain,
			overview: prose,
		});
		expect(toTitleCard(movieList.parse({ results: [{ ...ITEM, title: name }] }).results[0]!).title).toBe(plain);
	});
});

describe("a movie", () => {
	it("and a show have the names of their keywords, plain and each once", () => {
		const named = [{ id: 1, name: "space" }, { id: 2, name: " space " }, { id: 3, name: "" }, { name: "no id" }];
		expect(toMovie(movieDetails.parse({ id: 9, keywords: { keywords: named } })).keywords).toEqual(["space"]);
		expect(toShow(showDetails.parse({ id: 9, keywords: { results: named } })).keywords).toEqual(["space"]);
		expect(toMovie(movieDetails.parse({ id: 9, keywords: "none" })).keywords).toEqual([]);
	});

	it("with only an id is mapped to nulls, zeros and empty lists", () => {
		expect(toMovie(movieDetails.parse({ id: 9 }))).toEqual({
			mediaType: "movie",
			id: 9,
			title: "Untitled",
			originalTitle: "",
			language: "",
			tagline: "",
			overview: "",
			poster: null,
			backdrop: null,
			genres: [],
			rating: 0,
			votes: 0,
			status: "",
			spokenLanguages: [],
			companies: [],
			crew: { writers: [], music: [], camera: [] },
			countries: [],
			ageRating: "",
			keywords: [],
			trailer: null,
			cast: [],
			similar: [],
			offers: null,
			releaseDate: null,
			runtime: null,
			budget: 0,
			revenue: 0,
			directors: [],
			collection: null,
		});
	});

	it("has its original title only when it differs", () => {
		expect(movie().originalTitle).toBe("Ein Film");
		expect(movie({ original_title: "A Movie" }).originalTitle).toBe("");
		expect(movie({ title: " " }).title).toBe("Ein Film");
	});

	it("has plain text when the upstream sends markup", () => {
		const { overview, tagline } = movie({ overview: "<p>One &amp; two</p>", tagline: "<i>Now</i>" });
		expect([overview, tagline]).toEqual(["One & two", "Now"]);
	});

	it("has no date when the upstream has none or an invalid one", () => {
		for (const release_date of ["", null, "2020", "2020-13-01", "1970-02-30", "2023-02-29", "soon"]) {
			expect(movie({ release_date }).releaseDate).toBeNull();
		}
	});

	it("ignores a runtime of 0 and negative amounts of money", () => {
		expect(movie({ runtime: 0, budget: -1, revenue: null })).toMatchObject({ runtime: null, budget: 0, revenue: 0 });
	});

	it("has each company, country and language once, without blank ones", () => {
		const mapped = movie({
			production_companies: [
				{ id: 1, name: "A" },
				{ id: 2, name: " " },
				{ id: 3, name: "A" },
			],
			production_countries: [{ iso_3166_1: "FR", name: "France" }],
			spoken_languages: [{ english_name: "", iso_639_1: "fr", name: "Français" }, { english_name: "German" }],
		});
		expect(mapped.companies).toEqual(["A"]);
		expect(mapped.countries).toEqual(["France"]);
		expect(mapped.spokenLanguages).toEqual(["Français", "German"]);
	});

	it("has its countries of origin before the other producing countries", () => {
		// As Fight Club, which TMDB lists as produced by Germany and the United States, in that order.
		const production_countries = [
			{ iso_3166_1: "DE", name: "Germany" },
			{ iso_3166_1: "US", name: "United States of America" },
		];
		expect(movie({ origin_country: ["US"], production_countries }).countries).toEqual([
			"United States of America",
			"Germany",
		]);
		expect(movie({ origin_country: ["JP"], production_countries: [] }).countries).toEqual(["Japan"]);
		expect(movie({ production_countries }).countries[0]).toBe("Germany");
		expect(movie({ origin_country: ["nowhere"] }).countries).toEqual(["nowhere"]);
	});

	it("has its original language before the other spoken languages", () => {
		// As Life Is Beautiful, whose spoken languages start with Czech.
		const spoken_languages = [
			{ english_name: "Czech", iso_639_1: "cs", name: "Český" },
			{ english_name: "Italian", iso_639_1: "it", name: "Italiano" },
		];
		expect(movie({ original_language: "it", spoken_languages }).spokenLanguages).toEqual(["Italian", "Czech"]);
		expect(movie({ original_language: "cn" }).spokenLanguages).toEqual(["Cantonese"]);
		expect(movie({ original_language: "not a code" }).spokenLanguages).toEqual(["not a code"]);
	});

	it("has the age rating of its theatrical release, otherwise of another", () => {
		const rated = (...release_dates: object[]) =>
			movie({ release_dates: { results: [{ iso_3166_1: "US", release_dates }] } }).ageRating;
		const premiere = { certification: "", type: 1 };
		const theatrical = { certification: "R", type: 3 };
		const digital = { certification: "NR", type: 4 };
		expect(rated(premiere, digital, theatrical)).toBe("R");
		expect(rated(premiere, digital)).toBe("NR");
		expect(rated(premiere)).toBe("");
	});

	it("reads C1 control characters as Windows-1252", () => {
		expect(movie({ overview: "The Hitchhiker\u0092s \u0093Guide\u0094" }).overview).toBe("The Hitchhiker’s “Guide”");
	});

	it("has its offers by kind, each provider once, and only a safe link", () => {
		const provider = (provider_id: number, provider_name: string) => ({ provider_id, provider_name, logo_path: null });
		const offers = {
			flatrate: [provider(1, "A"), provider(2, "A"), provider(3, "B")],
			rent: [null],
			ads: [provider(4, "C")],
		};
		const offersOf = (change: object) =>
			movie({ "watch/providers": { results: { US: { ...offers, ...change } } } }).offers;
		expect(offersOf({ link: "https://tmdb.test/1" })).toEqual({
			groups: [
				{ kind: "Stream", providers: ["A", "B"].map((name) => ({ name, logo: null })) },
				{ kind: "Free", providers: [{ name: "C", logo: null }] },
			],
			link: "https://tmdb.test/1",
		});
		expect(offersOf({ link: "javascript:alert(1)" })?.link).toBeNull();
		expect(offersOf({ flatrate: null, ads: [] })).toBeNull();
	});

	it("has at most 12 similar titles that can have a card, without itself", () => {
		const results = Array.from({ length: 20 }, (_, id) => ({ ...ITEM, id: id + 1, overview: id === 1 ? "" : "Yes." }));
		const ids = movie({ similar: { results } }).similar.map(({ id }) => id);
		expect(ids).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
	});
});

describe("the trailer", () => {
	const teaser = { key: "teaser", site: "YouTube", type: "Teaser", name: "Teaser", official: true };
	const fan = { key: "fan", site: "YouTube", type: "Trailer", name: "Fan cut", official: false };
	const official = { key: "official", site: "YouTube", type: "Trailer", name: "Official Trailer", official: true };
	const elsewhere = { ...official, key: "elsewhere", site: "Vimeo" };
	const clip = { ...official, key: "clip", type: "Featurette" };
	const broken = { ...official, key: '"><script>' };

	function trailer(...results: object[]) {
		return movie({ videos: { results } }).trailer?.key;
	}

	it("is the official one, otherwise any, otherwise a teaser, otherwise none; only from YouTube", () => {
		expect(trailer(elsewhere, clip, broken, teaser, fan, official)).toBe("official");
		expect(trailer(elsewhere, clip, broken, teaser, fan)).toBe("fan");
		expect(trailer(elsewhere, clip, broken, teaser)).toBe("teaser");
		expect(trailer(elsewhere, clip, broken)).toBeUndefined();
		expect(movie({ videos: null }).trailer).toBeNull();
	});

	it("is the English one that is named official or theatrical trailer, otherwise the newest", () => {
		const german = { ...official, key: "german", iso_639_1: "de" };
		const english = { ...official, iso_639_1: "en" };
		const tbt = { ...english, key: "tbt", name: "Official Trailer #TBT", published_at: "2024-01-01" };
		const first = { ...english, key: "first", name: "First look", published_at: "2020-01-01" };
		const second = { ...english, key: "second", name: "Second look", published_at: "2020-06-01" };
		const theatrical = { ...english, key: "theatrical", name: "Theatrical Trailer", published_at: "2019-01-01" };
		expect(trailer(german, tbt, first, second, theatrical)).toBe("theatrical");
		expect(trailer(german, tbt, first, second)).toBe("second");
		expect(trailer(german, tbt)).toBe("german");
		expect(trailer(tbt)).toBeUndefined();
	});
});

describe("a show", () => {
	it("lists its seasons ascending, without specials, each once", () => {
		const seasons = [3, 0, 1, 2, 2].map((number) => ({
			id: 10 + number,
			season_number: number,
			name: "",
			episode_count: 5,
		}));
		const mapped = show({ seasons, number_of_seasons: 3, number_of_episodes: 15 });
		expect(mapped.seasons.map(({ number, name }) => [number, name])).toEqual([
			[1, "Season 1"],
			[2, "Season 2"],
			[3, "Season 3"],
		]);
		expect([mapped.seasonCount, mapped.episodeCount]).toEqual([3, 15]);
	});

	it("with specials only has no season", () => {
		expect(show({ seasons: [{ id: 1, season_number: 0, name: "Specials", episode_count: 3 }] })).toMatchObject({
			seasons: [],
			specials: { number: 0, name: "Specials", episodeCount: 3 },
			seasonCount: 0,
			episodeCount: 0,
		});
		expect(show().specials).toBeNull();
	});

	it("has its next episode when that has a date", () => {
		const episode = { id: 1, season_number: 2, episode_number: 3, air_date: "2030-01-02" };
		expect(show({ next_episode_to_air: episode }).episodeToAir).toEqual({
			season: 2,
			number: 3,
			airDate: "2030-01-02",
		});
		expect(show({ next_episode_to_air: { ...episode, air_date: null } }).episodeToAir).toBeNull();
		expect(show().episodeToAir).toBeNull();
	});

	it("has its last aired episode, unless that is a special", () => {
		const episode = { id: 1, season_number: 2, episode_number: 3 };
		expect(show({ last_episode_to_air: episode }).lastAired).toEqual({ season: 2, number: 3 });
		expect(show({ last_episode_to_air: { ...episode, season_number: 0 } }).lastAired).toBeNull();
		expect(show().lastAired).toBeNull();
	});

	it("has its age rating from the content ratings", () => {
		expect(show({ content_ratings: { results: [{ iso_3166_1: "US", rating: "TV-MA" }] } }).ageRating).toBe("TV-MA");
	});

	it("has networks and creators", () => {
		const mapped = show({
			networks: [{ id: 1, name: "N" }],
			created_by: [
				{ id: 1, name: "C" },
				{ id: 2, name: "D" },
			],
		});
		expect([mapped.networks, mapped.creators]).toEqual([
			["N"],
			[
				{ id: 1, name: "C" },
				{ id: 2, name: "D" },
			],
		]);
	});
});

describe("a season", () => {
	it("lists its episodes ascending, each number once", () => {
		const mapped = season([
			{ id: 2, episode_number: 2, name: "", runtime: 0 },
			{ id: 1, episode_number: 1, name: "Pilot", air_date: "2020-01-01", still_path: "/s.jpg", vote_average: 8 },
			{ id: 3, episode_number: 2, name: "Second" },
			{ id: 4, episode_number: null },
		]);
		expect(mapped.episodes).toEqual([
			{
				id: 1,
				number: 1,
				name: "Pilot",
				overview: "",
				runtime: null,
				rating: 8,
				still: "/s.jpg",
				airDate: "2020-01-01",
			},
			{ id: 3, number: 2, name: "Second", overview: "", runtime: null, rating: 0, still: null, airDate: null },
		]);
	});

	it.each([
		[" ", ""],
		["Episode 3", ""],
		["episode 3", ""],
		["Folge 3", ""],
		["第3話", ""],
		["3. Bölüm", ""],
		["3", ""],
		["Special 3", "Special 3"],
		["Episode 3: The Door", "The Door"],
		["Episodio 3 - La puerta", "La puerta"],
		["第3話：扉", "扉"],
		["第3話 扉", "扉"],
		["第3話「扉」", "「扉」"],
		["3. Bölüm: Kapı", "Kapı"],
		["3. Advent", "3. Advent"],
		["#3 – The Door", "The Door"],
		["3: The Door", "The Door"],
		["3:10 to Yuma", "3:10 to Yuma"],
		["3 Doors", "3 Doors"],
		["Episode 45", "Episode 45"],
		["Chapter Three: The Sin", "Chapter Three: The Sin"],
	])("names an episode without its number: %j is %j", (name, own) => {
		expect(season([{ id: 3, episode_number: 3, name }]).episodes[0]?.name).toBe(own);
	});

	it("includes episodes of old responses, which have no ids and votes", () => {
		expect(season([{ episode_number: 4, name: "Old" }]).episodes).toMatchObject([{ id: 4, number: 4, rating: 0 }]);
	});

	it("that has not aired has no episodes", () => {
		expect(season([], { name: "" })).toEqual({ number: 1, name: "Season 1", episodes: [] });
	});
});
