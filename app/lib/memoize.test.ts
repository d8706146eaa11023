import { expect, test } from "vitest";
import { memoizeByObject } from "./memoize";

test("caches the result per object", () => {
	let made = 0;
	const make = memoizeByObject((_source: { name: string }) => ++made);
	const film = { name: "film" };
	expect([make(film), make(film), make({ name: "film" })]).toEqual([1, 1, 2]);
});

test("also caches an undefined result", () => {
	let calls = 0;
	const find = memoizeByObject((_source: object) => {
		calls++;
		return undefined;
	});
	const source = {};
	find(source);
	find(source);
	expect(calls).toBe(1);
});
