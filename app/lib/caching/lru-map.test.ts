import { expect, test } from "vitest";
import { createLruMap } from "./lru-map";

test("removes the least recently used entry when the map is full", () => {
	const map = createLruMap<number>(2);
	map.set("a", 1);
	map.set("b", 2);
	map.get("a");
	map.set("c", 3);
	expect([map.get("a"), map.get("b"), map.get("c"), map.size]).toEqual([1, undefined, 3, 2]);
});

test("setting a key again replaces its value and uses no more space", () => {
	const map = createLruMap<number>(2);
	map.set("a", 1);
	map.set("a", 2);
	map.set("b", 3);
	expect([map.get("a"), map.size]).toEqual([2, 2]);
});
