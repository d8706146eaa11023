// Counts in words, by each language's own categories of number (https://cldr.unicode.org/index/cldr-spec/plural-rules).
import { LANGUAGES, type Language } from "~/lib/language/languages";
import { formatCount } from "~/lib/text/format";

/** The categories of each language: a text that counts has a form for every one, no more and no fewer. */
interface Categories {
	en: "one" | "other";
	es: "one" | "many" | "other";
	fr: "one" | "many" | "other";
	de: "one" | "other";
	"pt-BR": "one" | "many" | "other";
	ja: "other";
	ar: "zero" | "one" | "two" | "few" | "many" | "other";
	tr: "one" | "other";
}

/** The same at run time, for the test that compares it with the platform's. */
export const CATEGORIES: { [Tag in Language]: Categories[Tag][] } = {
	en: ["one", "other"],
	es: ["one", "many", "other"],
	fr: ["one", "many", "other"],
	de: ["one", "other"],
	"pt-BR": ["one", "many", "other"],
	ja: ["other"],
	ar: ["zero", "one", "two", "few", "many", "other"],
	tr: ["one", "other"],
};

/** The tag with which a language's numbers and dates are written: digits and calendar are the same on every page. */
export function formatTag(language: Language): string {
	return LANGUAGES[language].dir === "rtl" ? `${language}-u-ca-gregory-nu-latn` : language;
}

export type Plural<Tag extends Language> = (count: number, forms: Record<Categories[Tag], string>) => string;

/** Without `Intl`, whose first use costs a new isolate or a browser time: many pages count. */
const ENGLISH = {
	rules: { select: (count: number) => (count === 1 ? "one" : "other") },
	numbers: { format: formatCount },
} as const;

/**
 * A text that counts: `plural(2, { one: "# film", other: "# films" })` is "2 films". `#` is the number as the language writes it; a form
 * without one says it in words. Formatters are made when a text first needs them.
 */
export function pluralIn<Tag extends Language>(language: Tag): Plural<Tag> {
	let rules: Pick<Intl.PluralRules, "select"> | undefined;
	let numbers: Pick<Intl.NumberFormat, "format"> | undefined;
	return (count, forms) => {
		rules ??= language === "en" ? ENGLISH.rules : new Intl.PluralRules(language);
		numbers ??= language === "en" ? ENGLISH.numbers : new Intl.NumberFormat(formatTag(language));
		const form = (forms as Record<string, string>)[rules.select(count)] ?? "";
		return form.includes("#") ? form.replace("#", numbers.format(count)) : form;
	};
}
