/** The first language of an `Accept-Language` header that is not English, as "de" or "pt-BR"; null for none. */
export function readOtherLanguage(header: string | null): string | null {
	for (const part of (header ?? "").split(",").slice(0, 10)) {
		const [, language, country] = /^\s*([a-z]{2})(?:-([a-z]{2}))?\s*(?:;|$)/i.exec(part) ?? [];
		if (!language || language.toLowerCase() === "en") continue;
		return `${language.toLowerCase()}${country ? `-${country.toUpperCase()}` : ""}`;
	}
	return null;
}
