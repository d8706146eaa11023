import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text";

describe("markup", () => {
	it("is removed, its text stays", () => {
		expect(plainText("<p>Two <b>friends</b><br/>meet.</p>", 100)).toBe("Two friends meet.");
	});

	it("removes scripts, styles and comments with their content", () => {
		expect(plainText("a<script>alert(1)</script> b<!-- c --><STYLE>d</STYLE>", 100)).toBe("a b");
	});

	it("ignores unclosed tags and comments, in linear time", () => {
		expect(plainText("a<script>b <b>c</b>", 100)).toBe("a b c");
		expect(plainText("a --> b <!-- c", 100)).toBe("a --> b c");
		expect(plainText("a<script>b</style>c</script >d", 100)).toBe("a d");
		for (const piece of ["<script>", "<!--", "<a", "</style><style>", "&amp", "<!--><script>-->"]) {
			expect(plainText(piece.repeat(200_000), 300).length).toBeLessThanOrEqual(300);
		}
	});

	it("characters that are not markup stay", () => {
		expect(plainText("1 < 2 > 0 & <3", 100)).toBe("1 < 2 > 0 & <3");
	});

	it("entities are decoded once", () => {
		expect(plainText("Tom &amp; Jerry&#39;s &quot;day&quot; &amp;lt;", 100)).toBe('Tom & Jerry\'s "day" &lt;');
	});
});

describe("invisible characters", () => {
	it("controls and direction overrides become a space, runs of space become one", () => {
		expect(plainText("safe\u202Egpj.exe\u0000 \n\t end\u2066", 100)).toBe("safe gpj.exe end");
	});

	it("joiners, direction marks and right-to-left text stay", () => {
		for (const text of ["می\u200Cخواهم", "שלום\u200F!", "👩\u200D🚀"]) expect(plainText(text, 100)).toBe(text);
	});
});

describe("length", () => {
	it("is limited, with an ellipsis, and never splits a character", () => {
		expect(plainText("abcdef", 6)).toBe("abcdef");
		expect(plainText("abcdefg", 6)).toBe("abcde…");
		expect(plainText("abcd🎬🎬", 6)).toBe("abcd…");
	});
});
