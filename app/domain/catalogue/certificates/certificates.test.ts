import { expect, test } from "vitest";
import { commonLimit, isAllowed, isRated, readAgeLimit, toAgeLimit, toMaxCertificate } from "./certificates";

const LADDER = [
	...["G", "PG", "R"].map((certificate, order) => ({ mediaType: "movie" as const, certificate, order: order + 1 })),
	...["TV-Y", "TV-PG"].map((certificate, order) => ({ mediaType: "tv" as const, certificate, order: order + 1 })),
];

test("a limit allows the certificates up to the chosen one of each kind", () => {
	const limit = toAgeLimit(LADDER, { movie: "PG", tv: "TV-PG" });
	expect(limit).toEqual({ movie: ["G", "PG"], tv: ["TV-Y", "TV-PG"] });
	expect(limit && toMaxCertificate(limit)).toEqual({ movie: "PG", tv: "TV-PG" });
	expect(limit && readAgeLimit(JSON.stringify(limit))).toEqual(limit);
});

test("an unknown certificate, and none where the region has some, make no limit", () => {
	expect(toAgeLimit(LADDER, { movie: "12", tv: "TV-PG" })).toBeNull();
	expect(toAgeLimit(LADDER, { movie: "PG", tv: null })).toBeNull();
	expect(toAgeLimit([], { movie: null, tv: null })).toBeNull();
	const movies = LADDER.filter(({ mediaType }) => mediaType === "movie");
	expect(toAgeLimit(movies, { movie: "G", tv: null })).toEqual({ movie: ["G"], tv: [] });
});

test.each([
	[["PG"], true],
	[["G", "PG"], true],
	[["PG", "R"], false],
	[["12"], false],
	[[], false],
])("a movie with the certificates %j is open up to PG: %s", (names, isOpen) => {
	expect(isAllowed({ movie: ["G", "PG"], tv: [] }, "movie", names)).toBe(isOpen);
});

test("a stored limit that cannot be read allows nothing; names for no rating are none", () => {
	expect(readAgeLimit('{"movie":7}')).toEqual({ movie: [], tv: [] });
	expect(["NR", "Unrated", "not rated", "", "N/A"].filter(isRated)).toEqual([]);
	expect(["PG", "0", "TV-Y"].filter(isRated)).toHaveLength(3);
});

test("what two children may both see is of the region of their limits; of two regions it is nothing", () => {
	const one = { movie: ["0", "6"], tv: ["0"], region: "DE" };
	expect(commonLimit([one, null, { ...one, movie: ["0"] }])).toEqual({ ...one, movie: ["0"] });
	expect(commonLimit([one, { ...one, region: "AT" }])).toEqual({ movie: [], tv: [], region: "DE" });
});
