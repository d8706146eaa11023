// Owns the names of countries and languages, by their codes, as TMDB writes them.
import { lazy } from "~/lib/memoize";

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
	own: string;
}

const LANGUAGE_NAMES: Record<string, LanguageNames> = {
	cn: { english: "Cantonese", own: "广州话 / 廣州話" },
	zh: { english: "Mandarin", own: "普通话" },
	la: { english: "Latin", own: "Latin" },
	xx: { english: "No Language", own: "No Language" },
};

const regions = lazy(() => new Intl.DisplayNames("en", { type: "region" }));
const languages = lazy(() => new Intl.DisplayNames("en", { type: "language" }));

/** For an ISO 3166-1 code; a code that nobody knows is its own name. */
export function countryName(code: string): string {
	return COUNTRY_NAMES[code] ?? regions().of(code) ?? code;
}

/** For an ISO 639-1 code (and TMDB's own `cn` and `xx`): the name in English and in the language itself. */
export function languageNames(code: string): LanguageNames {
	const names = knownLanguages.get(code) ?? readLanguageNames(code);
	knownLanguages.set(code, names);
	return names;
}

// To open a list of names for one language costs as much as a whole answer.
const knownLanguages = new Map<string, LanguageNames>(Object.entries(LANGUAGE_NAMES));

function readLanguageNames(code: string): LanguageNames {
	const own = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
	return { english: languages().of(code) ?? code, own: own.charAt(0).toLocaleUpperCase(code) + own.slice(1) };
}
