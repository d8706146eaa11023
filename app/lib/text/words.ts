// Splits names and search texts into words that can be compared: without case, accents and punctuation.

const SPELLED_NUMERALS: Record<string, string> = { ii: "2", iii: "3", iv: "4", vi: "6", vii: "7", viii: "8", ix: "9" };

/** "X-Men II" -> x, men, xmen, ii, 2: every word under which a name can be found. */
export function wordsOf(name: string): string[] {
	return chunksOf(name).flatMap((pieces) => [
		...pieces,
		...(pieces.length > 1 ? [pieces.join("")] : []),
		...pieces.flatMap((piece) => SPELLED_NUMERALS[piece] ?? []),
	]);
}

/** The text between spaces, each as its runs of letters and digits: an apostrophe or a hyphen separates two. */
export function chunksOf(text: string): string[][] {
	return fold(text)
		.split(/\s+/)
		.map((chunk) => chunk.match(/[\p{L}\p{N}]+/gu) ?? [])
		.filter((pieces) => pieces.length > 0);
}

/** The text as one run of letters and digits. */
export function squeeze(text: string): string {
	return chunksOf(text).flat().join("");
}

/** Without case, accents and widths, and with Latin digits. */
function fold(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/&/g, " and ")
		.replace(/ß/g, "ss")
		.replace(/ø/g, "o")
		.replace(/æ/g, "ae")
		.replace(/œ/g, "oe")
		.replace(/ł/g, "l")
		.replace(/ı/g, "i")
		.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Whether one letter more, less, other, or two neighbours swapped make `typed` into `meant`. Equal words are not. */
export function isOneTypoAway(typed: string, meant: string): boolean {
	if (Math.abs(typed.length - meant.length) > 1) return false;
	let start = 0;
	while (start < typed.length && typed[start] === meant[start]) start++;
	let end = 0;
	while (
		end < typed.length - start &&
		end < meant.length - start &&
		typed[typed.length - 1 - end] === meant[meant.length - 1 - end]
	) {
		end++;
	}
	const odd = typed.slice(start, typed.length - end);
	const right = meant.slice(start, meant.length - end);
	if (odd.length + right.length === 0) return false;
	if (odd.length <= 1 && right.length <= 1) return true;
	return odd.length === 2 && right.length === 2 && odd[0] === right[1] && odd[1] === right[0];
}

/** Shorter words have too many neighbours to guess among. */
const FORGIVEN_LENGTH = 4;
/** From here on a typo is allowed in the beginning of a word too, since the visitor may still be typing. */
const FORGIVEN_BEGINNING_LENGTH = 6;

/** Whether `meant` begins with `typed`, one typo allowed, except in a word with a digit: another year is no typo. */
export function nearlyBegins(typed: string, meant: string): boolean {
	if (meant.startsWith(typed)) return true;
	if (typed.length < FORGIVEN_LENGTH || /\d/.test(typed)) return false;
	if (isOneTypoAway(typed, meant)) return true;
	if (typed.length < FORGIVEN_BEGINNING_LENGTH) return false;
	return [-1, 0, 1].some((step) => isOneTypoAway(typed, meant.slice(0, typed.length + step)));
}
