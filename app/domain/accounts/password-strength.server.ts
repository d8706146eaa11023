// Estimates how many guesses a password takes: as a sequence of words, runs, repeats, years and single characters,
// of which the cheapest counts. Guesses are logarithms to base 10, so that those of the parts add up.
import { PRODUCT_NAME } from "~/product";

/** Ten million guesses. */
const GUESSES_MIN = 7;
const CHARACTER = 1;
const YEAR = 2;
const PERSONAL_WORD = 1;
const COMMON_WORD = 3.5;
const SUBSTITUTED = 0.5;
const REVERSED = 0.3;
const CAPITALIZED = 0.3;
const MIXED_CASE = 1;
const RUN = 1.5;

const WORD_MIN = 4;
const PERSONAL_WORD_MIN = 3;
const WORD_MAX = 20;
const RUN_MIN = 3;
const BLOCK_MAX = 20;

/** Rows and columns of keyboards, and well-known sequences. */
const TRACKS = [
	...["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm"],
	...["azertyuiop", "qsdfghjklm", "wxcvbn", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p", "qazwsxedcrfvtgbyhnujmikolp"],
	...["1q2w3e4r5t6y7u8i9o0p", "!@#$%^&*()", "q1w2e3r4t5y6u7i8o9p0", "zaqxswcdevfrbgtnhymjukilop"],
];
const RUNS = [...TRACKS, ...TRACKS.map(reversed)];

/** Characters that stand for letters; for `1` there are two. */
const SUBSTITUTES = [
	{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g", "@": "a", $: "s", "!": "i" },
	{ "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g", "@": "a", $: "s", "!": "l" },
].map((letters) => new Map(Object.entries(letters)));

let commonWords: Promise<ReadonlySet<string>> | undefined;

function reversed(text: string): string {
	return [...text].reverse().join("");
}

/** Letters as they are listed: lower case, without accents. */
function foldLetters(text: string): string {
	return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}

/** Of one language, as it names them alone and in a date. */
function listCalendarWords(language: string): string[] {
	const names = (options: Intl.DateTimeFormatOptions, type: "month" | "weekday", times: number[]) => {
		const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
		return times.map((time) => format.formatToParts(time).find((part) => part.type === type)?.value ?? "");
	};
	const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1));
	const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 1, day + 1));
	return [
		...names({ month: "long" }, "month", months),
		...names({ month: "long", day: "numeric" }, "month", months),
		...names({ weekday: "long" }, "weekday", days),
	];
}

/** The lists are loaded when a password is first chosen. */
async function loadCommonWords(): Promise<ReadonlySet<string>> {
	const [{ COMMON_PASSWORDS, COMMON_WORDS }, { CALENDAR_LANGUAGES, WORDS_OF_LANGUAGES }] = await Promise.all([
		import("./data/common-passwords"),
		import("./data/common-words-of-languages"),
	]);
	const passwords = COMMON_PASSWORDS.trim().split(/\s+/);
	// "sunshine1" is a form of "sunshine".
	const stems = passwords.map((password) => password.replace(/^[^a-z]+|[^a-z]+$/g, ""));
	const listed = `${COMMON_WORDS} ${WORDS_OF_LANGUAGES}`.trim().split(/\s+/);
	const calendar = CALENDAR_LANGUAGES.flatMap(listCalendarWords).map((name) =>
		foldLetters(name).replace(/\P{L}/gu, ""),
	);
	return new Set([...passwords, ...stems, ...listed, ...calendar].filter(isWord));
}

/** Two letters of Chinese or Korean are as much as four of others. */
function isWord(text: string): boolean {
	return text.length >= (/^[\p{sc=Han}\p{sc=Hangul}]/u.test(text) ? 2 : WORD_MIN);
}

export interface PasswordOwner {
	username: string;
	email: string;
	name: string;
}

function listPersonalWords({ username, email, name }: PasswordOwner): ReadonlySet<string> {
	const texts = [username, email, name, PRODUCT_NAME].map((text) => foldLetters(text.normalize("NFKC")));
	const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u), ...text.split(/[^\p{L}]+/u)]);
	return new Set(words.filter(({ length }) => length >= PERSONAL_WORD_MIN));
}

interface Words {
	common: ReadonlySet<string>;
	personal: ReadonlySet<string>;
	/** Guesses of the blocks that were estimated already. */
	blocks: Map<string, number>;
}

