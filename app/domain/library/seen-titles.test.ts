import { expect, test } from "vitest";
import { readSeen, writeSeen } from "./seen-titles";

test("reads at most 50 seen titles of a browser, and drops invalid ones", () => {
	const text = writeSeen([
		{ mediaType: "movie", id: 550 },
		{ mediaType: "tv", id: 1396 },
	]);
	expect([...readSeen(text)]).toEqual(["movie:550", "tv:1396"]);
	expect(readSeen(null).size).toBe(0);
	expect([...readSeen("movie:0,person:1,tv:x,,movie:7'--")]).toEqual([]);
	expect(readSeen(Array.from({ length: 80 }, (_, id) => `tv:${id + 1}`).join(",")).size).toBe(50);
});
