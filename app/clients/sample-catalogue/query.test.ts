import { describe, expect, it } from "vitest";
import { discover } from "./query";
import type { SampleTitle } from "./titles";

function movies(params: Record<string, string>): SampleTitle[] {
	return discover("movie", new URLSearchParams(params)) ?? [];
}

function shows(params: Record<string, string>): SampleTitle[] {
	return discover("tv", new URLSearchParams(params)) ?? [];
}

function isOrdered<Value>(values: Value[], compare: (a: Value, b: Value) => number): boolean {
	return values.every((value, index) => index === 0 || compare(values[index - 1] as Value, value) <= 0);
}

describe("order", () => {
	const fields: Record<string, (title: SampleTitle) => number> = {
		popularity: ({ facts }) => facts.popularity,
		vote_average: ({ facts }) => facts.score,
		vote_count: ({ facts }) => facts.votes,
		primary_release_date: ({ facts }) => Date.parse(facts.date),
		first_air_date: ({ facts }) => Date.parse(facts.date),
		revenue: ({ facts }) => ("revenue" in facts ? (facts.revenue ?? 0) : 0),
	};

	it.each(["popularity", "primary_release_date", "vote_average", "vote_count", "revenue"])("movies by %s", (field) => {
		const value = fields[field]!;
		const all = movies({});
		const down = movies({ sort_by: `${field}.desc` });
		const up = movies({ sort_by: `${field}.asc` });
		expect(isOrdered(down, (a, b) => value(b) - value(a))).toBe(true);
		expect(isOrdered(up, (a, b) => value(a) - value(b))).toBe(true);
		expect(new Set([...down, ...up]).size).toBe(all.length);
	});

	it.each(["popularity", "first_air_date", "vote_average", "vote_count"])("shows by %s", (field) => {
		const value = fields[field]!;
		expect(isOrdered(shows({ sort_by: `${field}.desc` }), (a, b) => value(b) - value(a))).toBe(true);
		expect(isOrdered(shows({ sort_by: `${field}.asc` }), (a, b) => value(a) - value(b))).toBe(true);
	});

	it("movies by title and shows by name, from A to Z and back", () => {
		const titles = movies({ sort_by: "title.asc" }).map(({ name }) => name);
		expect(isOrdered(titles, new Intl.Collator("en", { numeric: true, sensitivity: "base" }).compare)).toBe(true);
		const names = shows({ sort_by: "name.asc" }).map(({ name }) => name);
		expect(shows({ sort_by: "name.desc" }).map(({ name }) => name)).toEqual(names.toReversed());
	});

	it("release_date is an alias of primary_release_date", () => {
		expect(movies({ sort_by: "release_date.desc" })).toEqual(movies({ sort_by: "primary_release_date.desc" }));
	});

	it("the default order is by popularity", () => {
		expect(movies({})).toEqual(movies({ sort_by: "popularity.desc" }));
	});
});

describe("genres", () => {
	it("a comma means all, a bar means any", () => {
		const both = movies({ with_genres: "878,53" });
		const any = movies({ with_genres: "878|53" });
		expect(both.length).toBeGreaterThan(0);
		expect(both.every(({ facts }) => facts.genres.includes(878) && facts.genres.includes(53))).toBe(true);
		expect(any.every(({ facts }) => facts.genres.includes(878) || facts.genres.includes(53))).toBe(true);
		expect(any.length).toBe(movies({ with_genres: "878" }).length + movies({ with_genres: "53" }).length - both.length);
	});

	it("without_genres excludes genres", () => {
		const calm = movies({ without_genres: "27|53" });
		expect(calm.length).toBe(movies({}).length - movies({ with_genres: "27|53" }).length);
	});
});

describe("providers", () => {
	it.each([
		["movie", "337"],
		["movie", "9"],
		["tv", "8"],
		["tv", "384"],
	] as const)("at least 8 titles of type %s have provider %s", (kind, provider) => {
		const params = new URLSearchParams({ with_watch_providers: provider, watch_region: "US" });
		const titles = discover(kind, params) ?? [];
		expect(titles.length).toBeGreaterThanOrEqual(8);
		expect(titles.every(({ facts }) => facts.providers?.includes(Number(provider)))).toBe(true);
	});

	it("a bar means any of the providers, and a provider's newer id is an alias", () => {
		const any = shows({ with_watch_providers: "8|384", watch_region: "US" });
		expect(any.length).toBeGreaterThan(shows({ with_watch_providers: "8" }).length);
		expect(shows({ with_watch_providers: "1899" })).toEqual(shows({ with_watch_providers: "384" }));
	});
});

describe("bounds", () => {
	it("dates, votes, scores, runtime and language combine, and bounds are inclusive", () => {
		const matches = movies({
			"primary_release_date.gte": "1999-01-01",
			"primary_release_date.lte": "2008-12-31",
			"vote_average.gte": "7.5",
			"vote_average.lte": "8.5",
			"vote_count.gte": "5000",
			"with_runtime.gte": "100",
			"with_runtime.lte": "150",
			with_original_language: "en",
		});
		expect(matches.length).toBeGreaterThan(3);
		for (const { facts, name } of matches) {
			expect(facts.date >= "1999-01-01" && facts.date <= "2008-12-31", name).toBe(true);
			expect(facts.score >= 7.5 && facts.score <= 8.5, name).toBe(true);
			expect(facts.votes >= 5000, name).toBe(true);
			expect(facts.runtime >= 100 && facts.runtime <= 150, name).toBe(true);
			expect(facts.language, name).toBe("en");
		}
	});

	it("a date bound includes its day", () => {
		const day = { "primary_release_date.gte": "2010-07-15", "primary_release_date.lte": "2010-07-15" };
		expect(movies(day).every(({ facts }) => facts.date === "2010-07-15")).toBe(true);
		const first = shows({ sort_by: "first_air_date.asc" })[0]!;
		const date = first.facts.date;
		expect(shows({ "first_air_date.gte": date, "first_air_date.lte": date })).toContain(first);
	});

	it("unknown and empty filters are ignored", () => {
		expect(movies({ colour: "red", with_genres: "" })).toEqual(movies({}));
	});
});
