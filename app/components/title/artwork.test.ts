import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { TONES, toneOf } from "./artwork";

const STYLES = readFileSync("app/styles/parts.css", "utf8");
const GROUND = "#0e0c0b";
const SOFT = "#bcb0a1";

/** Relative luminance of #rrggbb, as WCAG defines it. */
function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

function colourOf(tone: string): string | undefined {
	return new RegExp(`\\.${tone} \\{\\s+background: (#[\\da-f]{6});`).exec(STYLES)?.[1];
}

describe("the tone behind a loading image", () => {
	test("depends only on the id and differs for neighbouring ids", () => {
		expect([27_205, 27_206, 1396, 4_294_967_295].map(toneOf)).toEqual(["tone-5", "tone-6", "tone-4", "tone-7"]);
		expect(new Set(Array.from({ length: 100 }, (_, id) => toneOf(id))).size).toBe(TONES);
	});

	test("is unique, dark enough for readable text and close to the background", () => {
		const colours = Array.from({ length: TONES }, (_, id) => colourOf(toneOf(id)));
		expect(new Set(colours).size).toBe(TONES);
		for (const colour of colours) {
			expect(contrast(colour ?? "", SOFT)).toBeGreaterThan(7);
			expect(contrast(colour ?? "", GROUND)).toBeLessThan(1.4);
		}
	});
});
