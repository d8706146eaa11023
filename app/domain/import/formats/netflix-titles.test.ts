import { describe, expect, it } from "vitest";
import { describeAll, toFile } from "../../../../tests/harness/import-files";
import { readNetflixTitles } from "./netflix-titles";

const history = (...titles: string[]) =>
	toFile("n.csv", `Title,Date\n${titles.map((title) => `"${title}",\n`).join("")}`);
const describeTitles = (...titles: string[]) =>
	describeAll(history(...titles)).map((line) => line.replace(/^play /, ""));

/** In each language: what Netflix, or somebody who translated it, calls a season and an episode without a name. */
const LANGUAGES: [language: string, season: (number: number) => string, episode: (number: number) => string][] = [
	["English", (n) => `Season ${n}`, (n) => `Episode ${n}`],
	["British English", (n) => `Series ${n}`, (n) => `Ep. ${n}`],
	["German", (n) => `Staffel ${n}`, (n) => `Folge ${n}`],
	["French", (n) => `Saison ${n}`, (n) => `Épisode ${n}`],
	["Spanish", (n) => `Temporada ${n}`, (n) => `Episodio ${n}`],
	["Spanish of volumes", (n) => `Volumen ${n}`, (n) => `Capítulo ${n}`],
	["Portuguese", (n) => `Temporada ${n}`, (n) => `Episódio ${n}`],
	["Italian", (n) => `Stagione ${n}`, (n) => `Episodio ${n}`],
	["Dutch", (n) => `Seizoen ${n}`, (n) => `Aflevering ${n}`],
	["Dutch of parts", (n) => `Deel ${n}`, (n) => `Afl. ${n}`],
	["Danish", (n) => `Sæson ${n}`, (n) => `Afsnit ${n}`],
	["Swedish", (n) => `Säsong ${n}`, (n) => `Avsnitt ${n}`],
	["Norwegian", (n) => `Sesong ${n}`, (n) => `Episode ${n}`],
	["Finnish", (n) => `Kausi ${n}`, (n) => `Jakso ${n}`],
	["Polish", (n) => `Sezon ${n}`, (n) => `Odcinek ${n}`],
	["Polish of parts", (n) => `Część ${n}`, (n) => `Odc. ${n}`],
	["Czech", (n) => `${n}. řada`, (n) => `${n}. díl`],
	["Slovak", (n) => `${n}. séria`, (n) => `${n}. epizóda`],
	["Hungarian", (n) => `${n}. évad`, (n) => `${n}. epizód`],
	["Romanian", (n) => `Sezonul ${n}`, (n) => `Episodul ${n}`],
	["Croatian", (n) => `${n}. sezona`, (n) => `${n}. epizoda`],
	["Turkish", (n) => `${n}. Sezon`, (n) => `${n}. Bölüm`],
	["Turkish of parts", (n) => `${n}. Kısım`, (n) => `Bölüm ${n}`],
	["Greek", (n) => `Κύκλος ${n}`, (n) => `Επεισόδιο ${n}`],
	["Russian", (n) => `${n}-й сезон`, (n) => `${n}-я серия`],
	["Ukrainian", (n) => `Сезон ${n}`, (n) => `Серія ${n}`],
	["Bulgarian", (n) => `Сезон ${n}`, (n) => `Епизод ${n}`],
	["Hebrew", (n) => `\u200Fעונה ${n}\u200F`, (n) => `\u200Fפרק ${n}`],
	["Arabic", (n) => `\u200Fالموسم ${n}`, (n) => `الحلقة ${n}`],
	["Arabic with its digits", (n) => `الموسم ${"٠١٢٣٤٥٦٧٨٩"[n]}`, (n) => `الحلقة ${"٠١٢٣٤٥٦٧٨٩"[n]}`],
	["Persian", (n) => `فصل ${"۰۱۲۳۴۵۶۷۸۹"[n]}`, (n) => `قسمت ${"۰۱۲۳۴۵۶۷۸۹"[n]}`],
	["Hindi", (n) => `सीज़न ${"०१२३४५६७८९"[n]}`, (n) => `एपिसोड ${"०१२३४५६७८९"[n]}`],
	["Thai", (n) => `ซีซั่น ${n}`, (n) => `ตอนที่ ${n}`],
	["Thai with its digits", (n) => `ซีซั่น ${"๐๑๒๓๔๕๖๗๘๙"[n]}`, (n) => `ตอนที่ ${"๐๑๒๓๔๕๖๗๘๙"[n]}`],
	["Vietnamese", (n) => `Mùa ${n}`, (n) => `Tập ${n}`],
	["Indonesian", (n) => `Musim ${n}`, (n) => `Episode ${n}`],
	["Japanese", (n) => `シーズン${n}`, (n) => `第${n}話`],
	["Japanese of terms", (n) => `第${n}期`, (n) => `エピソード${n}`],
	[
		"Japanese with wide digits",
		(n) => `シーズン${"０１２３４５６７８９"[n]}`,
		(n) => `第${"０１２３４５６７８９"[n]}話`,
	],
	["Korean", (n) => `시즌 ${n}`, (n) => `제${n}화`],
	["Chinese", (n) => `第 ${n} 季`, (n) => `第 ${n} 集`],
	["Chinese with its numbers", (n) => `第${"〇一二三四五六七八九"[n]}季`, (n) => `第${"〇一二三四五六七八九"[n]}集`],
	["Roman numbers", (n) => `Libro ${["", "I", "II", "III", "IV", "V", "VI", "VII"][n]}`, (n) => `Capítulo ${n}`],
	["no-break spaces", (n) => `Saison\u00A0${n}`, (n) => `Épisode\u202F${n}`],
];

