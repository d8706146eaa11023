// Reads and writes CSV.

interface CsvOptions {
	delimiter: string;
	/** Stands before a quote within quotes: another quote, or a backslash. */
	escapeChar: string;
	/** Is called for each field, and throws where they are too many. */
	onField?: () => void;
}

const QUOTE = '"';

/** The quote that closes a field and the end of the field; null where there is none. Spaces may follow the quote. */
function findClosing(
	text: string,
	from: number,
	{ escapeChar, isEnd }: { escapeChar: string; isEnd: (at: number) => boolean },
) {
	for (let quote = text.indexOf(QUOTE, from); quote !== -1; quote = text.indexOf(QUOTE, quote + 1)) {
		if (escapeChar !== QUOTE && text[quote - 1] === escapeChar) continue;
		if (text[quote + 1] === QUOTE) {
			quote += 1;
			continue;
		}
		let end = quote + 1;
		while (!isEnd(end) && /\s/.test(text.charAt(end))) end += 1;
		if (isEnd(end)) return { quote, end };
	}
	return null;
}

/**
 * The fields of each row, in a time that grows with the text alone. `openRow`: the row with a quote that is not closed, which
 * takes the rest of the text; null for none. Spaces may stand before a quote. A quote that neither opens nor closes a field is
 * part of it. The apostrophe before a formula is not.
 */
export function readCsv(
	text: string,
	{ delimiter, escapeChar, onField }: CsvOptions,
): { rows: string[][]; openRow: number | null } {
	const lineEnd = text.includes("\n") ? 10 : 13;
	const [separator, size] = [delimiter.charCodeAt(0), text.length];
	const isEnd = (at: number) => {
		const code = text.charCodeAt(at);
		return at >= size || code === separator || code === lineEnd;
	};
	const rows: string[][] = [];
	let fields: string[] = [];
	// Once no quote closes, none does further on.
	let canClose = true;
	for (let at = 0; ; at += 1) {
		onField?.();
		let end = at;
		let quote = at;
		while (text[quote] === " ") quote += 1;
		const closing = text[quote] === QUOTE && canClose ? findClosing(text, quote + 1, { escapeChar, isEnd }) : null;
		if (text[quote] === QUOTE && !closing) canClose = false;
		if (text[at] === QUOTE || closing) {
			if (!closing) return { rows: [...rows, [...fields, text.slice(at + 1)]], openRow: rows.length };
			fields.push(unmarkFormulas(text.slice(quote + 1, closing.quote).replaceAll(`${escapeChar}${QUOTE}`, QUOTE)));
			end = closing.end;
		} else {
			while (!isEnd(end)) end += 1;
			const isCarriageReturn = lineEnd === 10 && text[end] === "\n" && text[end - 1] === "\r";
			fields.push(unmarkFormulas(text.slice(at, isCarriageReturn ? Math.max(at, end - 1) : end)));
		}
		at = end;
		if (at < size && text.charCodeAt(at) === separator) continue;
		rows.push(fields);
		fields = [];
		if (at >= size) break;
	}
	return { rows, openRow: null };
}

/** What a spreadsheet runs where a cell begins with it: also in the other widths of Unicode, and what once began a command. */
const FORMULA = /[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫﹪⁼⁺⁻₌₊₋−]/u;
/** What it leaves out before that, or takes for quotes. */
const IGNORED = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800"']/u;
/** What separates cells and rows, for one that reads the file with another separator. */
const SEPARATOR = /[,;|\t\n\r]/;

const MARK = "'";
const BEFORE_FORMULA = new RegExp(`${IGNORED.source}+(?:${FORMULA.source})?|${FORMULA.source}`, "gu");

/**
 * Changes each place of the text where a cell could begin, there or after a separator, and a formula follows. `change` gets what
 * stands there up to the formula. In a time that grows with the text alone.
 */
function atFormulas(text: string, change: (part: string) => string): string {
	if (!FORMULA.test(text)) return text;
	return text.replace(BEFORE_FORMULA, (run: string, at: number) => {
		if (!FORMULA.test(run.slice(-1))) return run;
		// Each part begins where a cell could; the first one only where the run does.
		const [first = "", ...others] = run.split(/(?<=[\t\n\r])/);
		const isStart = at === 0 || SEPARATOR.test(text.charAt(at - 1));
		return [isStart ? change(first) : first, ...others.map(change)].join("");
	});
}

const markFormulas = (text: string) => atFormulas(text, (part) => MARK + part);

/** The text of a cell that `writeCsv`, or another program in the same way, has marked. */
function unmarkFormulas(text: string): string {
	if (!text.includes(MARK)) return text;
	return atFormulas(text, (part) => (part.startsWith(MARK) ? part.slice(MARK.length) : part));
}

function writeCell(cell: string | number | null): string {
	if (typeof cell !== "string") return cell === null ? "" : String(cell);
	const marked = markFormulas(cell);
	if (marked === cell && !/[",\r\n]|^\s|\s$/.test(cell)) return cell;
	return `"${marked.replaceAll('"', '""')}"`;
}

/**
 * Rows as CSV with an end of the last line. A spreadsheet does not run what a text holds, whichever separator it reads the file
 * with: an apostrophe stands before each formula, which `readCsv` takes away. Numbers are written as they are.
 */
export function writeCsv(rows: (string | number | null)[][]): string {
	return rows.map((cells) => `${cells.map(writeCell).join(",")}\r\n`).join("");
}
