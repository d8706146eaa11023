import { expect, test } from "vitest";
import { parseLoads } from "./server-memory";

test("reads which servers loaded, and ignores anything else in the storage", () => {
	expect(parseLoads('{"1":true,"2":false}')).toEqual({ 1: true, 2: false });
	expect(parseLoads('{"1":true,"2":"yes","3":null}')).toEqual({ 1: true });
	for (const stored of [null, "", "null", "7", "{", '"text"']) expect(parseLoads(stored)).toEqual({});
});

test("reads at most fifty servers", () => {
	const stored = JSON.stringify(Object.fromEntries(Array.from({ length: 80 }, (_, id) => [id, true])));
	expect(Object.keys(parseLoads(stored))).toHaveLength(50);
});
