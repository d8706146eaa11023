import { expect, it } from "vitest";
import { describeAll, toFile } from "../../../../tests/harness/import-files";
import { BROWSER_MAX, openMeter } from "./meter";
import { readTable } from "./table";

const ROWS = ["Air;2023;2024-01-02", "Fog, again;2020;2024-01-03"];
const HEADER = "title;year;watched_at";
const EXPECTED = ["play ? Air (2023) @2024-01-02", "play ? Fog, again (2020) @2024-01-03"];

it.each([
	["sep=;", ["sep=;"]],
	["sep=; in quotes", ['"sep=;"']],
	["sep=; with a mark and separators", ["\uFEFFsep=;;;"]],
	["empty lines", ["", "  ", ";;"]],
	["a title", ["My films"]],
	["a title, a note and an empty line", ["My films;;", '"written in 2024"', ""]],
	["a title with another separator in it", ["Films, seen"]],
])("a table begins after %s", (_, before) => {
	for (const end of ["\n", "\r\n", "\r"]) {
		const text = [...before, HEADER, ...ROWS].join(end);
		expect(describeAll(toFile("a.csv", text))).toEqual(EXPECTED);
		expect(readTable(text, openMeter(BROWSER_MAX))?.rows.map(({ line }) => line)).toEqual([
			before.length + 2,
			before.length + 3,
		]);
	}
});

it("a separator that sep= names counts more than those of the header", () => {
	expect(describeAll(toFile("a.csv", "sep=|\ntitle|watched_at\nAir, The; again|2024-01-02\n"))).toEqual([
		"play ? Air, The; again @2024-01-02",
	]);
});

it("lines of one column are whole, and a comma in one of them begins no table", () => {
	const table = readTable('Heat\nMe, Myself & Irene\n"Good, the Bad, The"\nAlien\n', openMeter(BROWSER_MAX));
	expect(table).toMatchObject({ names: ["Heat"], caption: null });
	expect(table?.rows.map(({ cells }) => cells.heat)).toEqual(["Me, Myself & Irene", "Good, the Bad, The", "Alien"]);
});

it("quotes after a space, and around a name within its field, are none of its name", () => {
	expect(describeAll(toFile("a.csv", 'title, watched_at\n "Air, Fog", 2024-01-02\n"""Rain""", 2024-01-03\n'))).toEqual([
		"play ? Air, Fog @2024-01-02",
		"play ? Rain @2024-01-03",
	]);
});

it("a year after the title is its year, and an article after it stands before it, in any CSV", () => {
	const csv =
		'title,year,watched_at\n"Heat, The (2013)",,2024-01-02\nHeat (1995),1995,2024-01-03\n"Boot, Das",1981,2024-01-04\n2012 (2009),2009,2024-01-05\nAir (2023),1999,2024-01-06\n';
	expect(describeAll(toFile("a.csv", csv))).toEqual([
		"play ? The Heat (2013) @2024-01-02",
		"play ? Heat (1995) @2024-01-03",
		"play ? Das Boot (1981) @2024-01-04",
		"play ? 2012 (2009) @2024-01-05",
		"play ? Air (2023) (1999) @2024-01-06",
	]);
});