describe("a season and an episode are seen by their shape", () => {
	it.each(LANGUAGES)("in %s", (_, season, episode) => {
		const rows = (colon: string) =>
			describeTitles(
				...[`Dark Tide${colon}${season(1)}${colon}Pilot`, `Dark Tide${colon}${season(2)}${colon}Fog`],
				...[
					`Dark Tide${colon}${season(2)}${colon}${episode(6)}`,
					`Dark Tide${colon}${season(2)}${colon}Rain (${episode(7)})`,
				],
				...[
					`Sea: Air${colon}${season(3)}${colon}Low: Tide`,
					`Sea: Air${colon}${episode(4)}`,
					`Sea: Air${colon}${episode(5)}`,
				],
				`Lone${colon}${season(4)}${colon}Ghost`,
			);
		for (const colon of [": ", " : ", "：", "： "])
			expect(rows(colon)).toEqual([
				...["tv Dark Tide S1 “Pilot”", "tv Dark Tide S2 “Fog”", "tv Dark Tide S2E6", "tv Dark Tide S2E7"],
				...[`tv Sea: Air S3 “Low: Tide”`, "tv Sea: Air", "tv Sea: Air", "tv Lone S4 “Ghost”"],
			]);
	});

	it.each(LANGUAGES)("in a file of one row in %s", (_, season, episode) => {
		expect(describeTitles(`1899: ${season(1)}: Pilot`)).toEqual(["tv 1899 S1 “Pilot”"]);
		expect(describeTitles(`9-1-1: ${season(3)}: ${episode(9)}`)).toEqual(["tv 9-1-1 S3E9"]);
		expect(describeTitles(`Tide: ${season(3)}: Rain (${episode(4)})`)).toEqual(["tv Tide S3E4"]);
	});
});

it.each([
	"Limited Series",
	"Miniseries",
	"Mini-Series",
	"Miniserie",
	"Mini dizi",
	"Minissérie",
	"Mini-série",
	"Minisérie",
	"Minisarja",
	"Minisorozat",
	"Série limitée",
	"Serie limitada",
	"Begränsad serie",
	"Μίνι σειρά",
	"Мини-сериал",
	"リミテッドシリーズ",
	"미니시리즈",
	"迷你剧",
	"מיני סדרה",
])("a series of one season has season 1: %s", (word) => {
	expect(describeTitles(`Slow Rain: ${word}: 1:23:45`)).toEqual(["tv Slow Rain S1 “1:23:45”"]);
	expect(describeTitles(`Slow Rain: ${word}: Please, Stay (Episode 5)`)).toEqual(["tv Slow Rain S1E5"]);
});

it("a word in the middle that the rows of several shows have is a season of an unknown number", () => {
	const rows = ["Dark Tide: Ainoa: Fog", "Dark Tide: Ainoa: Rain", "Sea: Ainoa: Low", "Sea: Ainoa: High"];
	expect(describeTitles(...rows)).toEqual([
		...["tv Dark Tide “Ainoa: Fog”", "tv Dark Tide “Ainoa: Rain”", "tv Sea “Ainoa: Low”", "tv Sea “Ainoa: High”"],
	]);
});

