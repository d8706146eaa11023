import { expect, test } from "vitest";
import { z } from "zod";
import { readCursor, writeCursor } from "./cursor";

const Position = z.tuple([z.string(), z.number()]);

test("a cursor decodes to its position, with any characters", () => {
	const word = writeCursor(["ÆØ 日本 \u{1F3AC}", 7]);
	expect(word).toMatch(/^[\w-]+$/);
	expect(readCursor(word, Position)).toEqual(["ÆØ 日本 \u{1F3AC}", 7]);
});

test("an invalid cursor is null", () => {
	for (const word of ["", "!", "a", "____", writeCursor(["only text"]), writeCursor({}), "\u0000", "日本"]) {
		expect(readCursor(word, Position), word).toBeNull();
	}
});
