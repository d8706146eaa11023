// Which language a page offers instead of its own: the one that was chosen, else the one that the browser prefers.
import { LANGUAGE_TAGS, type Language, readLanguage } from "./languages";

/** A language that was chosen, or `OFFERED`. */
export const LANGUAGE_COOKIE = "language";

/** In the cookie: another language was offered, and nobody chose one. */
export const OFFERED = "offered";

/** The site's language for "de-AT" or "pt"; null where it has none. */
function findLanguage(tag: string): Language | null {
	const base = (text: string) => text.toLowerCase().split("-")[0];
	return readLanguage(tag) ?? LANGUAGE_TAGS.find((language) => base(language) === base(tag)) ?? null;
}

/** `chosen`: the cookie's value; `preferred`: the browser's languages, the best first. Null: the page is in it already, or offers none. */
export function findOffer(here: Language, chosen: string | null, preferred: readonly string[]): Language | null {
	const [best = null] = preferred.flatMap((tag) => findLanguage(tag) ?? []);
	const wanted = chosen === null ? best : readLanguage(chosen);
	return wanted === here ? null : wanted;
}
