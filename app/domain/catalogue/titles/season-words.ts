// Labels of seasons, and which one holds the specials.

/**
 * Whether the season holds the specials. They are no part of a mark on their show, and what comes next is never one, except
 * where a show has nothing else. `isRegular` of the schema is the opposite for SQL.
 */
export function isSpecial(season: number): boolean {
	return season === 0;
}

/** "Season 2". */
export function seasonLabel(number: number): string {
	return isSpecial(number) ? "Specials" : `Season ${number}`;
}

/**
 * `nth`: season 2 is the second one. A number is only a label, which may be a year or leave gaps: then `labelled`. Null for a season
 * that is not among them.
 *
 * @param seasons without specials, ascending.
 */
export function placeAmongSeasons(number: number, seasons: { number: number }[]): "nth" | "labelled" | null {
	const ordinal = seasons.findIndex((season) => season.number === number) + 1;
	if (ordinal === 0) return null;
	return ordinal === number ? "nth" : "labelled";
}
