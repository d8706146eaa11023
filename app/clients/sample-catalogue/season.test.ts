import { describe, expect, it } from "vitest";
import { titleDetails } from "./details";
import type { SeasonFacts, ShowFacts } from "./facts";
import { listSeasons, splitByAired, toSeasonDetails } from "./season";

const SHOW: ShowFacts = {
	id: 7,
	name: "A Show",
	date: "2020-01-06",
	genres: [18],
	language: "en",
	score: 8,
	votes: 1000,
	popularity: 10,
	overview: "A show of this test.",
	networks: ["A Network"],
	creators: [],
	companies: ["A Company"],
	countries: ["US"],
	runtime: 50,
	status: "Ended",
	seasons: ["3 2020-01-06 weekly", "2 2021-01-04"],
	cast: ["An Actor | A Part"],
};

function airDates(season: SeasonFacts) {
	return toSeasonDetails({ ...SHOW, seasons: [season] }, 1)?.episodes.map((episode) => episode.air_date);
}

describe("air dates", () => {
	it.each<[SeasonFacts, (string | null)[]]>([
		["3 2019-12-30 weekly", ["2019-12-30", "2020-01-06", "2020-01-13"]],
		["3 2020-01-06 at once", ["2020-01-06", "2020-01-06", "2020-01-06"]],
		["3 2020-01-06", ["2020-01-06", null, null]],
		["2 2020-01-06 at once, 1 2020-01-13, 1 unknown", ["2020-01-06", "2020-01-06", "2020-01-13", null]],
	])("of %j are %j", (season, dates) => {
		expect(airDates(season)).toEqual(dates);
	});

	it("throws for a batch that is neither weekly nor at once", () => {
		expect(() => airDates("3 2020-01-06 daily")).toThrow("3 2020-01-06 daily");
	});

	it("a season starts with its earliest episode, whatever their order", () => {
		const season = toSeasonDetails({ ...SHOW, seasons: ["1 2020-03-02, 2 2020-01-06 weekly"] }, 1);
		expect(season?.air_date).toBe("2020-01-06");
	});
});

describe("aired episodes", () => {
	const split = (seasons: SeasonFacts[], today: string) => {
		const { aired, next } = splitByAired({ ...SHOW, seasons }, today);
		return [aired.length, next?.episode_number ?? null];
	};

	it("end before the first one with a later date", () => {
		expect(split(["3 2020-01-06 weekly"], "2020-01-05")).toEqual([0, 1]);
		expect(split(["3 2020-01-06 weekly"], "2020-01-13")).toEqual([2, 3]);
		expect(split(["3 2020-01-06 weekly"], "2020-01-20")).toEqual([3, null]);
	});

	it("include episodes without a date when the season has started, and not before", () => {
		expect(split(["3 2020-01-06"], "2020-01-05")).toEqual([0, 1]);
		expect(split(["3 2020-01-06"], "2020-01-06")).toEqual([3, null]);
		expect(split(["2 2020-01-06, 2 2020-06-01"], "2020-03-01")).toEqual([2, 3]);
	});

	it("of a show that has ended include all, without a next episode", () => {
		const details = titleDetails("tv", 1396, [], "2020-01-01");
		expect(details).toMatchObject({
			next_episode_to_air: null,
			last_episode_to_air: { season_number: 5, episode_number: 16, air_date: "2013-09-29" },
			last_air_date: "2013-09-29",
		});
	});
});

describe("names", () => {
	it("are those of the facts, otherwise Episode N", () => {
		const named = { ...SHOW, episodes: { 1: ["One | a", "Two | b", "Three"] } };
		expect(toSeasonDetails(named, 1)?.episodes.map(({ name, overview }) => [name, overview])).toEqual([
			["One", "a"],
			["Two", "b"],
			["Three", ""],
		]);
		expect(toSeasonDetails(named, 2)?.episodes[1]).toMatchObject({ name: "Episode 2", overview: "" });
	});
});

describe("specials", () => {
	it("are season 0, without dates, stills and votes", () => {
		const facts = { ...SHOW, specials: 2 };
		expect(listSeasons(facts).map(({ number }) => number)).toEqual([0, 1, 2]);
		const season = toSeasonDetails(facts, 0);
		expect(season).toMatchObject({ name: "Specials", season_number: 0 });
		expect(season?.episodes[1]).toMatchObject({ name: "Special 2", air_date: null, still_path: null, vote_average: 0 });
	});

	it("a season that the show does not have is null", () => {
		expect(toSeasonDetails(SHOW, 0)).toBeNull();
		expect(toSeasonDetails(SHOW, 3)).toBeNull();
	});
});
