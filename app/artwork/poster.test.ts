import { expect, test } from "vitest";
import { listTitles } from "~/clients/sample-catalogue/titles";
import { checkWellFormed } from "../../tests/harness/well-formed";
import { contrast } from "./colour";
import { designTitle, type TitleArtworkFacts, titleFacts } from "./design";
import { drawPoster } from "./poster";

const FACTS = listTitles("all").map(titleFacts);
const POSTERS = await Promise.all(FACTS.map(async (facts) => ({ facts, poster: await drawPoster(facts) })));

const LARGEST_POSTER = 12 * 1024;

function expectDrawn(svg: string) {
	checkWellFormed(svg);
	expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
}

function invented(title: string, more: Partial<TitleArtworkFacts> = {}): TitleArtworkFacts {
	return { mediaType: "movie", id: 1, title, year: 1999, genres: [18], by: "A. Director", overview: "", ...more };
}

test("a title has the same poster every time", async () => {
	for (const { facts, poster } of POSTERS.slice(0, 40)) expect(await drawPoster(facts)).toEqual(poster);
});

test("every poster of the sample catalogue is well-formed and no larger than 12 KB, 6 KB on average", () => {
	for (const { poster } of POSTERS) {
		expectDrawn(poster.svg);
		expect(poster.svg.length).toBeLessThan(LARGEST_POSTER);
	}
	const average = POSTERS.reduce((sum, { poster }) => sum + poster.svg.length, 0) / POSTERS.length;
	expect(average).toBeLessThan(6 * 1024);
});

test("every title is inside its poster and large enough to read on a card", () => {
	for (const { facts, poster } of POSTERS) {
		const { x, y, width, height } = poster.title;
		expect(x, facts.title).toBeGreaterThanOrEqual(30);
		expect(y, facts.title).toBeGreaterThanOrEqual(30);
		expect(x + width, facts.title).toBeLessThanOrEqual(470);
		expect(y + height, facts.title).toBeLessThanOrEqual(720);
		expect(width * height, facts.title).toBeGreaterThan(9000);
	}
});

test("every title has enough contrast with its background", () => {
	for (const { facts, poster } of POSTERS) {
		expect(contrast(poster.title.ink, poster.title.under), facts.title).toBeGreaterThanOrEqual(4.5);
	}
});

test("all posters differ, and neighbouring titles differ in composition or colour", () => {
	expect(new Set(POSTERS.map(({ poster }) => poster.svg)).size).toBe(POSTERS.length);
	for (const [index, facts] of FACTS.entries()) {
		const next = FACTS[index + 1];
		if (!next) continue;
		const look = (title: TitleArtworkFacts) => {
			const { compositions, palette } = designTitle(title);
			return `${compositions[0]} ${palette.ground} ${palette.hero}`;
		};
		expect(look(facts), `${facts.title} beside ${next.title}`).not.toBe(look(next));
	}
});

test("no composition is on more than an eighth of the posters, and at least thirty are in use", () => {
	const counts = new Map<string, number>();
	for (const facts of FACTS) {
		const [name] = designTitle(facts).compositions;
		counts.set(name!, (counts.get(name!) ?? 0) + 1);
	}
	expect(counts.size).toBeGreaterThanOrEqual(30);
	expect(Math.max(...counts.values())).toBeLessThanOrEqual(FACTS.length / 8);
});

test.each([
	["markup", '<script>alert("1")</script> & Sons'],
	["characters that no face has", "千と千尋の神隠し"],
	["no text", ""],
	["one very long word", "Donaudampfschifffahrtsgesellschaftskapitän"],
	["a very long title", "The Assassination of Jesse James by the Coward Robert Ford ".repeat(3)],
	["right-to-left text", "جدایی نادر از سیمین"],
])("a title with %s has a well-formed poster with the text inside", async (_, title) => {
	const { svg, title: box } = await drawPoster(invented(title, { by: title }));
	expectDrawn(svg);
	expect(svg).not.toContain("script");
	expect(box.x + box.width).toBeLessThanOrEqual(470);
	expect(box.y + box.height).toBeLessThanOrEqual(720);
});
