import { describe, expect, it } from "vitest";
import type { ShowFacts } from "./facts";
import { listSeasons, toSeasonDetails } from "./season";

const SHOW: ShowFacts = {
	id: 7,
	name: "A Show",
	date: "2020-01-06",
	genres: [18],
	language: "en",
	score: 8,
	votes: 1000,
	popularity: 10,
	overview: "A show that only this test knows.",
	networks: ["A Network"],
	creators: [],
	companies: ["A Company"],
	countries: ["US"],
	runtime: 50,
	status: "Ended",
	seasons: ["3 2020-01-06", "2 2021-01-04"],
	rhythm: "weekly",
	cast: ["An Actor | A Part"],
};

function airDates(facts: Partial<ShowFacts>, season = 1) {
	return toSeasonDetails({ ...SHOW, ...facts }, season)?.episodes.map((episode) => episode.air_date);
}

describe("air dates", () => {
	it("weekly: seven days apart", () => {
		expect(airDates({})).toEqual(["2020-01-06", "2020-01-13", "2020-01-20"]);
	});

	it("at once: all on the first day", () => {
		expect(airDates({ rhythm: "at-once" })).toEqual(["2020-01-06", "2020-01-06", "2020-01-06"]);
	});

	it("daily: weekends left out", () => {
		expect(airDates({ rhythm: "daily", seasons: ["3 2020-01-09"] })).toEqual([
			"2020-01-09",
			"2020-01-10",
			"2020-01-13",
		]);
	});

	it("a long weekly season is drawn together so that it ends before the next", () => {
		const dates = airDates({ seasons: ["60 2020-01-06", "2 2020-10-05"] }) ?? [];
		expect(dates.at(-1)! < "2020-10-05").toBe(true);
		expect(dates).toEqual(dates.toSorted());
	});
});

describe("names", () => {
	it("are the facts' where they have them, else Episode N", () => {
		const named = { ...SHOW, episodeNames: { 1: ["One", "Two", "Three"] }, episodeOverviews: { 1: ["a", "b", "c"] } };
		expect(toSeasonDetails(named, 1)?.episodes.map(({ name, overview }) => [name, overview])).toEqual([
			["One", "a"],
			["Two", "b"],
			["Three", "c"],
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
