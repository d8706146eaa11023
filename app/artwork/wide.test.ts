import { expect, test } from "vitest";
import { listTitles } from "~/clients/sample-catalogue/titles";
import { checkWellFormed } from "../../tests/harness/well-formed";
import { lightnessOf } from "./colour";
import { designTitle, titleFacts } from "./design";
import { atNight } from "./palettes";
import { drawBackdrop, drawStill } from "./wide";

const FACTS = listTitles("all").map(titleFacts);
const SHOWS = listTitles("tv").map(titleFacts);

test("every backdrop is well-formed and at most 12 KB", async () => {
	for (const facts of FACTS) {
		const svg = await drawBackdrop(facts);
		checkWellFormed(svg);
		expect(svg).not.toMatch(/NaN|undefined|Infinity/);
		expect(svg.length, facts.title).toBeLessThan(12 * 1024);
	}
});

test("the night version of every palette is dark enough for a page's light text", () => {
	for (const facts of FACTS) {
		expect(lightnessOf(atNight(designTitle(facts).palette).ground), facts.title).toBeLessThan(0.45);
	}
});

test("every still is well-formed, and neighbouring episodes and seasons differ", async () => {
	for (const facts of SHOWS) {
		const stills = await Promise.all(
			[
				[0, 1],
				[1, 1],
				[1, 2],
				[2, 1],
				[3, 124],
			].map(([season, episode]) => drawStill(facts, season!, episode!)),
		);
		for (const svg of stills) {
			checkWellFormed(svg);
			expect(svg).not.toMatch(/NaN|undefined|Infinity/);
		}
		expect(new Set(stills).size).toBe(stills.length);
	}
});

test("a still says its season in bulbs, and has no word", async () => {
	for (const season of [1, 2, 16]) {
		const svg = await drawStill(SHOWS[0]!, season, 3);
		const label = svg.slice(svg.lastIndexOf("<g"));
		expect(label.match(/<circle/g)).toHaveLength(season);
		expect(label.match(/<path/g)).toHaveLength(1);
	}
});

test("an episode has the same still every time", async () => {
	expect(await drawStill(SHOWS[0]!, 2, 5)).toBe(await drawStill(SHOWS[0]!, 2, 5));
});
