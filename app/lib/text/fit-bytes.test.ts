import { expect, test } from "vitest";
import { countBytes, fitBytes } from "./fit-bytes";

test("bytes are those of JSON in UTF-8, with its escapes", () => {
	expect(countBytes("a")).toBe(3);
	expect(countBytes("漢")).toBe(5);
	expect(countBytes("\u0000")).toBe(8);
});

test("the items that fit are the first ones, whole and in order, and as many as can be", () => {
	const items = ["a", "漢字", "b".repeat(100), "c"];
	for (const [bytes, count] of [
		[3, 0],
		[4, 1],
		[12, 1],
		[13, 2],
		[115, 2],
		[116, 3],
		[119, 3],
		[120, 4],
		[1e6, 4],
	] as const) {
		expect(fitBytes(items, bytes), String(bytes)).toEqual(items.slice(0, count));
	}
	expect(fitBytes(items, 1e6, 2)).toEqual(items.slice(0, 2));
	expect(fitBytes([], 10)).toEqual([]);
});

test("rows in one request fit in it as JSON", () => {
	const rows = Array.from({ length: 5000 }, (_, index) => ({ title: "\u0001漢".repeat(index % 500), line: index }));
	for (let from = 0; from < rows.length; ) {
		const piece = fitBytes(rows.slice(from), 100_000, 1000);
		expect(piece.length).toBeGreaterThan(0);
		expect(piece.length).toBeLessThanOrEqual(1000);
		expect(countBytes(piece)).toBeLessThanOrEqual(100_000 + 1);
		from += piece.length;
	}
});
