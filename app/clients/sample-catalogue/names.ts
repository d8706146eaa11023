// Owns the names of countries and languages, by their codes, as TMDB writes them.
import { lazily } from "~/lib/lazily";

const COUNTRY_NAMES: Record<string, string> = {
	US: "United States of America",
	CZ: "Czech Republic",
	HK: "Hong Kong",
	SU: "Soviet Union",
	XC: "Czechoslovakia",
	XG: "East Germany",
	YU: "Yugoslavia",
};

const LANGUAGE_NAMES: Record<string, [english: string, own: string]> = {
	cn: ["Cantonese", "广州话 / 廣州話"],
	zh: ["Mandarin", "普通话"],
	la: ["Latin", "Latin"],
	xx: ["No Language", "No Language"],
};

const regions = lazily(() => new Intl.DisplayNames("en", { type: "region" }));
const languages = lazily(() => new Intl.DisplayNames("en", { type: "language" }));

/** For an ISO 3166-1 code; a code that nobody knows is its own name. */
export function countryName(code: string): string {
	return COUNTRY_NAMES[code] ?? regions().of(code) ?? code;
}

/** For an ISO 639-1 code (and TMDB's own `cn` and `xx`): the name in English and in the language itself. */
export function languageNames(code: string): { english: string; own: string } {
	const known = LANGUAGE_NAMES[code];
	if (known) return { english: known[0], own: known[1] };
	const own = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
	return { english: languages().of(code) ?? code, own: own.charAt(0).toLocaleUpperCase(code) + own.slice(1) };
}
