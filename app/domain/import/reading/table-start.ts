// Where the header of a table stands: spreadsheets write empty lines, a title or `sep=;` before it.

export interface TableStart {
	/** Characters and lines before the header. */
	from: number;
	lines: number;
	delimiter: string;
	/** The first line with text before the header; null: there is none. */
	caption: string | null;
}

const DELIMITERS = [",", "\t", ";", "|"];
/** No text has it, so that a line is one field. */
const NONE = "\0";
/** Lines that are looked at, and lines that may stand before a header. */
const LINES_READ = 40;
const BEFORE_MAX = 15;
/** Characters of a line that are looked at. */
const LINE_READ = 50_000;

interface Line {
	text: string;
	from: number;
}

function listLines(text: string): Line[] {
	const end = text.includes("\n") ? "\n" : "\r";
	const lines: Line[] = [];
	for (let from = 0; from < text.length && lines.length < LINES_READ; ) {
		const at = text.indexOf(end, from);
		const to = at === -1 ? text.length : at;
		lines.push({ text: text.slice(from, Math.min(to, from + LINE_READ)), from });
		from = to + 1;
	}
	return lines;
}

/** Fields of a line that have text. */
function countFields(line: string, delimiter: string): number {
	let count = 0;
	let isQuoted = false;
	let hasText = false;
	for (const character of line) {
		if (character === '"') isQuoted = !isQuoted;
		if (character === delimiter && !isQuoted) {
			count += hasText ? 1 : 0;
			hasText = false;
		} else hasText ||= !/[\s"\uFEFF]/.test(character);
	}
	return count + (hasText ? 1 : 0);
}

/** Whether a quoted field of the line goes on in the next one. `isQuoted`: it began in a line before. */
function isOpenAfter(line: string, delimiter: string, isQuoted: boolean): boolean {
	let isOpen = isQuoted;
	let before = delimiter;
	for (const character of line) {
		if (character === '"') isOpen = !isOpen && (before === delimiter || before === '"');
		before = character;
	}
	return isOpen;
}

/** Fields of each line; none of lines that begin within a field, as those of a long note do. */
function countLines(lines: Line[], delimiter: string): number[] {
	let isQuoted = false;
	return lines.map(({ text: line }) => {
		const isContinued = isQuoted;
		isQuoted = isOpenAfter(line, delimiter, isQuoted);
		return isContinued ? 0 : countFields(line, delimiter);
	});
}

function guessDelimiter(line: string): string {
	const count = (delimiter: string) => line.split(delimiter).length;
	return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** `"sep=;"`, which Excel reads and writes. */
function readSeparator(line: string | undefined): string | null {
	const [, character] = /^\uFEFF?"?sep=(.|\\t)"?[\s,;]*$/i.exec((line ?? "").replace(/\r$/, "")) ?? [];
	return character === undefined ? null : character === "\\t" ? "\t" : character;
}

/** The header follows lines of a single field, and most lines below it have several. */
function isHeader(counts: number[], at: number): boolean {
	const below = counts.slice(at + 1).filter((count) => count > 0);
	const wide = below.filter((count) => count > 1).length;
	return (counts[at] ?? 0) > 1 && wide > 0 && wide * 4 >= below.length * 3;
}

export function findTableStart(text: string): TableStart {
	const lines = listLines(text);
	const separator = readSeparator(lines[0]?.text);
	const first = separator === null ? 0 : 1;
	const delimiterAt = (at: number) => separator ?? guessDelimiter(lines[at]?.text ?? "");
	const start = lines.findIndex(({ text: line }, at) => at >= first && countFields(line, delimiterAt(at)) > 0);
	if (start === -1) return { from: 0, lines: 0, delimiter: ",", caption: null };
	const toStart = (at: number, delimiter: string): TableStart => ({
		...{ from: lines[at]?.from ?? 0, lines: at, delimiter },
		caption: at === start ? null : (lines[start]?.text.replace(/^\uFEFF/, "").trim() ?? null),
	});
	const delimiter = delimiterAt(start);
	const below = lines.slice(start + 1).filter(({ text: line }) => countFields(line, delimiter) > 0);
	const isAlone = below.filter(({ text: line }) => line.includes(delimiter)).length * 2 < below.length;
	// A title may have a comma that separates nothing.
	if (!isAlone && countFields(lines[start]?.text ?? "", delimiter) > 1) return toStart(start, delimiter);
	for (let at = start + 1; at < Math.min(lines.length, start + BEFORE_MAX); at += 1) {
		const delimiter = delimiterAt(at);
		if (isHeader(countLines(lines, delimiter), at)) return toStart(at, delimiter);
	}
	if (countFields(lines[start]?.text ?? "", delimiter) > 1) return toStart(start, delimiter);
	// One column: a separator is part of its text, unless every line ends with one.
	const isBare = lines
		.slice(start)
		.every(({ text: line }) => line.includes(delimiter) && countFields(line, delimiter) < 2);
	return toStart(start, isBare ? delimiter : NONE);
}
