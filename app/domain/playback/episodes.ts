// Owns the order of episodes: the previous and next one in a season, and the start of the next season.

interface NumberedEpisode {
	number: number;
}

/** The previous and next episode of the season; null when there is none. Episode 1 has no previous one. */
export function findNeighbours<Episode extends NumberedEpisode>(
	episodes: Episode[],
	number: number,
): { previous: Episode | null; next: Episode | null } {
	const find = (wanted: number) => episodes.find((episode) => episode.number === wanted) ?? null;
	return { previous: number > 1 ? find(number - 1) : null, next: find(number + 1) };
}

/** The first episode of the next season that has episodes; its name is not loaded. Null after the last season. */
export function findNextSeason(
	seasons: { number: number; episodeCount: number }[],
	season: number,
): { season: number; episode: number; name: null } | null {
	const later = seasons.filter(({ number, episodeCount }) => number > season && episodeCount > 0);
	const first = later.length > 0 ? Math.min(...later.map(({ number }) => number)) : null;
	return first === null ? null : { season: first, episode: 1, name: null };
}
