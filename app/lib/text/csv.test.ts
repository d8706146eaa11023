import { describe, expect, it } from "vitest";
import { readCsv, writeCsv } from "./csv";

/** Numbers from 0 to 1, the same in each run. */
function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
		return state / 2 ** 32;
	};
}

const read = (text: string, escapeChar = '"') => readCsv(text, { delimiter: ",", escapeChar });

describe("readCsv", () => {
	it.each([
		[
			"fields and rows",
			"a,b\nc,d",
			[
				["a", "b"],
				["c", "d"],
			],
		],
		[
			"separators, ends of lines and quotes within quotes",
			'"a,b","c\nd","say ""hi"""\n',
			[["a,b", "c\nd", 'say "hi"'], [""]],
		],
		["empty fields", ',"",\n', [["", "", ""], [""]]],
		[
			"ends of lines of old computers",
			'a,"b"\rc,d',
			[
				["a", "b"],
				["c", "d"],
			],
		],
		[
			"spaces after a quote",
			'"a" ,"b"  \nc,d',
			[
				["a", "b"],
				["c", "d"],
			],
		],
		[
			"spaces before a quote, of which none is closed further on",
			'85, "a, b", 2\n9, "c',
			[
				["85", "a, b", " 2"],
				["9", ' "c'],
			],
		],
		["quotes that close nothing", '"a"b",c"d\n', [['a"b', 'c"d'], [""]]],
	])("reads %s", (_, text, rows) => {
		expect(read(text)).toEqual({ rows, openRow: null });
	});

	it("reads quotes after a backslash", () => {
		expect(read('"say \\"hi\\", ok",b', "\\").rows).toEqual([['say "hi", ok', "b"]]);
	});

	it("names the row with a quote that is not closed", () => {
		expect(read('a,b\nc,"d\ne,f')).toEqual({
			rows: [
				["a", "b"],
				["c", "d\ne,f"],
			],
			openRow: 1,
		});
	});

	it("tells of each field before it is read, so that a caller can stop", () => {
		const seen: number[] = [];
		const onField = () => {
			if (seen.push(1) > 3) throw new Error("enough");
		};
		expect(() => readCsv("a,b\nc,d,e,f", { delimiter: ",", escapeChar: '"', onField })).toThrow("enough");
		expect(seen).toHaveLength(4);
	});

	it("takes no longer for quotes that close nothing before many spaces", () => {
		const started = performance.now();
		read(`"${'x"'.repeat(200_000)}${" ".repeat(400_000)},\n`);
		// A parser that looks for the end of the field at each quote takes minutes.
		expect(performance.now() - started).toBeLessThan(2000);
	});
});

describe("writeCsv", () => {
	it("writes what it reads", () => {
		const rows = [["a,b", 'say "hi"', " c ", "d\r\ne", ""]];
		expect(read(writeCsv(rows)).rows.slice(0, 1)).toEqual(rows);
	});

	it.each([
		...["=1+1", "+1", "-1", "@x", "\t=1", "\r=1", "=1+1\nx", "\n=1", "\r\n=1", "|cmd", "%0A"],
		...[
			"＝1",
			"＋1",
			"－1",
			"＠x",
			"﹦1",
			"−1",
			"\u00a0=1",
			"\u200b=1",
			"\ufeff=1",
			"\u2060\u2028=1",
			"\u202e=1",
			"\u0000=1",
		],
		...["\u3164=1", "\u2800=1", "\ufe0f=1", " \u3000=1", '"=1', "'=1", "''-1", "' =1"],
	])("puts an apostrophe before the formula %j", (text) => {
		const [mark, ...rest] = read(writeCsv([[text]]).replaceAll("'", "’")).rows[0]?.[0] ?? "";
		expect([mark, rest.join("").replaceAll("’", "").length]).toEqual(["’", text.replaceAll("'", "").length]);
		expect(read(writeCsv([[text]])).rows[0]).toEqual([text]);
	});

	it.each([
		["a;=1+1", "a;'=1+1"],
		["a,+1\tb", "a,'+1\tb"],
		["a\t@x", "a\t'@x"],
		["a\n=1", "a\n'=1"],
		['a;"=1', 'a;\'""=1'],
		["a; \u200b-1", "a;' \u200b-1"],
	])("puts one before a formula that another separator would bring to the beginning of a cell: %j", (text, written) => {
		expect(writeCsv([[text]])).toBe(`"${written}"\r\n`);
		expect(read(writeCsv([[text]])).rows[0]).toEqual([text]);
	});

	it.each(["1 + 1 = 2", "Spider-Man", "a - b", "50% off", "a@b.c", "'Allo 'Allo!", "a; b", "2026-05-01", "\ttab"])(
		"leaves %j as it is",
		(text) => expect(read(writeCsv([[text]]).replaceAll("'", "’")).rows[0]).toEqual([text.replaceAll("'", "’")]),
	);

	/** What a spreadsheet makes of the text: with quotes as it should, and where it takes them for text. */
	function cellsOf(text: string, separator: string): string[] {
		const plain = text.split(/\r\n|\r|\n/).flatMap((line) => line.split(separator));
		const quoted = readCsv(text.replaceAll("'", "’"), { delimiter: separator, escapeChar: '"' });
		return [...plain, ...quoted.rows.flat()];
	}

	it("writes nothing that a spreadsheet runs, whichever separator it reads with, and reads every text as it was", () => {
		const random = seededRandom(20261128);
		const pieces = [
			...[
				"=",
				"+",
				"-",
				"@",
				"|",
				"%",
				"＝",
				"＋",
				"－",
				"＠",
				"−",
				"'",
				"''",
				'"',
				'""',
				",",
				";",
				"\t",
				"\n",
				"\r",
				"\r\n",
			],
			...[
				" ",
				"\u00a0",
				"\u200b",
				"\ufeff",
				"\u2060",
				"\u0000",
				"\u001f",
				"\u3164",
				"\u2800",
				"\u{e0001}",
				"a",
				"1",
				"é",
				"映",
				"\u{1f3ac}",
			],
		];
		const first = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800"]*(.)/u;
		for (let round = 0; round < 3000; round++) {
			const text = () =>
				Array.from({ length: random() * 9 }, () => pieces[Math.floor(random() * pieces.length)]).join("");
			const rows = [[text(), text(), text()], [text()]];
			const written = writeCsv(rows);
			expect(read(written).rows.slice(0, 2), JSON.stringify(rows)).toEqual(rows);
			for (const separator of [",", ";", "\t", "|"]) {
				for (const cell of cellsOf(written, separator)) {
					const seen = first.exec(cell)?.[1]?.normalize("NFKC") ?? "";
					expect("=+-@|%−".includes(seen || "none"), `${JSON.stringify(rows)} ${JSON.stringify(cell)}`).toBe(false);
				}
			}
		}
	});

	it("takes no longer for a text that could begin with a formula at each of its characters", () => {
		const started = performance.now();
		for (const text of ["\t".repeat(500_000), `${"' \t".repeat(200_000)}=`, "=;".repeat(200_000)]) {
			expect(read(writeCsv([[text]])).rows[0]?.[0] === text).toBe(true);
		}
		expect(performance.now() - started).toBeLessThan(3000);
	});

	it("leaves numbers and what is missing", () => {
		expect(writeCsv([[-1, null, "x"]])).toBe("-1,,x\r\n");
	});
});
