// Owns which episode comes before and after another within its season.

interface NumberedEpisode {
	number: number;
}

/** The neighbours within the season; null where there is none. Nothing comes before episode 1. */
export function findNeighbours<Episode extends NumberedEpisode>(
	episodes: Episode[],
	number: number,
): { previous: Episode | null; next: Episode | null } {
	const find = (wanted: number) => episodes.find((episode) => episode.number === wanted) ?? null;
	return { previous: number > 1 ? find(number - 1) : null, next: find(number + 1) };
}
