// The language that was chosen in this browser, and whether another one was offered.
import { cookieName, findCookie } from "~/lib/http/cookies";
import { LANGUAGE_COOKIE, OFFERED } from "~/lib/language/choice";
import type { Language } from "~/lib/language/languages";

/** Seconds: the longest that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

const ownName = () => cookieName({ url: window.location.href }, LANGUAGE_COOKIE);

/** Null while nothing was chosen or offered. */
export function readLanguageCookie(): string | null {
	return findCookie(document.cookie, ownName());
}

/** Offers no other language from now on, until one is chosen. */
export function markOffered(): void {
	const secure = window.location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: browsers without the Cookie Store API have to remember it too.
	document.cookie = `${ownName()}=${OFFERED}; Path=/; SameSite=Lax; Max-Age=${COOKIE_SECONDS}${secure}`;
}

/** In this browser, and for who is signed in. Without a connection nothing is chosen. */
export function chooseLanguage(language: Language): void {
	const body = new URLSearchParams({ language });
	fetch("/language", { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => undefined);
}
