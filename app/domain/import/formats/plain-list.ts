// A list of titles, one on each line, as people write it by hand or copy a column of a spreadsheet.
import { readTitleText } from "~/domain/catalogue/title-text";
import type { OpenFile, Reading } from "../reading/format";
import { guessColumns } from "../reading/guess-columns";
import { readRows } from "../reading/lines";
import { readText } from "../reading/record";
import type { TableRow } from "../reading/table";

/** Characters of a line that is a title. */
const TITLE_MAX = 150;

/** "- Heat", "* Heat", "[x] Heat", "• Heat". */
const BULLET = /^(?:[-*•–]\s+)?(?:\[[ xX]?\]\s*)?/;

/** "1. Heat" and "1) Heat", where each line has the number of its place. */
function isNumbered(lines: string[]): boolean {
	return lines.length > 1 && lines.every((line, at) => Number(/^(\d{1,5})[.)]\s/.exec(line)?.[1]) === at + 1);
}

/** Lines of a letter or an article: long, ended by a full stop, or begun with a small letter. */
function isProse(lines: string[]): boolean {
	const prose = lines.filter((line) => line.length > TITLE_MAX || /[.;,:]$/.test(line) || /^\p{Ll}/u.test(line));
	return prose.length * 2 >= lines.length;
}

/** Null: it is no such list. */
export function readPlainList({ path, table }: OpenFile): Reading | null {
	const [column] = table?.header ?? [];
	if (!table || column === undefined || table.header.length !== 1) return null;
	const isNamed = guessColumns(table).title !== undefined;
	const first: TableRow = { line: table.headerLine, problem: null, cells: { [column]: table.names[0] ?? "" } };
	const rows = isNamed ? table.rows : [first, ...table.rows];
	const lines = rows.map(({ cells }) => cells[column] ?? "");
	if (isProse(lines)) return null;
	const numbered = isNumbered(lines);
	const records = readRows(path, rows, (cells) => {
		const line = cells[column] ?? "";
		const text = readText((numbered ? line.replace(/^\d+[.)]/, "") : line).trim().replace(BULLET, ""));
		const { title, year } = text === null ? { title: null, year: null } : readTitleText(text);
		return [{ kind: "watchLater", asks: "list", title: title || null, year }];
	});
	return { kind: "List of titles", records, columns: table.header };
}
