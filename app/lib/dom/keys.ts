/** Reads a key press, in one place for every keyboard, remote control and browser. */

/** Older names of keys, and other names of the same key. */
const SAME_NAMES: Record<string, string> = {
	Esc: "Escape",
	Left: "ArrowLeft",
	Right: "ArrowRight",
	Up: "ArrowUp",
	Down: "ArrowDown",
	Spacebar: " ",
	"؟": "?",
	Play: "MediaPlay",
	Pause: "MediaPause",
	FastFwd: "MediaFastForward",
	MediaNextTrack: "MediaTrackNext",
	MediaPreviousTrack: "MediaTrackPrevious",
	BrowserBack: "GoBack",
	XF86Back: "GoBack",
};

/** By `keyCode`. Remote controls have those from 256 on alone; the others are read where the browser knows no name. */
const NAMES_OF_CODES: Record<number, string> = {
	13: "Enter",
	19: "MediaPause",
	27: "Escape",
	32: " ",
	37: "ArrowLeft",
	38: "ArrowUp",
	39: "ArrowRight",
	40: "ArrowDown",
	166: "GoBack",
	176: "MediaTrackNext",
	177: "MediaTrackPrevious",
	178: "MediaStop",
	179: "MediaPlayPause",
	227: "MediaRewind",
	228: "MediaFastForward",
	402: "MediaPlayPause",
	412: "MediaRewind",
	413: "MediaStop",
	415: "MediaPlay",
	417: "MediaFastForward",
	424: "MediaTrackPrevious",
	425: "MediaTrackNext",
	457: "Info",
	461: "GoBack",
	10009: "GoBack",
	10232: "MediaTrackPrevious",
	10233: "MediaTrackNext",
	10252: "MediaPlayPause",
};
const REMOTE_CODES_FROM = 256;

/** `keyCode` of every key while an input method composes. */
const COMPOSING = 229;

/** Keys of an English keyboard with two symbols, by `code`; the second with Shift. */
const SYMBOLS: Record<string, [string, string]> = { Comma: [",", "<"], Period: [".", ">"], Slash: ["/", "?"] };

/** The sign that the key has on an English keyboard; null for a key without one that is used here. */
function englishSign({ code, shiftKey }: KeyboardEvent): string | null {
	const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
	if (letter) return letter.toLowerCase();
	const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
	if (digit) return shiftKey ? null : digit;
	return SYMBOLS[code]?.[shiftKey ? 1 : 0] ?? null;
}

/** A letter, a vowel sign or a digit of a script that is not the Latin one. */
function isOtherScript(key: string): boolean {
	return /^(?=\P{ASCII})[\p{L}\p{M}\p{Nd}]+$/u.test(key) && !/\p{Script=Latin}/u.test(key);
}

/**
 * What a key press means: the name of a key ("ArrowLeft", "MediaPlayPause"), or the sign that is printed on it, a letter in
 * lower case whatever Shift and Caps Lock say. Where the keyboard types another script, the letter of an English keyboard on
 * the same key. Empty with Ctrl, Alt, AltGr or Meta, and while an input method composes.
 */
export function readKey(event: KeyboardEvent): string {
	const { key, keyCode, isComposing } = event;
	if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph")) return "";
	if (isComposing || keyCode === COMPOSING || key === "Process" || key === "Dead") return "";
	const isNamed = Boolean(key) && key !== "Unidentified";
	const named = isNamed && keyCode < REMOTE_CODES_FROM ? undefined : NAMES_OF_CODES[keyCode];
	if (named) return named;
	if (!isNamed) return "";
	if (Object.hasOwn(SAME_NAMES, key)) return SAME_NAMES[key] ?? "";
	if (isOtherScript(key)) return englishSign(event) ?? key;
	return key.length === 1 ? key.toLowerCase() : key;
}
