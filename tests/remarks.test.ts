import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { HAS_REMARK, IS_EMPTY_EPISODE } from "../app/database/schema/library";
import { openImportWords } from "../app/domain/import/describe-import";
import { toRemarkPart } from "../app/domain/import/reading/record";
import { REMARK_NAMES, REMARKS, type RemarkName, remarkKind } from "../app/domain/library/changes/remarks";
import { sentence } from "../app/messages/sentence";
import { remarkValue } from "../app/operations/inputs";

/** Rows that the table does not have: whatever holds for a remark follows from its row. */
const LENT = "lent" as RemarkName;
const HEART = "heart" as RemarkName;
const INVENTED = {
	[LENT]: { list: "lents", noun: "loan", none: "", value: { characters: 5 }, max: 10 },
	[HEART]: { list: "hearts", noun: "heart", none: 0, value: { from: 1, to: 1 }, max: 10 },
};

beforeAll(() => {
	Object.assign(REMARKS, INVENTED);
});

afterAll(() => {
	for (const name of Object.keys(INVENTED)) delete (REMARKS as Record<string, unknown>)[name];
});

describe("a remark that is a text", () => {
	test("is as long as its row says where it is sent", () => {
		expect(remarkValue(LENT).parse("Grace")).toBe("Grace");
		const { error } = z.object({ lent: remarkValue(LENT) }).safeParse({ lent: "Graces" });
		expect(error?.issues).toMatchObject([{ message: sentence("atMostCharacters", "lent", 5) }]);
	});

	test("is cut at the length that its row says where a file has more", async () => {
		expect(toRemarkPart(LENT, "Grace")).toMatchObject({ kind: "lent", lent: "Grace", noteLength: null });
		expect(toRemarkPart(LENT, "Grace Hopper")).toMatchObject({ kind: "lent", lent: "Grace", noteLength: 12 });
		const { ofReason } = await openImportWords("en");
		expect(ofReason({ code: "noteCut", kept: 5, of: 12 })).toBe("The text has 12 characters: the first 5 were kept");
	});
});

test("a remark that is a number has the scale of its row where a file says it", () => {
	expect(toRemarkPart(HEART, "1")).toMatchObject({ kind: "heart", heart: 1 });
	expect(toRemarkPart(HEART, "2")).toMatchObject({ heart: null, invalid: { code: "ratingAbove", max: 1 } });
	expect(toRemarkPart("rating", "7,6")).toMatchObject({ rating: 8 });
});

test.each(REMARK_NAMES)("the schema keeps a row of which only the %s is left, and finds it", (name) => {
	const [said, unsaid] = "characters" in remarkKind(name).value ? ["<> ''", "= ''"] : ["> 0", "= 0"];
	expect(HAS_REMARK.split(" or ")).toContain(`${name} ${said}`);
	expect(IS_EMPTY_EPISODE.split(" and ")).toContain(`${name} ${unsaid}`);
});
