import { describe, expect, it } from "vitest";
import { callSigns, hasSign, type SignFacts } from "./call-signs.server";

const NOTHING: SignFacts = { mediaType: "movie", title: "Untitled", overview: "", genres: [], keywords: [] };

function signsOf(facts: Partial<SignFacts>) {
	return callSigns({ ...NOTHING, ...facts });
}

describe("a title of TMDB", () => {
	it("has a sign whose words are in its name, before those of its keywords, genres and overview", () => {
		expect(
			signsOf({
				title: "The Robot",
				keywords: ["time travel"],
				genres: [10749],
				overview: "Two detectives follow it.",
			}),
		).toEqual(["robot", "clock", "heart"]);
	});

	it("has the sign of a keyword by its whole name or by its words, and not by a part of a name", () => {
		expect(signsOf({ keywords: ["haunted house"] })).toEqual(["house", "ghost"]);
		expect(signsOf({ keywords: ["robot"] })).toEqual(["robot"]);
		expect(signsOf({ keywords: ["seafood restaurant"] })).toEqual([]);
	});

	it("has the sign of a genre only in the kind that has it", () => {
		expect(signsOf({ genres: [10752] })).toEqual(["soldier"]);
		expect(signsOf({ mediaType: "tv", genres: [10752] })).toEqual([]);
		expect(signsOf({ mediaType: "tv", genres: [37] })).toEqual(["sun"]);
	});

	it("has no sign by a word that says too little, but by the same word in its name where that tells", () => {
		expect(signsOf({ overview: "He comes home to his family and his friends one night." })).toEqual([]);
		expect(signsOf({ title: "Home Alone" })).toEqual(["house"]);
		expect(signsOf({ overview: "At the heart of the matter, a captain of industry." })).toEqual([]);
	});

	it("has at most three, and none where nothing calls for one", () => {
		const overview = "A wizard, a knight, a robot, a ghost and a detective meet in a castle in the forest.";
		expect(signsOf({ overview })).toHaveLength(3);
		expect(signsOf({ title: "", overview: "" })).toEqual([]);
	});

	it("is asked for each sign alone, without the limit of three", () => {
		const facts = { ...NOTHING, overview: "A wizard, a knight, a robot, a ghost and a detective in a castle." };
		for (const key of ["magic", "robot", "ghost", "detective", "castle"] as const) {
			expect(hasSign(key, facts), key).toBe(true);
		}
		expect(hasSign("sea", facts)).toBe(false);
	});
});
