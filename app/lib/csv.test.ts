import { describe, expect, it } from "vitest";
import { readCsv, writeCsv } from "./csv";

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

	it.each(["=1+1", "+1", "-1", "@x", "\t=1", "\r=1", "=1+1\nx"])("puts an apostrophe before the formula %j", (text) => {
		expect(writeCsv([[text]])).toBe(`"'${text}"\r\n`);
	});

	it("leaves numbers and what is missing", () => {
		expect(writeCsv([[-1, null, "x"]])).toBe("-1,,x\r\n");
	});
});
