// Names seasons for people, by their labels and by how many there are.
import { formatPlural } from "~/lib/text/format";

/** "Season 2"; season 0 holds the specials. */
export function seasonLabel(number: number): string {
	return number === 0 ? "Specials" : `Season ${number}`;
}

/**
 * "Season 2 of 3 seasons" where it is the second of three. A number is only a label, which may be a year or leave gaps:
 * then "Season 2024 · 3 seasons".
 *
 * @param seasons without specials, ascending.
 */
export function describeSeason(number: number, seasons: { number: number }[]): string {
	const ordinal = seasons.findIndex((season) => season.number === number) + 1;
	if (ordinal === 0) return seasonLabel(number);
	return `${seasonLabel(number)} ${ordinal === number ? "of" : "·"} ${formatPlural(seasons.length, "season")}`;
}
