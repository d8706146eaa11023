import { describe, expect, test } from "vitest";
import { readKey } from "./keys";

function press(key: string, code = "", rest: KeyboardEventInit = {}): string {
	return readKey(new KeyboardEvent("keydown", { key, code, ...rest }));
}

describe("a letter", () => {
	test.each([
		["with Caps Lock", "K", "KeyK", "k"],
		["in Russian", "л", "KeyK", "k"],
		["in Russian with Caps Lock", "Л", "KeyK", "k"],
		["in Ukrainian", "і", "KeyS", "s"],
		["in Greek", "κ", "KeyK", "k"],
		["in Hebrew", "ל", "KeyK", "k"],
		["in Arabic", "ن", "KeyK", "k"],
		["in Arabic, of two characters", "لا", "KeyB", "b"],
		["in Thai, a vowel sign", "ื", "KeyN", "n"],
		["in Hindi", "क", "KeyK", "k"],
		["in Georgian", "მ", "KeyM", "m"],
		["in Korean without its input method", "ㅏ", "KeyK", "k"],
	])("%s is that of an English keyboard on the same key", (_, key, code, letter) => {
		expect(press(key, code)).toBe(letter);
	});

	test.each([
		["AZERTY", "m", "Semicolon", "m"],
		["AZERTY", "q", "KeyA", "q"],
		["Dvorak", "g", "KeyU", "g"],
		["Dvorak", "'", "KeyQ", "'"],
		["QWERTZ", "z", "KeyY", "z"],
		["Turkish", "ı", "KeyI", "ı"],
		["French", "é", "Digit2", "é"],
		["German", "ö", "Semicolon", "ö"],
		["Hebrew, where Q has a symbol", "/", "KeyQ", "/"],
	])("on a keyboard with Latin letters is the printed one (%s %s)", (_, key, code, printed) => {
		expect(press(key, code)).toBe(printed);
	});
});

test.each([
	["Persian digits", "۵", "Digit5", false, "5"],
	["Bengali digits", "৯", "Digit9", false, "9"],
	["a Cyrillic letter where < is", "Б", "Comma", true, "<"],
	["a Cyrillic letter where > is", "Ю", "Period", true, ">"],
	["an Arabic letter where / is", "ظ", "Slash", false, "/"],
	["the Arabic question mark", "؟", "Slash", true, "?"],
	["a question mark on another key", "?", "Digit7", true, "?"],
	["a pound sign", "£", "Digit3", true, "£"],
	["a section sign", "§", "Slash", true, "§"],
	["a Cyrillic letter where nothing is used", "х", "BracketLeft", false, "х"],
])("digits and symbols: %s", (_, key, code, shiftKey, sign) => {
	expect(press(key, code, { shiftKey })).toBe(sign);
});

test.each([
	["Ctrl", press("k", "KeyK", { ctrlKey: true })],
	["Alt", press("л", "KeyK", { altKey: true })],
	["Meta", press("ArrowLeft", "ArrowLeft", { metaKey: true })],
	["an input method", press("k", "KeyK", { isComposing: true })],
	["an input method, by its code", press("k", "KeyK", { keyCode: 229 })],
	["an input method, by its name", press("Process", "KeyK")],
	["a dead key", press("Dead", "Quote")],
	["a key that the browser does not know", press("Unidentified", "", { keyCode: 999 })],
])("%s is no key", (_, key) => {
	expect(key).toBe("");
});

test("AltGr is no key", () => {
	const event = new KeyboardEvent("keydown", { key: "ł", code: "KeyL" });
	Object.defineProperty(event, "getModifierState", { value: (name: string) => name === "AltGraph" });
	expect(readKey(event)).toBe("");
});

test.each([
	["MediaPlayPause", 179, "MediaPlayPause"],
	["Unidentified", 10252, "MediaPlayPause"],
	["Unidentified", 415, "MediaPlay"],
	["Unidentified", 19, "MediaPause"],
	["Pause", 19, "MediaPause"],
	["Unidentified", 413, "MediaStop"],
	["Unidentified", 417, "MediaFastForward"],
	["Unidentified", 412, "MediaRewind"],
	["XF86AudioPlay", 415, "MediaPlay"],
	["Unidentified", 10233, "MediaTrackNext"],
	["", 10232, "MediaTrackPrevious"],
	["GoBack", 0, "GoBack"],
	["BrowserBack", 166, "GoBack"],
	["Unidentified", 461, "GoBack"],
	["Unidentified", 10009, "GoBack"],
	["Unidentified", 38, "ArrowUp"],
	["Left", 37, "ArrowLeft"],
	["Spacebar", 32, " "],
	["Esc", 27, "Escape"],
])("the key %s with code %i of a remote control or an older browser is %s", (key, keyCode, name) => {
	expect(press(key, "", { keyCode })).toBe(name);
});
