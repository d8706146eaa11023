// As TMDB writes the names.
import { regionName } from "~/lib/language/region-names";

const COUNTRY_NAMES: Record<string, string> = {
	US: "United States of America",
	CZ: "Czech Republic",
	SU: "Soviet Union",
	XC: "Czechoslovakia",
	XG: "East Germany",
	YU: "Yugoslavia",
};

interface LanguageNames {
	english: string;
	native: string;
}

const LANGUAGE_NAMES: Record<string, LanguageNames> = {
	cn: { english: "Cantonese", native: "广州话 / 廣州話" },
	zh: { english: "Mandarin", native: "普通话" },
	la: { english: "Latin", native: "Latin" },
	xx: { english: "No Language", native: "No Language" },
};

const opened = new Map<string, Intl.DisplayNames>();

/** The platform's names of languages: opening those of one language costs as much as a whole response. */
function namesIn(tag: string): Intl.DisplayNames {
	const names = opened.get(tag) ?? new Intl.DisplayNames(tag, { type: "language" });
	opened.set(tag, names);
	return names;
}

/** For an ISO 3166-1 code, in English or another language; an unknown code is its own name. */
export function countryName(code: string, tag = "en"): string {
	const asTmdb = tag === "en" ? COUNTRY_NAMES[code] : undefined;
	return asTmdb ?? (/^[A-Z]{2}$/.test(code) ? regionName(code, tag) : code);
}

/** For an ISO 639 code or one of TMDB's own (`cn`, `xx`), in English or another language; an unknown code is its own name. */
export function languageName(code: string, tag = "en"): string {
	if (tag !== "en") return /^[a-z]{2,3}$/.test(code) ? (namesIn(tag).of(STANDARD[code] ?? code) ?? code) : code;
	return LANGUAGE_NAMES[code]?.english ?? (/^[a-z]{2,3}$/.test(code) ? namesIn(tag).of(code) : undefined) ?? code;
}

/** TMDB's own codes as others write them. */
const STANDARD: Record<string, string> = { cn: "yue", xx: "zxx" };

/** The name in English and in the language itself. `code` as for `languageName`, and known. */
export function languageNames(code: string): LanguageNames {
	const names = knownLanguages.get(code) ?? { english: languageName(code), native: readNativeName(code) };
	knownLanguages.set(code, names);
	return names;
}

// Opening the names of one language costs as much as a whole response.
const knownLanguages = new Map<string, LanguageNames>(Object.entries(LANGUAGE_NAMES));

function readNativeName(code: string): string {
	const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
	return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The BCP 47 tag of a language; empty for none: TMDB writes "cn" for Cantonese and "xx" for no language. */
export function toLanguageTag(code: string): string {
	if (code === "cn") return "yue";
	return /^[a-z]{2}$/.test(code) && code !== "xx" ? code : "";
}
