import { expect, it } from "vitest";
import { readOtherLanguage } from "./other-language";

it.each([
	["de-de,de;q=0.9,en;q=0.8", "de-DE"],
	["en-US,en;q=0.9,pt-BR;q=0.5", "pt-BR"],
	["fr", "fr"],
	["en-GB,en", null],
	["*", null],
	["zh-Hant-TW,de;q=0.5", "de"],
	["", null],
	[null, null],
])("of %s the first language that is not English is %s", (header, language) => {
	expect(readOtherLanguage(header)).toBe(language);
});
