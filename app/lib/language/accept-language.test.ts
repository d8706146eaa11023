import { expect, it } from "vitest";
import { preferredLanguage } from "./accept-language";

it.each([
	["de", "de"],
	["de-AT,de;q=0.9,en;q=0.8", "de"],
	["en-GB,de;q=0.7", "en"],
	["fr;q=0.3, ja;q=0.9, en;q=0.5", "ja"],
	["nl, tr;q=0.4", "tr"],
	["pt-PT", "pt-BR"],
	["PT-br", "pt-BR"],
	["de;q=0, es;q=0.1", "es"],
	["*", "en"],
	["xx-YY", "en"],
	["", "en"],
	[null, "en"],
	["de;q=x, ;;, ,", "en"],
])("of %s the site's language is %s", (header, language) => {
	expect(preferredLanguage(header)).toBe(language);
});
