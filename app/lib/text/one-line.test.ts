import { expect, test } from "vitest";
import { isBlank, oneLine } from "./one-line";

test.each([
	...["", " ", "\u0000", "\u0000\u0001\u001f", "\t\n\r", "\u007f\u0085", "\u00a0\u3000", "\u200b", "\u200d", "\ufeff"],
	...["\u2028", "\u202e", "\u2066", "\u3164", "\u115f", "\u2800", "\ufe0f", "\u00ad", "\u{e0001}", "\u0301", "\ud800"],
])("of %j nothing can be seen", (text) => {
	expect([isBlank(text), oneLine(text)]).toEqual([true, ""]);
});

test.each([
	["\u0000Heat\u0000", "Heat"],
	[" The\u0000\tMatrix\u200b ", "The Matrix"],
	["می\u200cخواهم", "می\u200cخواهم"],
	["👨‍👩‍👧", "👨‍👩‍👧"],
	["?", "?"],
	["...", "..."],
	["e\u0301", "e\u0301"],
])("%j is %j", (text, line) => {
	expect([isBlank(text), oneLine(text)]).toEqual([false, line]);
});
