// The languages of the interface, and their addresses: a page's language is the first part of its path, and nothing else decides it.

interface LanguageFacts {
	/** The start of its pages' paths; English has none. */
	prefix: string;
	/** The language's own name for itself. */
	name: string;
	dir: "ltr" | "rtl";
	/** As the upstream writes it, with the country whose spelling is used. */
	upstream: string;
}

/** By their tags in `<html lang>` (BCP 47), in the order in which they are offered. */
export const LANGUAGES = {
	en: { prefix: "", name: "English", dir: "ltr", upstream: "en-US" },
	es: { prefix: "/es", name: "Español", dir: "ltr", upstream: "es-ES" },
	fr: { prefix: "/fr", name: "Français", dir: "ltr", upstream: "fr-FR" },
	de: { prefix: "/de", name: "Deutsch", dir: "ltr", upstream: "de-DE" },
	"pt-BR": { prefix: "/pt-br", name: "Português (Brasil)", dir: "ltr", upstream: "pt-BR" },
	ja: { prefix: "/ja", name: "日本語", dir: "ltr", upstream: "ja-JP" },
	ar: { prefix: "/ar", name: "العربية", dir: "rtl", upstream: "ar-SA" },
	tr: { prefix: "/tr", name: "Türkçe", dir: "ltr", upstream: "tr-TR" },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LANGUAGES;

/** The language of addresses without a prefix, and of what has no other. */
export const DEFAULT_LANGUAGE: Language = "en";

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as Language[];

/** The language with this tag, in either case; null where the site is not in it. */
export function readLanguage(tag: string | null | undefined): Language | null {
	return LANGUAGE_TAGS.find((language) => language.toLowerCase() === tag?.toLowerCase()) ?? null;
}

/** In the browser: the language of the document, which opens another document to change it. */
export function pageLanguage(): Language {
	return readLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}

/**
 * A path's language and the path as routes know it: `/es/movies` → `es`, `/movies`. The router's script reads a language's home page
 * from `/es.data`, and the English one from `/_.data`.
 */
export function splitPath(pathname: string): { language: Language; path: string } {
	const [, first = "", rest = ""] = /^\/([^/]*)(.*)$/s.exec(pathname.replace(/^(\/[^/]+)\.data$/, "$1/_.data")) ?? [];
	const language = LANGUAGE_TAGS.find((tag) => LANGUAGES[tag].prefix === `/${first}`);
	return language ? { language, path: rest || "/" } : { language: DEFAULT_LANGUAGE, path: pathname };
}

/** Where in the site a URL leads, as routes know it. The router adds the language of the page. */
export function localPath({ pathname, search }: Pick<URL, "pathname" | "search">): string {
	return splitPath(pathname).path + search;
}

/** The address of a route's path in a language: `/movies`, `es` → `/es/movies`. The home page has no slash at its end. */
export function pathIn(language: Language, path: string): string {
	const { prefix } = LANGUAGES[language];
	return prefix === "" ? path : prefix + path.replace(/^\/(?=$|[?#])/, "");
}

/** What is in no language: calls, pictures but tickets, which have words, and files for machines. */
const WITHOUT_LANGUAGE =
	/^\/(?:api\/(?!docs(?:\.data)?$)|artwork\/(?!.*-(?:stub|ticket)\b)|(?:sitemap\.xml|robots\.txt|opensearch\.xml)$)/;

/**
 * Where a path leads that names a language in another way, `/en/movies`, `/ES/movies`, `/es/`, or one where there is none,
 * `/es/api/movies`, or that has slashes before its first name, `//movies`: a link to it would lead to another site. Null for the one
 * address.
 */
export function findOneAddress(pathname: string): string | null {
	const [, first = "", rest = ""] = /^\/+([^/]*)(.*)$/s.exec(pathname) ?? [];
	const language = readLanguage(first);
	const path = language ? rest.replace(/^\/*/, "/") : `/${first}${rest}`;
	const address = WITHOUT_LANGUAGE.test(path) ? path : pathIn(language ?? DEFAULT_LANGUAGE, path);
	return address === pathname ? null : address;
}
