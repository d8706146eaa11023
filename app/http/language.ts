// The language that the visitor has chosen in this browser. Nobody is redirected by it: the address of a page is its language. It
// decides where this site itself leads on to, and what a page in another language offers.
import { readCookie, serializeCookie } from "~/lib/http/cookies";
import { LANGUAGE_COOKIE } from "~/lib/language/choice";
import { type Language, pathIn, readLanguage } from "~/lib/language/languages";

/** Milliseconds: the longest that browsers keep a cookie. */
const COOKIE_MS = 400 * 24 * 60 * 60 * 1000;

/** Null where nobody has chosen one in this browser. */
export function readChosenLanguage(request: Request): Language | null {
	return readLanguage(readCookie(request, LANGUAGE_COOKIE));
}

/** Scripts read it too: shared pages do not know of it. */
export function languageCookie(request: Request, language: Language): string {
	return serializeCookie(request, { name: LANGUAGE_COOKIE, value: language, maxAge: COOKIE_MS, isForScripts: true });
}

/** Whether a response itself chooses one. */
export function setsLanguage(response: Response): boolean {
	return response.headers.getSetCookie().some((line) => /^(?:__Host-)?language(?:_\d+)?=/.test(line));
}

/** The URL of a path in a language, for a redirect: of a path alone the router would take the page's language. */
export function urlIn(language: Language, path: string, { origin }: Pick<URL, "origin">): string {
	return origin + pathIn(language, path);
}
