import { expect, test } from "vitest";
import { memoizeByObject } from "./memoize";

test("what was made of an object is kept, and another object is another", () => {
	let made = 0;
	const make = memoizeByObject((_source: { name: string }) => ++made);
	const film = { name: "film" };
	expect([make(film), make(film), make({ name: "film" })]).toEqual([1, 1, 2]);
});

test("that nothing came of it is kept too", () => {
	let asked = 0;
	const find = memoizeByObject((_source: object) => {
		asked++;
		return undefined;
	});
	const source = {};
	find(source);
	find(source);
	expect(asked).toBe(1);
});
