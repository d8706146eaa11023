import { expect, test } from "vitest";
import type { TitleCard } from "../types";
import { findNextPart } from "./titles.server";

function movie(id: number, date: string | null): TitleCard {
	return {
		mediaType: "movie",
		id,
		title: `Part ${id}`,
		year: null,
		date,
		poster: null,
		backdrop: null,
		rating: 7,
		genres: [],
		overview: "",
	};
}

const PARTS = [movie(1, "1999-03-30"), movie(2, "2003-05-15"), movie(3, null), movie(4, "2021-12-16")];

test.each([
	[1, "2026-01-01", 2],
	[2, "2026-01-01", 4],
	[2, "2021-12-16", 4],
	[2, "2021-12-15", null],
	[4, "2026-01-01", null],
	[9, "2026-01-01", null],
])("the next part after %i on %s is %s", (id, today, next) => {
	expect(findNextPart(PARTS, { id, date: null, today })?.id ?? null).toBe(next);
});

test("the next part after one that no list shows is the first that came later", () => {
	expect(findNextPart(PARTS, { id: 9, date: "2003-05-15", today: "2026-01-01" })?.id).toBe(4);
});
