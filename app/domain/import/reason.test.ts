import { describe, expect, it } from "vitest";
import { parseSentence } from "~/lib/text/sentence";
import { openImportWords } from "./describe-import";
import { boundReason, type Reason } from "./reason";
import { ReasonSchema } from "./reason-schema";

const { ofReason, ofFile } = await openImportWords("en");

describe("a reason is its words with its arguments", () => {
	it.each<[Reason, string]>([
		[{ code: "noEpisode", season: 2, episode: 1062 }, "The catalogue has no S2E1062"],
		[{ code: "lists" }, "The lists of this service are not taken over"],
		[{ code: "sameRemark", what: "note" }, "This note is there already"],
		[{ code: "sameRemark", what: "constructor" }, "This is there already"],
		[{ code: "ownRemark", what: "rating", value: 8 }, "You have another rating, 8, there, which stays"],
		[{ code: "fullOfRemarks", what: "note", max: 10_000 }, "You have 10,000 notes, which is the most"],
		[
			{ code: "encoding", file: "a.csv", encoding: "Cyrillic, windows-1251" },
			"The letters of a.csv were taken for Cyrillic, windows-1251: if names look wrong, save the file as UTF-8 and choose it again",
		],
	])("%j", (reason, words) => {
		expect(ofReason(reason)).toBe(words);
	});

	it("also those that earlier versions stored", () => {
		const stored = [
			{ code: "fullOfRemarks", what: "note", max: "10,000" },
			{ code: "ownRemark", what: "rating, 8," },
			{ code: "ofSeasons", what: "Ratings" },
		] as unknown as Reason[];
		expect(stored.map(ofReason)).toEqual([
			"You have 10,000 notes, which is the most",
			"You have another one there, which stays",
			"What is said of seasons has no place here",
		]);
	});
});

it("Arabic has its own comma between the letters of a file and their encoding", async () => {
	const arabic = await openImportWords("ar");
	expect(arabic.ofReason({ code: "encoding", file: "a.csv", encoding: "Greek, windows-1253" })).toContain(
		"\u2068اليونانية، windows-1253\u2069",
	);
});

it("files are called by what they are, in each language", async () => {
	const file = { name: "12 further files", records: 1, isUsed: true, reason: null, unused: [] };
	const german = await openImportWords("de");
	const named = (kind: string) => [ofFile({ ...file, kind }).kind, german.ofFile({ ...file, kind }).kind];
	expect(named("TV Time shows")).toEqual(["TV Time shows", "Serien von TV Time"]);
	expect(named("CSV")).toEqual(["CSV", "CSV"]);
	expect(german.ofFile({ ...file, kind: "unknown" }).name).toBe("12 weitere Dateien");
});

it("columns are quoted as the language does", async () => {
	const german = await openImportWords("de");
	const reason: Reason = { code: "listOfBooks", columns: "“author”, “isbn”" };
	expect(german.ofReason(reason)).toMatch("„author“, „isbn“");
	const arabic = await openImportWords("ar");
	expect(arabic.ofReason(reason)).toMatch("«\u2068author\u2069»، «\u2068isbn\u2069»");
	expect(ofReason(reason)).toMatch("“author”, “isbn”");
});

it("of what a program sends, a code has its arguments and no others", () => {
	expect(ReasonSchema.parse({ code: "noNumber", episode: 3, season: 1 })).toEqual({ code: "noNumber", episode: 3 });
	for (const wrong of [
		...[{ code: "unheardOf" }, "Lists have no place here", { code: "noNumber" }, { code: "noNumber", episode: null }],
		...[
			{ code: "stated", text: "x".repeat(301) },
			{ code: "stated", text: "\u001b[2J" },
		],
	]) {
		expect(ReasonSchema.safeParse(wrong).success).toBe(false);
	}
	const { error } = ReasonSchema.safeParse({ code: "noNumber" });
	expect(parseSentence(error?.issues[0]?.message ?? "")).toEqual({
		name: "reasonNeeds",
		args: ["noNumber", "episode"],
	});
});

it("arguments from a file become short and printable, so that each of them can be sent", () => {
	const bound = boundReason({ code: "stated", text: `\u0007${"x".repeat(400)}` });
	expect(bound).toEqual({ code: "stated", text: "x".repeat(300) });
	expect(ReasonSchema.parse(bound)).toEqual(bound);
});
