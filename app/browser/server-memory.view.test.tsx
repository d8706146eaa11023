import { expect, test } from "vitest";
import { serverLoads } from "./server-memory";

function readLoads(stored: string | null) {
	if (stored === null) localStorage.clear();
	else localStorage.setItem("marquee.serverLoads", stored);
	return serverLoads.get();
}

test("reads which servers loaded, and ignores anything else in the storage", () => {
	expect(readLoads('{"1":true,"2":false}')).toEqual({ 1: true, 2: false });
	expect(readLoads('{"1":true,"2":"yes","3":null}')).toEqual({ 1: true });
	for (const stored of [null, "", "null", "7", "{", '"text"']) expect(readLoads(stored)).toEqual({});
});

test("reads at most fifty servers", () => {
	const stored = JSON.stringify(Object.fromEntries(Array.from({ length: 80 }, (_, id) => [id, true])));
	expect(Object.keys(readLoads(stored))).toHaveLength(50);
});
