/** Accents of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic: other marks are letters. */
const ACCENTS = /[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670]/g;

/** A name as the words that tell names apart: without case, accents and punctuation. */
export function toWords(name: string): string {
	const folded = name
		.normalize("NFKD")
		.replace(ACCENTS, "")
		.replace(/\p{Cf}/gu, "")
		.toLowerCase();
	const words = folded
		.replace(/&/g, " and ")
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
		.trim();
	return words || folded.trim();
}
