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
 * part of it.
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
			fields.push(text.slice(quote + 1, closing.quote).replaceAll(`${escapeChar}${QUOTE}`, QUOTE));
			end = closing.end;
		} else {
			while (!isEnd(end)) end += 1;
			const isCarriageReturn = lineEnd === 10 && text[end] === "\n" && text[end - 1] === "\r";
			fields.push(text.slice(at, isCarriageReturn ? Math.max(at, end - 1) : end));
		}
		at = end;
		if (at < size && text.charCodeAt(at) === separator) continue;
		rows.push(fields);
		fields = [];
		if (at >= size) break;
	}
	return { rows, openRow: null };
}

/** What a spreadsheet runs. */
const FORMULA = /^[=+\-@\t\r]/;

function writeCell(cell: string | number | null): string {
	if (typeof cell !== "string") return cell === null ? "" : String(cell);
	const isFormula = FORMULA.test(cell);
	if (!isFormula && !/[",\r\n]|^\s|\s$/.test(cell)) return cell;
	return `"${isFormula ? "'" : ""}${cell.replaceAll('"', '""')}"`;
}

/** Rows as CSV with an end of the last line. A spreadsheet does not run a cell that begins like a formula. */
export function writeCsv(rows: (string | number | null)[][]): string {
	return rows.map((cells) => `${cells.map(writeCell).join(",")}\r\n`).join("");
}
