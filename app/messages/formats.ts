// Dates, numbers and lists as each language writes them.
import { LANGUAGES, type Language } from "~/lib/language/languages";
import { regionName } from "~/lib/language/region-names";
import { isDay } from "~/lib/text/days";
import * as english from "~/lib/text/format";
import { describeTimeZone } from "~/lib/text/time-zone-names";
import { formatTag } from "./plural";
import { useLanguage } from "./use-language";

export interface Formats {
	/** "2010-07-15" -> "July 15, 2010"; null for what is no day. */
	date(day: string | null): string | null;
	/** "2010-07" -> "July 2010". */
	month(month: string): string;
	/** Date and time: "Jul 15, 2010, 5:00 PM"; without a zone in that of this device. */
	time(date: Date, zone?: string): string;
	/** "2010-07" -> "Jul", or "J" where there is room for no more. */
	monthName(month: string, width: "short" | "narrow"): string;
	/** A whole number, grouped. */
	count(value: number): string;
	/** A rating to one decimal. */
	rating(value: number): string;
	/** US dollars in millions: "$160.0M". */
	millions(dollars: number): string;
	/** In a sentence: "Dune, Alien, and Heat". */
	list(items: readonly string[]): string;
	/** Beside a label or in a line of facts: "Drama, Crime". */
	commas(items: readonly string[]): string;
	/** What stands between two of those that are no texts, such as links. */
	comma: string;
	/** A name and what belongs to it: "Stream: Netflix". */
	labelled(label: string, text: string): string;
	/** Whole sentences, one after another. */
	sentences(said: readonly string[]): string;
	/** "Europe/Berlin" -> "Central European Time"; in English the zone's own name. */
	zoneName(zone: string): string;
	/** The name of a language: "ja" -> "Japanese". */
	languageName(tag: string): string;
	/** The name of a country: "ES" -> "Spain". */
	regionName(region: string): string;
	/** For `sort`: the order of names. */
	compare(one: string, other: string): number;
}

/** English is written without `Intl` where it is on every page: its first date costs a new isolate or a browser 10 to 40 ms. */
const ENGLISH: Partial<Formats> = {
	date: (day) => (day !== null && isDay(day) ? english.formatDate(day) : null),
	month: english.formatMonth,
	monthName: (month, width) => english.formatMonth(month).slice(0, width === "short" ? 3 : 1),
	count: english.formatCount,
	rating: english.formatRating,
};

const MILLION = 1_000_000;

/** Dollars with their unit. The data of `Intl` differs between servers and browsers, and a page must be what the server wrote. */
const AMOUNTS: Record<Exclude<Language, "en">, { unit: number; write: (amount: string) => string }> = {
	es: { unit: MILLION, write: (amount) => `${amount}\u00a0M\u00a0US$` },
	fr: { unit: MILLION, write: (amount) => `${amount}\u00a0M\u00a0$US` },
	de: { unit: MILLION, write: (amount) => `${amount}\u00a0Mio.\u00a0$` },
	"pt-BR": { unit: MILLION, write: (amount) => `US$\u00a0${amount}\u00a0mi` },
	ja: { unit: 100 * MILLION, write: (amount) => `$${amount}億` },
	ar: { unit: MILLION, write: (amount) => `${amount}\u00a0مليون\u00a0دولار` },
	tr: { unit: MILLION, write: (amount) => `${amount}\u00a0Mn\u00a0$` },
};

/** Where it is not as in English. */
const COMMAS: Partial<Record<Language, string>> = { ja: "、", ar: "، " };
const COLONS: Partial<Record<Language, string>> = { fr: "\u00a0: ", ja: "：" };

/** The first day of a month, which is said as the first one; the data of `Intl` has a plain 1. */
const FIRST_DAYS: Partial<Record<Language, string>> = { fr: "1er", "pt-BR": "1º" };

/** The catalogue's own codes of languages. */
const STANDARD_CODES: Record<string, string> = { cn: "yue" };

function createFormats(language: Language): Formats {
	const tag = formatTag(language);
	const { dir } = LANGUAGES[language];
	const comma = COMMAS[language] ?? ", ";
	const first = FIRST_DAYS[language];
	const withFirstDay = (date: string) => (first ? date.replace(/^1(?=\s)/, first) : date);
	/** Names in Latin letters would pull what stands between them from left to right. */
	const isolated = (text: string) => (dir === "rtl" ? `\u2068${text}\u2069` : text);
	/** Made when it is first used. */
	function lazily<Formatter>(create: () => Formatter): () => Formatter {
		let formatter: Formatter | undefined;
		return () => {
			formatter ??= create();
			return formatter;
		};
	}
	const dates = lazily(() => new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }));
	const months = lazily(() => new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" }));
	const numbers = lazily(() => new Intl.NumberFormat(tag));
	const ratings = lazily(() => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
	const lists = lazily(() => new Intl.ListFormat(tag));
	const languages = lazily(() => new Intl.DisplayNames(tag, { type: "language" }));
	const collator = lazily(() => new Intl.Collator(tag));
	return {
		date: (day) => (day !== null && isDay(day) ? withFirstDay(dates().format(new Date(day))) : null),
		month: (month) => months().format(new Date(`${month}-01`)),
		monthName: (month, width) =>
			new Intl.DateTimeFormat(tag, { month: width, timeZone: "UTC" }).format(new Date(`${month}-01`)),
		time: (date, timeZone) =>
			withFirstDay(date.toLocaleString(tag, { dateStyle: "medium", timeStyle: "short", timeZone })),
		count: (value) => numbers().format(value),
		rating: (value) => ratings().format(value),
		millions(value) {
			if (language === "en") return english.formatMillions(value);
			const tenThousands = Math.max(1, Math.round(value / 10_000));
			if (language === "ja" && tenThousands < 10_000) return `$${numbers().format(tenThousands)}万`;
			const { unit, write } = AMOUNTS[language];
			return write(ratings().format(value / unit));
		},
		list: (items) => lists().format(items.map(isolated)),
		commas: (items) => items.map(isolated).join(comma),
		comma,
		labelled: (label, text) => isolated(label) + (COLONS[language] ?? ": ") + isolated(text),
		sentences: (said) => said.join(language === "ja" ? "" : " "),
		zoneName(timeZone) {
			// As the settings name it: the data of most languages calls it GMT.
			if (language === "en" || timeZone === "UTC") return describeTimeZone(timeZone);
			const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "longGeneric" }).formatToParts();
			return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
		},
		languageName(code) {
			try {
				return languages().of(STANDARD_CODES[code] ?? code) ?? code;
			} catch {
				// A tag can be well formed for BCP 47 and unknown to the browser.
				return code;
			}
		},
		regionName: (region) => regionName(region, language),
		compare: (one, other) => collator().compare(one, other),
		...(language === "en" ? ENGLISH : {}),
	};
}

const FORMATS = new Map<Language, Formats>();

export function formatsIn(language: Language): Formats {
	const formats = FORMATS.get(language) ?? createFormats(language);
	FORMATS.set(language, formats);
	return formats;
}

/** Those of the page. */
export function useFormats(): Formats {
	return formatsIn(useLanguage());
}
