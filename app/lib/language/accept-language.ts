import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language, readLanguage } from "./languages";

/** Parts of a header that are read. */
const RANGES_MAX = 20;

/** The site's language for "de-AT", "pt" or "ZH"; null where it has none. A country that the site does not have counts as its language. */
function findLanguage(range: string): Language | null {
	const [primary] = range.split("-");
	const ofPrimary = LANGUAGE_TAGS.find((tag) => tag.split("-")[0] === primary?.toLowerCase());
	return readLanguage(range) ?? ofPrimary ?? null;
}

/** The site's language that an `Accept-Language` header prefers; English where it names none. */
export function preferredLanguage(header: string | null): Language {
	let preferred = { language: DEFAULT_LANGUAGE, weight: 0 };
	for (const part of (header ?? "").split(",").slice(0, RANGES_MAX)) {
		const [, range = "", q = "1"] = /^\s*([a-z-]+)\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(part) ?? [];
		const language = findLanguage(range);
		if (language && Number(q) > preferred.weight) preferred = { language, weight: Number(q) };
	}
	return preferred.language;
}