function guessesOfCase(part: string): number {
	if (part === part.toLowerCase()) return 0;
	const isUsual = part === part.toUpperCase() || part.slice(1) === part.slice(1).toLowerCase();
	return isUsual ? CAPITALIZED : MIXED_CASE;
}

function guessesOfWord(lower: string, { common, personal }: Pick<Words, "common" | "personal">): number {
	if (personal.has(lower)) return PERSONAL_WORD;
	return common.has(lower) ? COMMON_WORD : Number.POSITIVE_INFINITY;
}

/** As a listed word, also reversed or with digits for letters. */
function guessWord(part: string, words: Words): number {
	const lower = foldLetters(part);
	const forms = [
		guessesOfWord(lower, words),
		...SUBSTITUTES.map((letters) => {
			const spelled = [...lower].map((character) => letters.get(character) ?? character).join("");
			return guessesOfWord(spelled, words) + SUBSTITUTED;
		}),
		guessesOfWord(reversed(lower), words) + REVERSED,
	];
	return Math.min(...forms) + guessesOfCase(part);
}

/** Length of the longest run that begins at `start`. */
function runLength(lower: string, start: number): number {
	let end = start + RUN_MIN;
	while (end <= lower.length && RUNS.some((run) => run.includes(lower.slice(start, end)))) end++;
	return end - 1 - start;
}

/** How often the block of `size` characters at `start` follows itself. */
function countRepeats(lower: string, start: number, size: number): number {
	const block = lower.slice(start, start + size);
	let count = 1;
	while (lower.startsWith(block, start + count * size)) count++;
	return count;
}

function estimate(text: string, words: Words): number {
	const lower = text.toLowerCase();
	const least = [0, ...Array.from({ length: text.length }, () => Number.POSITIVE_INFINITY)];
	for (let start = 0; start < text.length; start++) {
		const before = least[start] ?? 0;
		function offer(end: number, guesses: number): void {
			least[end] = Math.min(least[end] ?? Number.POSITIVE_INFINITY, before + guesses);
		}
		offer(start + 1, CHARACTER);
		const wordEnd = Math.min(text.length, start + WORD_MAX);
		for (let end = start + PERSONAL_WORD_MIN; end <= wordEnd; end++)
			offer(end, guessWord(text.slice(start, end), words));
		if (/^(?:19|20)\d\d/.test(text.slice(start))) offer(start + 4, YEAR);
		for (let length = runLength(lower, start); length >= RUN_MIN; length--) {
			offer(start + length, RUN + Math.log10(length) + guessesOfCase(text.slice(start, start + length)));
		}
		for (let size = 1; size <= Math.min(BLOCK_MAX, (text.length - start) / 2); size++) {
			const count = countRepeats(lower, start, size);
			if (count < 2 || count * size < RUN_MIN) continue;
			const block = text.slice(start, start + size);
			const guesses = words.blocks.get(block) ?? estimate(block, words);
			words.blocks.set(block, guesses);
			offer(start + count * size, guesses + Math.log10(count));
		}
	}
	return least[text.length] ?? 0;
}

const NO_LETTERS_BEFORE = /^\P{L}+/u;
const NO_LETTERS_AFTER = /\P{L}+$/u;

/** One listed word, whatever digits and punctuation stand around, between or for its letters. */
function isDecoratedWord(text: string, words: Words): boolean {
	const folded = foldLetters(text);
	const withoutEnd = folded.replace(NO_LETTERS_AFTER, "");
	const cores = [folded, withoutEnd, folded.replace(NO_LETTERS_BEFORE, ""), withoutEnd.replace(NO_LETTERS_BEFORE, "")];
	const spelled = cores.flatMap((core) => [
		core,
		...SUBSTITUTES.map((letters) => [...core].map((character) => letters.get(character) ?? character).join("")),
	]);
	return spelled.some((form) => {
		const letters = form.replace(/\P{L}/gu, "");
		return [letters, reversed(letters)].some((word) => guessesOfWord(word, words) < Number.POSITIVE_INFINITY);
	});
}

/**
 * Whether a password is a known word with something around it, or is found by fewer than ten million guesses, by somebody who
 * knows the name and address of its owner.
 */
export async function isGuessable(password: string, owner: PasswordOwner): Promise<boolean> {
	commonWords ??= loadCommonWords();
	const words = { common: await commonWords, personal: listPersonalWords(owner), blocks: new Map() };
	const text = password.normalize("NFKC");
	return isDecoratedWord(text, words) || estimate(text, words) < GUESSES_MIN;
}
