import { expect, test } from "vitest";
import { type Box, chooseNextFocus, type Direction, moveBefore } from "./spatial";

function box(left: number, top: number, width = 100, height = 150): Box {
	return { left, top, right: left + width, bottom: top + height };
}

/** Two rows of three cards under a pair of buttons, one of them far to the side. */
const BOXES = {
	watch: box(0, 0, 80, 40),
	arrow: box(900, 60, 40, 40),
	one: box(0, 120),
	two: box(120, 120),
	three: box(240, 120),
	four: box(0, 320),
	five: box(120, 320),
	far: box(0, 5000),
};
const NAMES = Object.keys(BOXES) as (keyof typeof BOXES)[];

function focusFrom(from: keyof typeof BOXES, direction: Direction): string | null {
	const others = NAMES.filter((name) => name !== from);
	const index = chooseNextFocus(
		BOXES[from],
		others.map((name) => BOXES[name]),
		{ direction, reach: 900 },
	);
	return index === null ? null : others[index]!;
}

test("left and right choose the next box of the same line, not of another", () => {
	expect(focusFrom("one", "right")).toBe("two");
	expect(focusFrom("two", "right")).toBe("three");
	expect(focusFrom("three", "right")).toBeNull();
	expect(focusFrom("three", "left")).toBe("two");
	expect(focusFrom("four", "left")).toBeNull();
});

test("up and down choose the box above or below before a nearer one far to the side", () => {
	expect(focusFrom("watch", "down")).toBe("one");
	expect(focusFrom("two", "down")).toBe("five");
	expect(focusFrom("three", "down")).toBe("five");
	expect(focusFrom("five", "up")).toBe("two");
	expect(focusFrom("one", "up")).toBe("watch");
});

test("ignores boxes beyond the reach, which scrolling shows first", () => {
	expect(focusFrom("four", "down")).toBeNull();
});

test("ignores boxes that overlap the current one", () => {
	expect(chooseNextFocus(box(0, 0), [box(10, 20)], { direction: "down", reach: 900 })).toBeNull();
});

test("of several boxes in one line the one whose beginning is nearest wins, not the one that is some pixels higher", () => {
	const field = box(0, 0, 400, 50);
	const [checkbox, link] = [box(0, 70, 24, 24), box(280, 64, 120, 36)];
	expect(chooseNextFocus(field, [link, checkbox], { direction: "down", reach: 900 })).toBe(1);
	expect(chooseNextFocus(box(280, 0, 120, 50), [link, checkbox], { direction: "down", reach: 900 })).toBe(0);
});

/** Two rows of two cards; the second has a heading with two links. */
const HEADING = box(0, 170, 180, 30);
const FIRST = box(0, 220);
const ROWS = {
	above: box(0, 0),
	aboveRight: box(120, 0),
	movies: moveBefore(box(90, 180, 40, 20), HEADING, FIRST),
	shows: moveBefore(box(140, 180, 40, 20), HEADING, FIRST),
	first: FIRST,
	second: box(120, 220),
};

function focusInRows(from: keyof typeof ROWS, direction: Direction): string | null {
	const others = (Object.keys(ROWS) as (keyof typeof ROWS)[]).filter((name) => name !== from);
	const boxes = others.map((name) => ROWS[name]);
	const index = chooseNextFocus(ROWS[from], boxes, { direction, reach: 900 });
	return index === null ? null : others[index]!;
}

test("the links of a row's heading are left of its first card, so up and down stay in the column", () => {
	expect(focusInRows("above", "down")).toBe("first");
	expect(focusInRows("aboveRight", "down")).toBe("second");
	expect(focusInRows("first", "up")).toBe("above");
	expect(focusInRows("first", "left")).toBe("shows");
	expect(focusInRows("shows", "left")).toBe("movies");
	expect(focusInRows("movies", "right")).toBe("shows");
	expect(focusInRows("shows", "right")).toBe("first");
});
