import { expect, test } from "vitest";
import { loadFace, outlineText, widthOf } from "./lettering";
import { splitTitle } from "./title-block";
import { breakEvenly, fillWithText, STYLES, setText } from "./typesetting";

const condensed = { face: await loadFace("condensed"), ...STYLES.condensed };
const didone = { face: await loadFace("didone"), ...STYLES.didone };
const geometric = { face: await loadFace("geometric"), ...STYLES.geometric };
const LIMITS = { width: 432, height: 250, largest: 200, mostLines: 5 };

function linesOf(block: { lines: { text: string }[] } | null) {
	return block?.lines.map(({ text }) => text);
}

test("breaks a title into lines of even length", () => {
	const byLetters = (line: string) => line.length;
	expect(breakEvenly("one two three four".split(" "), 2, byLetters)).toEqual([
		["one two three four"],
		["one two", "three four"],
	]);
});

test("sets a title as large as its box allows", () => {
	for (const title of ["Jaws", "The Good, the Bad and the Ugly", "Amélie", "Eternal Sunshine of the Spotless Mind"]) {
		for (const style of [condensed, didone, geometric]) {
			const block = setText(title, style, LIMITS);
			expect(block.width).toBeLessThanOrEqual(LIMITS.width + 0.01);
			expect(block.height).toBeLessThanOrEqual(LIMITS.height + 0.01);
			const largest = Math.max(...block.lines.map(({ size }) => size));
			const isFull =
				block.width > LIMITS.width - 1 || block.height > LIMITS.height - 1 || Math.abs(largest - LIMITS.largest) < 0.01;
			expect(isFull, title).toBe(true);
		}
	}
});

test("short words are not alone on a line", () => {
	for (const title of ["All About My Mother", "The Shape of Water", "Pride & Prejudice", "Life Is Beautiful"]) {
		for (const block of [setText(title, didone, LIMITS), fillWithText(title, condensed, { ...LIMITS, height: 460 })]) {
			expect(linesOf(block)?.filter((line) => /^(my|of|&|is|the)$/i.test(line))).toEqual([]);
		}
	}
});

test("a capital with a descender does not touch the next line", () => {
	const { lines } = setText("The Jungle Book", geometric, { ...LIMITS, width: 330 });
	const [first, second] = [lines.at(-2)!, lines.at(-1)!];
	expect(first.text).toContain("J");
	const white = second.baseline - second.size * geometric.face.capHeight - first.baseline;
	expect(white / first.size).toBeGreaterThan(0.23);
});

test("fillWithText makes all lines equally wide", () => {
	const block = fillWithText("Stop Making Sense", condensed, { ...LIMITS, height: 600, largest: 900 })!;
	for (const { width } of block.lines) expect(width).toBeCloseTo(block.width, 3);
});

test("kerning narrows the text and tracking widens it", () => {
	const { face } = didone;
	expect(widthOf(face, "AV")).toBeLessThan(widthOf(face, "A") + widthOf(face, "V"));
	expect(widthOf(face, "AV", 0.1)).toBeCloseTo(widthOf(face, "AV") + 0.1);
});

test("a missing accented letter is set without its accent", () => {
	expect(widthOf(didone.face, "ō")).toBe(widthOf(didone.face, "o"));
	expect(outlineText(didone.face, "千", { x: 0, y: 0, size: 10 })).toBe("");
});

test.each([
	[
		"The Lord of the Rings: The Return of the King",
		"The Lord of the Rings Collection",
		["The Lord of the Rings", "The Return of the King"],
	],
	[
		"Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb",
		undefined,
		["Dr. Strangelove", "or: How I Learned to Stop Worrying and Love the Bomb"],
	],
	["Star Wars: Episode I - The Phantom Menace", "Star Wars Collection", ["Star Wars Episode I", "The Phantom Menace"]],
	["Jaws", undefined, ["Jaws"]],
])("splits %s into its parts", (title, collection, parts) => {
	expect(splitTitle(title, collection).map(({ text }) => text)).toEqual(parts);
});
