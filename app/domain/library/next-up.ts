// Decides what a person watches next in a title, from what they have played and watched of it. Works on the server's rows
// and on those of a browser alike.
import type { SeasonSummary, Show } from "../catalogue/types";
import { type EpisodeNumber, isFinished, RESUME_FROM } from "./progress";

/** What one person has played and watched of an episode. A movie is episode 1 of season 1. Times are milliseconds. */
export interface Viewing extends EpisodeNumber {
	/** Seconds; 0 when the player reported none. */
	position: number;
	/** Seconds; 0 when unknown. */
	duration: number;
	/** When it was last played; 0 for never. Opening its page does not count. */
	playedAt: number;
	/** When it was last marked as watched, or played far enough for it; 0 for never. */
	watchedAt: number;
	/** How often it was watched. */
	times: number;
}

/** `start`: nothing was watched; `resume`: an unfinished one; `next`: the one after; `again`: everything that has aired was watched. */
export type NextAction = "start" | "resume" | "next" | "again";

export interface NextUp extends EpisodeNumber {
	action: NextAction;
	/** Seconds to resume at; 0 for the start. */
	position: number;
	/** Seconds; 0 when unknown. */
	duration: number;
}

/** A season with the number of its episodes that have aired. */
export type AiredSeason = Pick<SeasonSummary, "number" | "episodeCount">;

/** A movie as a season of one episode. */
export const MOVIE_SEASONS: AiredSeason[] = [{ number: 1, episodeCount: 1 }];

/** The show's seasons, in order, without episodes that have not aired. `today` is YYYY-MM-DD. */
export function listAired(show: Pick<Show, "seasons" | "nextEpisode" | "lastAired">, today: string): AiredSeason[] {
	const { nextEpisode: next, lastAired } = show;
	const hasAired = next !== null && next.airDate <= today;
	const last = hasAired ? next : (lastAired ?? (next && { season: next.season, number: next.number - 1 }));
	return show.seasons
		.filter(({ number }) => !last || number <= last.season)
		.map(({ number, episodeCount }) => ({
			number,
			episodeCount: last?.season === number ? Math.min(last.number, episodeCount) : episodeCount,
		}));
}

/** All episodes of these seasons, without specials. */
export function listEpisodes(seasons: AiredSeason[]): EpisodeNumber[] {
	return seasons
		.filter(({ number }) => number > 0)
		.flatMap(({ number: season, episodeCount }) =>
			Array.from({ length: episodeCount }, (_, index) => ({ season, episode: index + 1 })),
		);
}

/** Whether it was started and not watched to its end since. A few seconds do not count. */
export function isUnfinished(viewing: Viewing): boolean {
	const { position, duration, playedAt, watchedAt } = viewing;
	const isSilent = position === 0 && duration === 0;
	return playedAt > watchedAt && !isFinished(viewing) && (isSilent || position >= RESUME_FROM);
}

/** When it was last watched; 0 for never. */
function watchTime(viewing: Viewing): number {
	return isFinished(viewing) ? Math.max(viewing.playedAt, viewing.watchedAt) : viewing.watchedAt;
}

/** Whether it is shown as watched: not while it is being watched again. */
export function isWatched(viewing: Viewing): boolean {
	return watchTime(viewing) > 0 && !isUnfinished(viewing);
}

/** Latest play; 0 when it was only marked. */
function playTime(viewing: Viewing): number {
	return isUnfinished(viewing) ? viewing.playedAt : Math.min(viewing.playedAt, watchTime(viewing));
}

function isBefore(one: EpisodeNumber, other: EpisodeNumber): boolean {
	return one.season === other.season ? one.episode < other.episode : one.season < other.season;
}

/** The viewing with the latest time above 0; of two at the same time, the later episode. */
function findLatest(viewings: Viewing[], timeOf: (viewing: Viewing) => number): Viewing | null {
	return viewings.reduce<Viewing | null>((latest, each) => {
		if (timeOf(each) === 0) return latest;
		if (!latest || timeOf(each) > timeOf(latest)) return each;
		return timeOf(each) === timeOf(latest) && isBefore(latest, each) ? each : latest;
	}, null);
}

/** The first aired episode after `from` that is not among `skipped`; null after the last. */
function findFollowing(seasons: AiredSeason[], from: EpisodeNumber, skipped: Viewing[]): EpisodeNumber | null {
	for (const { number: season, episodeCount } of seasons) {
		const first = season === from.season ? from.episode + 1 : 1;
		for (let episode = first; season >= from.season && episode <= episodeCount; episode++) {
			if (!skipped.some((each) => each.season === season && each.episode === episode)) return { season, episode };
		}
	}
	return null;
}

/** From what was played or marked last:
 * - An unfinished episode is resumed. A mark on another episode does not change that.
 * - After a finished one comes the next that has aired and is not watched; when it was watched again, simply the next.
 * - A special (season 0) is never offered, except to resume the one that was played last.
 * - An episode that was passed over is not offered.
 *
 * @param seasons ascending, only with episodes that have aired; specials may be left out.
 * @param viewings in any order. Enough are the latest played one, the latest one outside specials, and those after it.
 */
export function decideNextUp(seasons: AiredSeason[], viewings: Viewing[]): NextUp {
	const regular = seasons.filter(({ number, episodeCount }) => number > 0 && episodeCount > 0);
	const first = { season: regular[0]?.number ?? 1, episode: 1, position: 0, duration: 0 };
	const played = findLatest(viewings, playTime);
	if (played && isUnfinished(played)) return toResume(played);
	const seen = viewings.filter(({ season }) => season > 0);
	const latestPlayed = findLatest(seen, playTime);
	if (latestPlayed && isUnfinished(latestPlayed)) return toResume(latestPlayed);
	const latest = findLatest(seen, watchTime);
	if (!latest) return { action: "start", ...first };
	const following = findFollowing(regular, latest, latest.times > 1 ? [] : seen.filter(isWatched));
	return following ? { action: "next", ...following, position: 0, duration: 0 } : { action: "again", ...first };
}

function toResume({ season, episode, position, duration }: Viewing): NextUp {
	return { action: "resume", season, episode, position, duration };
}

/** For an episode that the visitor has chosen: resumes it where it is unfinished, else starts it. */
export function decideChosen(viewings: Viewing[], { season, episode }: EpisodeNumber): NextUp {
	const known = viewings.find((each) => each.season === season && each.episode === episode);
	return known && isUnfinished(known) ? toResume(known) : { action: "next", season, episode, position: 0, duration: 0 };
}

/** The second at which an episode that the visitor has chosen begins to play; 0 for its start. */
export function findResumePoint(viewings: Viewing[], chosen: EpisodeNumber): number {
	return Math.floor(decideChosen(viewings, chosen).position);
}
