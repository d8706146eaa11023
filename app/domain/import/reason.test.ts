import { expect, it } from "vitest";
import { boundReason, describeReason } from "./reason";
import { ReasonSchema } from "./reason-schema";

it("a reason is its words with its arguments", () => {
	expect(describeReason({ code: "noEpisode", season: 2, episode: 62 })).toBe("The catalogue has no S2E62");
	expect(describeReason({ code: "lists" })).toBe("Lists have no place here");
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
});

it("arguments from a file become short and printable, so that each of them can be sent", () => {
	const bound = boundReason({ code: "stated", text: `\u0007${"x".repeat(400)}` });
	expect(bound).toEqual({ code: "stated", text: "x".repeat(300) });
	expect(ReasonSchema.parse(bound)).toEqual(bound);
});
