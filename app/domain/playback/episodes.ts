// Owns the order of episodes: the previous and next one in a season, and what plays after an episode.

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

interface KnownEpisode extends NumberedEpisode {
	name: string;
	/** YYYY-MM-DD; null when unknown, which counts as past. */
	airDate: string | null;
}

/**
 * What plays by itself after an episode: the next one of the season that has aired, else the first of the next season.
 * After a special comes at most the next special. Null when nothing follows.
 *
 * @param season with its episodes, ascending.
 * @param aired the show's seasons with episodes that have aired, ascending.
 * @param today YYYY-MM-DD.
 */
export function findUpNext(
	season: { number: number; episodes: KnownEpisode[] },
	number: number,
	{ aired, today }: { aired: { number: number; episodeCount: number }[]; today: string },
): { season: number; episode: number; name: string | null } | null {
	const next = season.episodes.find((episode) => episode.number > number);
	if (next) {
		const hasAired = next.airDate === null || next.airDate <= today;
		return hasAired ? { season: season.number, episode: next.number, name: next.name } : null;
	}
	if (season.number === 0) return null;
	const later = aired.find((each) => each.number > season.number && each.episodeCount > 0);
	return later ? { season: later.number, episode: 1, name: null } : null;
}
