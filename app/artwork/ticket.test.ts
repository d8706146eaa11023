import { expect, test } from "vitest";
import { listTitles } from "~/clients/sample-catalogue/titles";
import { checkWellFormed } from "../../tests/harness/well-formed";
import { type TitleArtworkFacts, titleFacts } from "./design";
import { type FaceName, hasLetters } from "./lettering";
import { drawSeasonTicket, drawStub, printDay, type TicketWords, toSvg } from "./ticket";
import { inLettersOf, loadFaceFor, STYLES } from "./typesetting";

const FACTS = listTitles("all").map(titleFacts);
const DAY = "2026-03-05";

const WORDS: TicketWords = {
	language: "en",
	isFromRight: false,
	admitOne: "ADMIT ONE",
	oneEvening: "ONE EVENING",
	day: (day, month, year) => `${day} ${month} ${year}`,
	monthName: () => "Mar",
	number: (id) => `No. ${id}`,
	seasonTicket: "SEASON TICKET",
	season: (number) => `SEASON ${number}`,
	punched: (punched, count) => `${punched} OF ${count}`,
};

function titled(title: string): TitleArtworkFacts {
	return { mediaType: "movie", id: 1, title, year: 1999, genres: [18], by: "", overview: "" };
}

test("the stub of every sample title is well-formed and no larger than 12 KB, 7 KB on average", async () => {
	let total = 0;
	for (const facts of FACTS) {
		const svg = toSvg(1, 1, await drawStub(facts, DAY, WORDS));
		checkWellFormed(svg);
		expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
		expect(svg.length, facts.title).toBeLessThan(12 * 1024);
		total += svg.length;
	}
	expect(total / FACTS.length).toBeLessThan(7 * 1024);
});

test("a stub is the same every time, and torn in another way on another day", async () => {
	const [facts] = FACTS;
	expect(await drawStub(facts!, DAY, WORDS)).toBe(await drawStub(facts!, DAY, WORDS));
	expect(await drawStub(facts!, DAY, WORDS)).not.toContain((await drawStub(facts!, "2026-03-06", WORDS)).slice(0, 400));
});

test("prints the day, and none where it is not known", () => {
	expect([printDay(DAY, WORDS), printDay(null, WORDS)]).toEqual(["5 MAR 2026", "ONE EVENING"]);
});

test("a season ticket has a hole for each watched episode, at most 60", async () => {
	const holes = async (count: number, punched: number[]) => {
		const ticket = await drawSeasonTicket(titled("A Show"), { season: 1, count, punched: new Set(punched) }, WORDS);
		const outline = /<clipPath[^>]*><path d="([^"]*)"/.exec(ticket)?.[1] ?? "";
		return outline.split("z").length - 2;
	};
	expect(await holes(10, [])).toBe(0);
	expect(await holes(10, [1, 2, 10])).toBe(3);
	expect(await holes(90, [1, 60, 61, 90])).toBe(2);
});

test("a title in letters that no alphabet has is text, with its markup escaped", async () => {
	expect(await drawStub(titled("기생충 <&>"), DAY, WORDS)).toContain(">기생충 &#60;&#38;&#62;</text>");
});

test("words that no alphabet has are text, on the side where their language begins", async () => {
	const arabic = { ...WORDS, isFromRight: true, admitOne: "تذكرة دخول", day: () => "5 مارس 2026" };
	const stub = await drawStub(titled("Dune"), DAY, arabic);
	for (const words of ["تذكرة دخول", "5 مارس 2026"]) {
		expect(stub).toMatch(new RegExp(`<text x="450" [^>]* direction="rtl">${words}</text>`));
	}
});

test("a line that is too long for its ticket is set smaller", async () => {
	const sizes = await Promise.all(
		["5 MAR 2026", "5 DE MARÇO DE DOIS MIL E VINTE E SEIS"].map(async (day) => {
			const stub = await drawStub(titled("Dune"), DAY, { ...WORDS, day: () => day });
			return Number(/translate\(174 180\)scale\(([\d.]+)\)/.exec(stub)?.[1]);
		}),
	);
	expect(sizes[1]).toBeLessThan(sizes[0]!);
});

test("a Turkish title has Turkish capitals", () => {
	expect([inLettersOf("condensed", "Sinir", "tr"), inLettersOf("condensed", "Sinir")]).toEqual(["SİNİR", "SINIR"]);
});

const OTHER_LATIN = [
	"Shōgun",
	"Skłodowska",
	"Kış Uykusu",
	"Příběh",
	"Mùi đu đủ xanh",
	"Îmblânzitorul de șerpi",
	"Þrestir",
	"Straße",
];

test.each(OTHER_LATIN)("the title %s has its own letters, in whichever face, not their plain ones", async (title) => {
	for (const name of Object.keys(STYLES) as FaceName[]) {
		const face = await loadFaceFor(name, title);
		expect(hasLetters(face, inLettersOf(face.name, title)), name).toBe(true);
	}
	expect(await drawStub(titled(title), DAY, WORDS)).not.toContain("<text");
});

test("two tickets in one image share no name", async () => {
	const names = await Promise.all(
		FACTS.slice(0, 60).map(async (facts) => {
			return [...(await drawStub(facts, DAY, WORDS)).matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
		}),
	);
	expect(new Set(names.flat()).size).toBe(names.flat().length);
});
