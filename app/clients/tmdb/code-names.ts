// As TMDB writes the names.
import { lazy } from "~/lib/lazy";

const COUNTRY_NAMES: Record<string, string> = {
	US: "United States of America",
	CZ: "Czech Republic",
	HK: "Hong Kong",
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

const regions = lazy(() => new Intl.DisplayNames("en", { type: "region" }));
const languages = lazy(() => new Intl.DisplayNames("en", { type: "language" }));

/** For an ISO 3166-1 code; an unknown code is its own name. */
export function countryName(code: string): string {
	return COUNTRY_NAMES[code] ?? (/^[A-Z]{2}$/.test(code) ? regions().of(code) : undefined) ?? code;
}

/** English, for an ISO 639 code or one of TMDB's own (`cn`, `xx`); an unknown code is its own name. */
export function languageName(code: string): string {
	return LANGUAGE_NAMES[code]?.english ?? (/^[a-z]{2,3}$/.test(code) ? languages().of(code) : undefined) ?? code;
}

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
