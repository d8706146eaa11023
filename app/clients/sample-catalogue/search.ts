// Owns search over titles: every word of the query must begin a word of the title (or of its original title), accents
// and case aside. Only where nothing does, one slip of the finger in each longer word is forgiven.
import { lazy } from "~/lib/memoize";
import { byPopularity } from "./charts";
import { listTitles, type SampleTitle } from "./titles";
import { isOneSlipAway } from "./typo";

/** Shorter words have too many neighbours to guess among. */
const FORGIVEN_LENGTH = 4;
/** From here on a slip is forgiven in the beginning of a word too, since the visitor may still be typing. */
const FORGIVEN_BEGINNING_LENGTH = 6;

const SPELLED_NUMERALS: Record<string, string> = { ii: "2", iii: "3", iv: "4", vi: "6", vii: "7", viii: "8", ix: "9" };

interface Entry {
	title: SampleTitle;
	/** The names as one run of letters and digits each, for exact and leading matches. */
	names: string[];
	words: string[];
}

const entries = lazy((): Entry[] =>
	listTitles("all").map((title) => {
		const names = [...new Set([title.name, title.originalName])];
		return { title, names: names.map(squeeze), words: [...new Set(names.flatMap(wordsOf))] };
	}),
);

/** Best first: the very name, then names that begin with the query, then the rest; the more popular first in each. */
export function searchTitles(kind: "multi" | "movie" | "tv", query: string, year: string | null): SampleTitle[] {
	const chunks = chunksOf(query);
	if (chunks.length === 0) return [];
	const candidates = entries().filter(
		({ title }) => (kind === "multi" || title.mediaType === kind) && (!year || title.facts.date.startsWith(year)),
	);
	const strict = candidates.filter(({ words }) => matches(chunks, words, begins));
	const found = strict.length > 0 ? strict : candidates.filter(({ words }) => matches(chunks, words, nearlyBegins));
	const whole = squeeze(query);
	return found
		.map(({ title, names }) => ({ title, rank: rankOf(names, whole) }))
		.sort((a, b) => a.rank - b.rank || byPopularity(a.title, b.title))
		.map(({ title }) => title);
}

function rankOf(names: string[], whole: string): number {
	if (names.includes(whole)) return 0;
	return names.some((name) => name.startsWith(whole)) ? 1 : 2;
}

type Agrees = (asked: string, word: string) => boolean;

function begins(asked: string, word: string): boolean {
	return word.startsWith(asked);
}

function nearlyBegins(asked: string, word: string): boolean {
	if (begins(asked, word)) return true;
	if (asked.length < FORGIVEN_LENGTH) return false;
	if (isOneSlipAway(asked, word)) return true;
	if (asked.length < FORGIVEN_BEGINNING_LENGTH) return false;
	return [-1, 0, 1].some((step) => isOneSlipAway(asked, word.slice(0, asked.length + step)));
}

/** A chunk such as "spider-man" agrees piece by piece or as one word. */
function matches(chunks: string[][], words: string[], agrees: Agrees): boolean {
	return chunks.every(
		(pieces) =>
			pieces.every((piece) => words.some((word) => agrees(piece, word))) ||
			(pieces.length > 1 && words.some((word) => agrees(pieces.join(""), word))),
	);
}

/** "X-Men II" -> x, men, xmen, ii, 2. */
function wordsOf(name: string): string[] {
	return chunksOf(name).flatMap((pieces) => [
		...pieces,
		...(pieces.length > 1 ? [pieces.join("")] : []),
		...pieces.flatMap((piece) => SPELLED_NUMERALS[piece] ?? []),
	]);
}

/** The text between spaces, each as its runs of letters and digits. */
function chunksOf(text: string): string[][] {
	return fold(text)
		.split(/\s+/)
		.map((chunk) => chunk.match(/[\p{L}\p{N}]+/gu) ?? [])
		.filter((pieces) => pieces.length > 0);
}

function squeeze(text: string): string {
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
