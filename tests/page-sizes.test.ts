import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAGE_SIZE_MAX, PAGE_SIZES } from "~/domain/catalogue/lists/loaded-list";

const SHEET = readFileSync(join(import.meta.dirname, "../app/styles/lists.css"), "utf8").replaceAll(/\s+/g, " ");
const ROWS = 4;

function mediaQuery(index: number): string {
	const from = PAGE_SIZES[index]?.minWidth ?? 0;
	const next = PAGE_SIZES[index + 1]?.minWidth;
	return [from > 0 && `(min-width: ${from}px)`, next && `(max-width: ${next - 0.02}px)`].filter(Boolean).join(" and ");
}

test.each([...PAGE_SIZES.entries()])("lists.css hides the cards beyond page size %#", (index, { minWidth, size }) => {
	expect(SHEET).toContain(
		`@media ${mediaQuery(index)} { .first-screen > :nth-child(n + ${size + 1}) { display: none; } .shown-from-${minWidth} { display: inline; } }`,
	);
});

test.each([...PAGE_SIZES])("a window from $minWidth px shows four rows of cards", ({ minWidth, size }) => {
	const columns = `.title-list { --columns: ${size / ROWS};`;
	expect(SHEET).toContain(minWidth === 0 ? columns : `@media (min-width: ${minWidth}px) { ${columns}`);
});

test("the server renders the largest page size", () => {
	expect(Math.max(...PAGE_SIZES.map(({ size }) => size))).toBe(PAGE_SIZE_MAX);
});
