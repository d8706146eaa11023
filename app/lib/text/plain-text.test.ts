import { describe, expect, it } from "vitest";
import { plainProse, plainText } from "./plain-text";

describe("a name", () => {
	it("is never taken for markup", () => {
		const names = [
			"<harmony/>",
			"<3",
			"I <3 You",
			"a < b",
			"a <b> c",
			"<b>",
			"<Untitled>",
			"</end>",
			"<!-- -->",
			"<script>",
			"x > y < z",
			"<<<",
		];
		for (const name of names) expect(plainText(name, 100)).toBe(name);
	});
});

describe("entities", () => {
	it("are decoded, named and numeric ones", () => {
		const texts: [string, string][] = [
			["Tom &amp; Jerry&#39;s &quot;day&quot;", 'Tom & Jerry\'s "day"'],
			["Am&eacute;lie &ndash; caf&#233; &#xE9;t&#XE9;&hellip;", "Amélie – café été…"],
			["&Alpha;&omega;&nbsp;&starf;&apos;&NotEqualTilde;", "Αω ★'≂̸"],
			["&#128;&#x85;&#x1F3AC;", "€…🎬"],
			["&lt;harmony/&gt;", "<harmony/>"],
		];
		for (const [text, plain] of texts) {
			expect(plainText(text, 100)).toBe(plain);
			expect(plainProse(text, 100)).toBe(plain);
		}
	});

	it("are decoded once", () => {
		expect(plainText("&amp;lt;b&amp;gt; &amp;amp;", 100)).toBe("&lt;b&gt; &amp;");
		expect(plainProse("&lt;b&gt;bold&lt;/b&gt;", 100)).toBe("<b>bold</b>");
	});

	it("that are none stay, and become no character that is no text", () => {
		for (const text of ["AT&T", "&nosuch;", "a & b; c", "&;", "&#;", "&#x;", "&#xZZ;", "Q&copyright", "R&B"]) {
			expect(plainText(text, 100)).toBe(text);
		}
		for (const text of ["&#0;", "&#xD800;", "&#1114112;", "&#99999999999;"]) {
			expect(plainText(`a${text}b`, 100)).toBe("a\uFFFDb");
		}
		expect(plainText("a&#x202E;b&NewLine;c&#7;d&ZeroWidthSpace;e", 100)).toBe("a b c d e");
	});
});

describe("markup in prose", () => {
	it("is removed, its text stays", () => {
		expect(plainProse("<p>Two <b>friends</b><br/>meet.</p>", 100)).toBe("Two friends meet.");
		expect(plainProse("<A HREF=\"/x\" target=_blank>Link</A> <em class='x'>and</em><br><hr />more", 100)).toBe(
			"Link and more",
		);
	});

	it("removes scripts, styles and comments with their content", () => {
		expect(plainProse("a<script>alert(1)</script> b<!-- c --><STYLE>d</STYLE>", 100)).toBe("a b");
	});

	it("ignores unclosed tags and comments, in linear time", () => {
		expect(plainProse("a<script>b <b>c</b>", 100)).toBe("a b c");
		expect(plainProse("a --> b <!-- c", 100)).toBe("a --> b c");
		expect(plainProse("a<script>b</style>c</script >d", 100)).toBe("a d");
		for (const piece of ["<script>", "<!--", "<a", "<a b=", "</style><style>", "&amp", "&", "<!--><script>-->"]) {
			expect(plainProse(piece.repeat(200_000), 300).length).toBeLessThanOrEqual(300);
			expect(plainText(piece.repeat(200_000), 300).length).toBeLessThanOrEqual(300);
		}
	});

	it("is HTML alone: what only looks like a tag stays", () => {
		const texts = ["1 < 2 > 0 & <3", "The band <harmony/> splits.", "<Untitled> by <anon>", "a <b c", "x <y> z"];
		for (const text of texts) expect(plainProse(text, 100)).toBe(text);
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
		expect(plainText("&eacute;".repeat(6), 6)).toBe("éééééé");
	});
});
