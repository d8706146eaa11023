// The same search text written otherwise: without what names no title, with other numbers, with words joined or split.
import { chunksOf } from "~/lib/text/words";
import { splitJoined } from "./joined-words";

const ROMAN = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii"];
const SPELLED = "zero one two three four five six seven eight nine ten eleven twelve thirteen".split(" ");

/** What people type around a title. */
const AROUND =
	/\b(?:(?:season|episode|staffel|saison|temporada|epis[oó]dio)\s*\d+|s\d{1,2}\s?e\d{1,3}|s\d{1,2}|full movie|full film|watch|online|free|stream(?:ing)?|download|trailer|subtitles?|hd|4k|\d{3,4}p|assistir|dublad[ao]s?|legendad[ao]s?|filme completo|(?:the |o )?(?:movies?|films?|filmes?|tv shows?|tv series|s[eé]ries?|shows?))\b/gi;

/** Parts of a person's name that are often written apart: "di Caprio". */
const PARTICLES = new Set("d da de del della di du el la le lo mac mc o van von san st al".split(" "));
const JOINED_PARTICLE = /^(de|del|di|la|van|von)(?=\p{L}{4})/u;

export interface Rewriting {
	text: string;
	/** Whether it may be a person's name. */
	mayBeName: boolean;
}

function withoutAround(text: string): string[] {
	const rest = text.replaceAll(AROUND, " ").replaceAll(/\s+/g, " ").trim();
	return rest && rest !== text ? [rest] : [];
}

/** "2" as "ii" and "two", "ii" and "two" as "2". */
function otherNumbers(word: string): string[] {
	const value = /^\d{1,2}$/.test(word) ? Number(word) : Math.max(ROMAN.indexOf(word), SPELLED.indexOf(word));
	if (value < 1 || value >= ROMAN.length || word === "i") return [];
	const forms = value === 1 ? ["1", "one"] : [String(value), ROMAN[value] ?? "", SPELLED[value] ?? ""];
	return /^\d/.test(word) ? forms.slice(1) : forms.slice(0, 1);
}

function withOtherNumbers(words: string[]): string[] {
	return words.flatMap((word, at) => otherNumbers(word).map((other) => words.with(at, other).join(" ")));
}

/** Two words of more letters are hardly one. */
const JOINED_MAX = 13;

function withJoinedWords(words: string[]): string[] {
	return words.slice(0, -1).flatMap((word, at) => {
		const next = words[at + 1] ?? "";
		const isName = PARTICLES.has(word) && next.length > 2;
		const isWord =
			words.length === 2 && word.length > 1 && (word + next).length <= JOINED_MAX && !/\d/.test(word + next);
		return isName || isWord ? [words.toSpliced(at, 2, word + next).join(" ")] : [];
	});
}

function withSplitNames(words: string[]): string[] {
	const name = words.join(" ");
	const [last = ""] = words.slice(-1);
	return JOINED_PARTICLE.test(last) ? [name.slice(0, -last.length) + last.replace(JOINED_PARTICLE, "$1 ")] : [];
}

/** "oceans" as "ocean's". */
function withPossessive(words: string[]): string[] {
	const at = words.findIndex((word, index) => index < words.length - 1 && /^\p{L}{4,}[^s\P{L}]s$/u.test(word));
	return at < 0 ? [] : [words.with(at, (words[at] ?? "").replace(/s$/, "'s")).join(" ")];
}

function withSplitWords(words: string[]): string[] {
	const split = words.flatMap((word) => splitJoined(word) ?? [word]);
	return split.length > words.length ? [split.join(" ")] : [];
}

/** What an apostrophe or a hyphen separates is one word elsewhere, but not in "d'une". */
function joinPieces(word: string): string {
	const pieces = chunksOf(word).flat();
	return pieces.length > 1 && (pieces[0]?.length ?? 0) > 1 ? pieces.join("").normalize("NFC") : word;
}

/** The likelier ones first; none is the text itself. */
export function listRewritings(text: string): Rewriting[] {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	const whole = words.join(" ");
	const rewritings = new Map<string, Rewriting>();
	function add(texts: string[], mayBeName: boolean) {
		for (const other of texts) {
			if (other !== whole && !rewritings.has(other)) rewritings.set(other, { text: other, mayBeName });
		}
	}
	add(withoutAround(whole), true);
	add(withSplitWords(words), false);
	add(withOtherNumbers(words), false);
	add(withPossessive(words), false);
	add(withSplitNames(words), true);
	add(withJoinedWords(words), true);
	add([words.map(joinPieces).join(" ")], false);
	return [...rewritings.values()];
}

/** They say nothing without the other words. */
const WEAK = /^(?:part|chapter|vol|volume|season|episode|\d{1,2}|[ivx]+|.)$/;

/** Texts with fewer of the words, the longer texts first: without the last, without the first, then the two longest words. */
export function listFewerWords(words: string[]): string[] {
	const telling = words.filter((word) => !WEAK.test(word));
	const longest = telling.toSorted((a, b) => b.length - a.length).slice(0, 2);
	const parts = telling.length > 2 ? [telling.slice(0, -1).join(" "), telling.slice(1).join(" ")] : [];
	return [...new Set([...parts, ...longest])].map((part) => part.normalize("NFC"));
}

const BETWEEN_PEOPLE = /\s(?:and|with|und|et|y|e|x|vs)\s|\s?[&,+/]\s?/i;

const HALF_MIN = 3;

/**
 * The text as the names of two people, by what stands between them, else by its middle; null for fewer than two words or more
 * than six. `words`: those of the text that may be names.
 */
export function splitIntoTwo(text: string, words = chunksOf(text).flat()): [string, string] | null {
	const [one, other, third] = text.split(BETWEEN_PEOPLE).map((part) => part.trim());
	if (one && other && third === undefined) return [one, other];
	if (words.length < 2 || words.length > 6) return null;
	const middle = Math.ceil(words.length / 2);
	const at = middle > 1 && PARTICLES.has(words[middle - 1] ?? "") ? middle - 1 : middle;
	const halves = [words.slice(0, at), words.slice(at)].map((half) => half.join(" ").normalize("NFC"));
	const [first = "", second = ""] = halves;
	return halves.every((half) => half.length >= HALF_MIN && !/\d/.test(half)) ? [first, second] : null;
}
