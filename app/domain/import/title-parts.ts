// A name of the form "Show: Season 1: Episode", in any language and script: its parts, and the number that a part has.

/** A part of a name, with its place in the whole text. */
export interface TitlePart {
	text: string;
	start: number;
	end: number;
}

/** Parts of one name; what follows is of the last one. */
const PARTS_MAX = 8;

/** Marks of the writing direction and of the byte order, and spaces without a width. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Without invisible characters, and with plain spaces. */
export function cleanText(text: string): string {
	return text.replace(INVISIBLE, "").replace(/\s+/g, " ").trim();
}

/** A colon before a space, or a wide one, which has its space within. */
export function splitTitle(text: string): TitlePart[] {
	const parts: TitlePart[] = [];
	let start = 0;
	for (const { index, 0: colon } of text.matchAll(/ ?: | ?[：︓] ?/g)) {
		if (parts.length === PARTS_MAX - 1) break;
		parts.push({ text: text.slice(start, index), start, end: index });
		start = index + colon.length;
	}
	return [...parts, { text: text.slice(start), start, end: text.length }];
}

const CHINESE_DIGITS = "〇一二三四五六七八九";

/** 三, 十二, 二十, 一百零三; null for what is no number. */
function readChinese(text: string): number | null {
	let [sum, digit] = [0, 0];
	for (const character of text.replaceAll("零", "〇").replaceAll(/[兩两]/g, "二")) {
		const unit = character === "十" ? 10 : character === "百" ? 100 : 0;
		if (unit > 0) [sum, digit] = [sum + Math.max(1, digit) * unit, 0];
		else digit = digit * (digit > 0 && !/[十百]/.test(text) ? 10 : 1) + CHINESE_DIGITS.indexOf(character);
	}
	return sum + digit || null;
}

const ROMAN = /^(X{0,3})(IX|IV|V?I{0,3})$/;
const ROMAN_ONES: Record<string, number> = { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6, VII: 7, VIII: 8, IX: 9 };

function readRoman(text: string): number | null {
	const [, tens = "", ones = ""] = ROMAN.exec(text) ?? [];
	return tens.length * 10 + (ROMAN_ONES[ones] ?? 0) || null;
}

/** The digits of every script have their values in rows of ten, of which the first one is 0. */
function readDigits(text: string): number {
	const values = Array.from(text, (digit) => {
		const code = digit.codePointAt(0) ?? 0;
		let zero = code;
		while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
		return code - zero;
	});
	return Number(values.join(""));
}

/** A part with a number: "1. Sezon", "シーズン1", "第二季", "Part II". */
export interface Numbered {
	number: number;
	/** The words around the number, in lower case; "" for none. */
	label: string;
}

const toLabel = (text: string) =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{M}]+/gu, " ")
		.trim();

/** The first number of a part; null for none. Of numbers that are written as words, those of Chinese and Roman ones are read. */
export function readNumbered(part: string): Numbered | null {
	const toNumbered = (match: RegExpMatchArray, number: number | null): Numbered | null => {
		const [at, length] = [match.index ?? 0, match[0].length];
		return number === null ? null : { number, label: toLabel(`${part.slice(0, at)} ${part.slice(at + length)}`) };
	};
	const digits = /\p{Nd}{1,4}(?!\p{Nd})/u.exec(part);
	if (digits) return /\p{Nd}{5}/u.test(part) ? null : toNumbered(digits, readDigits(digits[0]));
	const chinese =
		/(?<=第)[〇零一二兩两三四五六七八九十百]{1,5}/.exec(part) ?? /^[二三四五六七八九十]{1,3}(?=[季期部])/.exec(part);
	if (chinese) return toNumbered(chinese, readChinese(chinese[0]));
	const roman = /(?<=\S )[IVX]{1,5}$/.exec(part);
	return roman && toNumbered(roman, readRoman(roman[0]));
}

/** A season and an episode in one: "S01E02", "S1:E2", "T1 E2", "1x02". Null for anything else. */
export function readPlaceCode(part: string): { season: number; episode: number } | null {
	const code =
		/^(?:\p{L}{1,2} ?)(\p{Nd}{1,4})(?: ?[:.,·-]? ?)\p{L}{1,2} ?(\p{Nd}{1,4})$/u.exec(part) ??
		/^(\p{Nd}{1,3})[x×](\p{Nd}{1,4})$/iu.exec(part);
	return code ? { season: readDigits(code[1] ?? ""), episode: readDigits(code[2] ?? "") } : null;
}

interface OfShow {
	title: string | null;
	season: number | null;
	episode: number | null;
	episodeTitle: string | null;
}

/** The names that a row may give to its show: its title, or the beginnings of a title that has more than the show's name. */
export function listShowNames({ title, season, episode, episodeTitle }: OfShow): string[] {
	if (title === null) return [];
	const parts = splitTitle(title);
	const isName = season !== null || episode !== null || Boolean(episodeTitle) || parts.length === 1;
	return isName ? [title] : parts.slice(0, -1).map(({ end }) => title.slice(0, end));
}
