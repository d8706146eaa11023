import { describe, expect, test } from "vitest";
import { type Part, toRecord } from "~/domain/import/reading/record";
import { listDifferences, toOwnName } from "./differences";

const DUNE = { mediaType: "movie", id: 438631, title: "Dune", year: 2021 } as const;
const PICARD = { mediaType: "tv", id: 85949, title: "Star Trek: Picard", year: 2020 } as const;

function differ(part: Part, title: typeof DUNE | typeof PICARD) {
	const record = toRecord("a.csv", 1, part);
	return listDifferences({ ...toOwnName(record, title), mediaType: title.mediaType, record });
}

describe("a row differs from what it becomes", () => {
	test.each<[Part, string[]]>([
		[{ title: "Dune", year: 2021, media_type: "movie" }, []],
		[{ title: "Dune", year: 1984, media_type: "movie" }, ["year"]],
		[{ title: "Der Wüstenplanet", year: 1984, media_type: "tv" }, ["title", "year", "type"]],
	])("in its name, its year and its kind", (part, differences) => {
		expect(differ(part, DUNE)).toEqual(differences);
	});

	test("in nothing that the file does not say", () => {
		expect(differ({ ids: { tmdb: 438631 } }, DUNE)).toEqual([]);
		expect(toOwnName(toRecord("a.csv", 1, {}), DUNE)).toEqual({ name: "Dune", year: 2021 });
	});

	test("not in case, accents and punctuation", () => {
		expect(differ({ title: "DÜNE!" }, DUNE)).toEqual([]);
	});

	test("not where its name is the show's with an episode's, or the film's whole name", () => {
		expect(differ({ title: "Star Trek: Picard: Remembrance" }, PICARD)).toEqual([]);
		expect(differ({ title: "Star Trek", season: 1, episode: 1 }, PICARD)).toEqual(["title"]);
		expect(differ({ title: "Dun", wholeTitle: "Dune" }, DUNE)).toEqual([]);
	});
});
