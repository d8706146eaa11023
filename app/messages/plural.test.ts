import { describe, expect, it } from "vitest";
import { LANGUAGE_TAGS } from "~/lib/language/languages";
import { CATEGORIES, formatTag, pluralIn } from "./plural";

describe("a text that counts", () => {
	it.each(LANGUAGE_TAGS)("has every form that %s has, and no other", (language) => {
		const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
		expect([...CATEGORIES[language]].sort()).toEqual([...pluralCategories].sort());
	});

	it("writes numbers with Latin digits, as the language groups them", () => {
		expect(pluralIn("en")(12345, { one: "# film", other: "# films" })).toBe("12,345 films");
		expect(pluralIn("de")(12345, { one: "# Film", other: "# Filme" })).toBe("12.345 Filme");
		expect(new Intl.DateTimeFormat(formatTag("ar"), { dateStyle: "long" }).format(0)).toMatch(/1970/);
	});

	it("uses each of the six forms of Arabic", () => {
		const plural = pluralIn("ar");
		const forms = { zero: "zero", one: "one", two: "two", few: "few #", many: "many #", other: "other #" };
		expect([0, 1, 2, 3, 11, 100].map((count) => plural(count, forms))).toEqual([
			...["zero", "one", "two", "few 3", "many 11", "other 100"],
		]);
	});
});
