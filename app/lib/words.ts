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

/** The text between spaces, each as its runs of letters and digits. */
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

/** Without case, accents and apostrophes. */
function fold(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}|['’`]/gu, "")
		.replace(/&/g, " and ")
		.replace(/ß/g, "ss")
		.replace(/ø/g, "o")
		.replace(/æ/g, "ae")
		.replace(/œ/g, "oe")
		.replace(/ł/g, "l")
		.replace(/ı/g, "i");
}
