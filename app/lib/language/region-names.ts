// What people of a language call a country.

/** By language, where the platform's data has another name. */
const OWN_NAMES: Record<string, Record<string, string>> = {
	en: { TR: "Turkey" },
	de: { US: "USA", GB: "Großbritannien" },
};

/** Regions whose full names say more than what people call them. */
const LONG_NAMES = new Set(["HK", "MO"]);

const opened = new Map<string, Intl.DisplayNames>();

/** Opening the names of one language costs as much as a whole response. */
function namesIn(tag: string, style: "long" | "short"): Intl.DisplayNames {
	const names = opened.get(`${style}/${tag}`) ?? new Intl.DisplayNames(tag, { type: "region", style });
	opened.set(`${style}/${tag}`, names);
	return names;
}

/** `region`: two capital letters (ISO 3166-1); one without a name is its own. `tag`: of a language, as "de" or "de-DE". */
export function regionName(region: string, tag: string): string {
	return (
		OWN_NAMES[tag.slice(0, 2)]?.[region] ?? namesIn(tag, LONG_NAMES.has(region) ? "short" : "long").of(region) ?? region
	);
}
