import { expect, test } from "vitest";
import { nameLanguage } from "./name-language";

test.each([
	["Ταξίδι στα Κύθηρα", "", "el"],
	["Ταξίδι στα Κύθηρα", "en", "el"],
	["π", "en", "en"],
	["მონანიება", "", "ka"],
	["ışık", "tr", "tr"],
	["Heat", "", undefined],
])("the language of %s, of a title in %j, is %s", (name, original, language) => {
	expect(nameLanguage(name, original)).toBe(language);
});