it.each([
	["Star Trek: Deep Space Nine: Season 1: Emissary", "tv Star Trek: Deep Space Nine S1 “Emissary”"],
	["Stranger Tides: Stranger Tides 4: Chapter One: The Hunt", "tv Stranger Tides S4 “Chapter One: The Hunt”"],
	["24: Season 2: Day 2: 8:00 A.M. - 9:00 A.M.", "tv 24 S2 “Day 2: 8:00 A.M. - 9:00 A.M.”"],
	["Tide: S01:E02: Fog", "tv Tide S1E2"],
	["Tide: S1 E2", "tv Tide S1E2"],
	["Tide: 1x02: Fog", "tv Tide S1E2"],
	["Tide: T3:E12", "tv Tide S3E12"],
	["Tide: Season 2 – Part B: Episode 4", "tv Tide S2E4"],
	["Tide: Temporada 2019: Fog", "tv Tide S2019 “Fog”"],
])("%s", (title, expected) => {
	expect(describeTitles(title)).toEqual([expected]);
});

it.each([
	"Mission: Impossible 2",
	"Mission: Impossible – Fallout",
	"Kill Bill: Vol. 2",
	"2001: A Space Odyssey",
	"Dune: Part Two",
	"Dune: Part 2",
	"Fast & Furious 9",
	"Fast & Furious: 9",
	"Blade Runner 2049",
	"Harry Blotter: Part 1",
	"Nymph: Volume II",
	"Apollo 13",
	"Air: The Beginning",
	"Ocean's 8",
	"24",
	"1899",
	"9-1-1",
	"Se7en",
	"Spider-Man: Across the Spider-Verse",
	"300: Rise of an Empire",
	"District 9 (2009)",
	"Night: The Return (Part 2)",
])("a film stays whole beside shows: %s", (title) => {
	const shows = [
		"Tide: Season 1: Fog",
		"Tide: Season 1: Rain",
		"Tide: Season 2: Episode 5",
		"Tide: Season 2: A (Episode 6)",
	];
	expect(describeTitles(title, ...shows)[0]).toBe(`? ${title}`);
	expect(describeTitles(title, title)[0]).toBe(`? ${title}`);
});

it("a film whose middle has a number may be one still: its whole name goes first", () => {
	const title = "Star Wars: Episode IV: A New Hope";
	expect(
		readNetflixTitles([title, "Tide: Season 1: Fog", "Tide: Season 1: Rain"]).map((row) => row?.wholeTitle),
	).toEqual([title, null, null]);
});

it("a name that looks like a number stays a name beside episodes with names", () => {
	const names = ["Pilot", "Fog", "Rain", "Low Tide", "Room 104"].map((name) => `Tide: Season 1: ${name}`);
	expect(describeTitles(...names).at(-1)).toBe("tv Tide S1 “Room 104”");
});

it("a part of a story in brackets is no number of an episode", () => {
	expect(
		describeTitles("Tide: Season 1: Fog (Part 1)", "Tide: Season 1: Fog (Part 2)", "Tide: Season 1: Fog (2019)"),
	).toEqual([...["tv Tide S1 “Fog (Part 1)”", "tv Tide S1 “Fog (Part 2)”", "tv Tide S1 “Fog (2019)”"]]);
});

it("the same rows say the same in any order", () => {
	const rows = LANGUAGES.flatMap(([language, season, episode], at) => [
		`${language}: ${season(1 + (at % 5))}: Fog`,
		`${language}: ${season(1 + (at % 5))}: ${episode(4)}`,
		`${language}: Rain (${episode(8)})`,
	]);
	expect(readNetflixTitles(rows.toReversed())).toEqual(readNetflixTitles(rows).toReversed());
});

it("a file of 40,000 titles is read in one go, however many share a show", () => {
	const rows = Array.from(
		{ length: 40_000 },
		(_, at) => `Tide: Season ${1 + (at % 9)}: ${"Fog: ".repeat(at % 12)}${at}`,
	);
	expect(readNetflixTitles(rows)).toHaveLength(40_000);
});
