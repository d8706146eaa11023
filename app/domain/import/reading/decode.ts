// Bytes of a file as text. A file does not say which encoding it has: UTF-8 is certain where it fits, others follow from the
// letters that they give.

/** What a text in an encoding is made of: the letters of its languages, beside those of English. */
const ALPHABETS: [encoding: string, letters: string][] = [
	["windows-1252", "àâæçéèêëîïôœùûüÿ"],
	["windows-1252", "äöüßåæøéð"],
	["windows-1252", "áéíóúñüâãàçêôõ"],
	["windows-1252", "àèéìíòóùúïëö"],
	["windows-1252", "áéíóúýþæöð"],
	["windows-1250", "ąćęłńóśźż"],
	["windows-1250", "áčďéěíňóřšťúůýžäĺľŕôç"],
	["windows-1250", "áéíóöőúüű"],
	["windows-1250", "ăâîşţ"],
	["windows-1250", "čćđšž"],
	["windows-1254", "çğıöşüâîûİ"],
	["windows-1257", "ąčęėįšųūžāēģīķļņõäöü"],
	["windows-1255", "אבגדהוזחטיךכלםמןנסעףפץצקרשת"],
	["windows-1251", "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўјљњћџђѓќѕ"],
	["koi8-r", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"],
	["ibm866", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"],
	["windows-1253", "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ"],
	["windows-1256", "ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئةىپچژگ"],
	["windows-874", "กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะัาำิีึืฺุูเแโใไๅๆ็่้๊๋์"],
];
/** Letters of titles in several languages at once; they count less than those of one. */
const WESTERN = "àâäåáãæçéèêëíìîïñóòôöõøœúùûüýÿßðþš ž";

/** Pairs of bytes, which are valid by chance seldom; the characters that such a text is made of. */
const PAIRED: [encoding: string, characters: RegExp][] = [
	["shift_jis", /[぀-ヿ一-鿿０-９！-～　-〿]/u],
	["euc-jp", /[぀-ヿ一-鿿０-９！-～　-〿]/u],
	["euc-kr", /[가-힣]/u],
	["gb18030", /[一-鿿！-～　-〿]/u],
	["big5", /[一-鿿！-～　-〿]/u],
];
const KANA = /[ぁ-ゖァ-ヺー]/u;

/** Bytes that an encoding is found by. */
const SAMPLE = 64 * 1024;
/** Bytes before the first one that is not of English. */
const LEAD = 200;

function isUtf8(bytes: Uint8Array): boolean {
	try {
		// `stream`: a file that is cut off within a character is UTF-8 still.
		new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
		return true;
	} catch {
		return false;
	}
}

/** Where each second byte is 0: separators, digits and ends of lines are of one byte in every language. */
function findWide(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
	const zeros = [0, 0];
	const size = Math.min(bytes.length, 4096);
	for (let at = 0; at < size; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	const [even = 0, odd = 0] = zeros;
	if (bytes.length % 2 !== 0 || Math.max(even, odd) < Math.max(4, size / 20)) return null;
	if (even === 0) return "utf-16le";
	return odd === 0 ? "utf-16be" : null;
}

/** How much of a text is letters of an alphabet: others count against it, and so do capitals within a word. */
function scoreLetters(text: string, letters: Set<string>): number {
	// A word is of one script.
	let score =
		-2 *
		(text.match(/[A-Za-z](?!\p{Script=Latin})[\p{L}\p{M}]|(?!\p{Script=Latin})[\p{L}\p{M}][A-Za-z]/gu)?.length ?? 0);
	let before = "";
	for (const character of text) {
		const isLower = character !== character.toUpperCase();
		const isUpper = character !== character.toLowerCase();
		if (character > "\x7f") {
			const isKnown = letters.has(character.toLowerCase()) || letters.has(character);
			score += isKnown ? 1 : /[“”„’‘–—…«»©®°· ]/.test(character) ? 0 : -2;
		}
		if (isUpper && before !== "" && before === before.toLowerCase() && before !== before.toUpperCase()) score -= 1;
		before = isLower || isUpper ? character : "";
	}
	return score;
}

function decodeWhole(sample: Uint8Array, encoding: string): string | null {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
	} catch {
		return null;
	}
}

/** Of two bytes for each character; 0 for bytes that are no such text. */
function scorePaired(sample: Uint8Array, [encoding, expected]: (typeof PAIRED)[number]): number {
	const text = decodeWhole(sample, encoding);
	if (text === null) return 0;
	const foreign = Array.from(text).filter((character) => character > "\x7f");
	const fitting = foreign.filter((character) => expected.test(character)).length;
	if (fitting < foreign.length * 0.9) return 0;
	// A letter of a Western language beside one of English is taken for a pair with it.
	if (/[A-Za-z]\P{ASCII}(?:[A-Za-z]|$)/u.test(text)) return 0;
	const kana = foreign.filter((character) => KANA.test(character)).length;
	// Chinese encodings have kana too, and no text that is full of them.
	if (/^(?:gb|big5)/.test(encoding) && kana > foreign.length / 10) return 0;
	if (/jp|jis/.test(encoding) && kana < foreign.length / 10) return 0;
	return encoding === "gb18030" ? scoreCommon(sample, 0xb0, 0xd7, 0xa1) : fitting * 2;
}

/** Pairs whose bytes are those of the common characters of an encoding. */
function scoreCommon(sample: Uint8Array, first: number, last: number, second: number): number {
	let score = 0;
	for (let at = 0; at + 1 < sample.length; at += 1) {
		const [lead = 0, trail = 0] = [sample[at], sample[at + 1]];
		if (lead < 0x80) continue;
		const isMark = lead >= 0xa1 && lead <= 0xa3;
		score += trail >= second && ((lead >= first && lead <= last) || isMark) ? 2 : -2;
		at += 1;
	}
	return score;
}

/** The sample begins with a line, so that no character is cut. */
function takeSample(bytes: Uint8Array): Uint8Array {
	const at = bytes.findIndex((byte) => byte >= 0x80);
	const from = Math.max(0, at - LEAD);
	const line = from === 0 ? 0 : bytes.indexOf(10, from) + 1;
	const start = line > 0 && line <= at ? line : from;
	return bytes.subarray(start, start + SAMPLE);
}

function guessEncoding(bytes: Uint8Array): string {
	const sample = takeSample(bytes);
	const texts = new Map<string, string | null>();
	const textIn = (encoding: string) => {
		if (!texts.has(encoding)) texts.set(encoding, decodeWhole(sample, encoding));
		return texts.get(encoding) ?? null;
	};
	const single = ALPHABETS.map(([encoding, letters]): [string, number] => {
		const text = textIn(encoding);
		return [encoding, text === null ? Number.NEGATIVE_INFINITY : scoreLetters(text, new Set(letters))];
	});
	const western = scoreLetters(textIn("windows-1252") ?? "", new Set(WESTERN)) * 0.75;
	const paired = PAIRED.map((pair): [string, number] => [pair[0], scorePaired(sample, pair)]);
	const scores: [string, number][] = [["windows-1252", western], ...paired, ...single];
	const [best] = scores.toSorted(([, a], [, b]) => b - a);
	return best && best[1] > 0 ? best[0] : "windows-1252";
}

/** Null for bytes that are no text. */
export function findEncoding(bytes: Uint8Array): string | null {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
	const wide = findWide(bytes);
	if (wide) return wide;
	if (bytes.includes(0)) return null;
	return isUtf8(bytes) ? "utf-8" : guessEncoding(bytes);
}

/** Null for bytes that are no text. */
export function decodeText(bytes: Uint8Array): string | null {
	const encoding = findEncoding(bytes);
	return encoding === null ? null : new TextDecoder(encoding).decode(bytes);
}

const NAMES: Record<string, string> = {
	"windows-1252": "Western European",
	"windows-1250": "Central European",
	"windows-1254": "Turkish",
	"windows-1257": "Baltic",
	"windows-1251": "Cyrillic",
	"koi8-r": "Cyrillic",
	ibm866: "Cyrillic",
	"windows-1253": "Greek",
	"windows-1255": "Hebrew",
	"windows-1256": "Arabic",
	"windows-874": "Thai",
	shift_jis: "Japanese",
	"euc-jp": "Japanese",
	"euc-kr": "Korean",
	gb18030: "Chinese",
	big5: "Chinese",
};

/** What a guessed encoding is called; null for one that is certain. */
export function nameEncoding(encoding: string): string | null {
	const name = NAMES[encoding];
	return name === undefined ? null : `${name}, ${encoding}`;
}
