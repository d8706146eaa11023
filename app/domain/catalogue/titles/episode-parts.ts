// Cuts the episodes of a long season, which may have thousands, into parts that fit a page. Numbers are labels that may leave
// gaps, so a part is named by its real first and last one.

interface Numbered {
	number: number;
}

export interface EpisodePart {
	first: number;
	last: number;
}

/** Of a page of a show. */
const PART_SIZE = 50;

/**
 * All parts of the season, and the episodes of one: the part that `number` belongs to, or would if there were such an
 * episode.
 *
 * @param episodes ascending.
 */
export function cutIntoParts<Episode extends Numbered>(
	episodes: Episode[],
	number: number,
): { parts: EpisodePart[]; episodes: Episode[] } {
	const starts = episodes.flatMap((_, index) => (index % PART_SIZE === 0 ? [index] : []));
	const parts = starts.map((start) => episodes.slice(start, start + PART_SIZE));
	const shown = parts.findLast(([first]) => first && first.number <= number) ?? parts[0] ?? [];
	return {
		parts: parts.map((part) => ({ first: part[0]?.number ?? 0, last: part.at(-1)?.number ?? 0 })),
		episodes: shown,
	};
}

/** At most `max` episodes around the one with this number; near an end of the season as many on the other side. */
export function listAround<Episode extends Numbered>(episodes: Episode[], number: number, max: number): Episode[] {
	const at = episodes.findIndex((episode) => episode.number >= number);
	const middle = at === -1 ? episodes.length : at;
	const start = Math.max(0, Math.min(middle - Math.floor((max - 1) / 2), episodes.length - max));
	return episodes.slice(start, start + max);
}
