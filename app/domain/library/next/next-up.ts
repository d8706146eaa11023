// Decides what a person watches next in a title, from what they have played and watched of it. Works on the server's rows
// and on those of a browser alike.

import { FIRST_EPISODE } from "../../catalogue/paths";
import {
	findFirst,
	findFollowing,
	isBefore,
	listOffered,
	mayExist,
	type SeasonEpisodes,
	toListed,
} from "../../catalogue/titles/episodes";
import { isSpecial } from "../../catalogue/titles/season-words";
import type { EpisodeNumber } from "../../catalogue/types";
import { RESUME_FROM } from "./progress";

/** What one person has played and watched of an episode. A movie is episode 1 of season 1. Times are milliseconds. */
export interface Viewing extends EpisodeNumber {
	/** Seconds; 0 when the player reported none. */
	position: number;
	/** Seconds; 0 when unknown. */
	duration: number;
	/** When it was last played; 0 for never. Opening its page does not count. */
	playedAt: number;
	/** When it was last watched; null for never, and where no date is known. */
	watchedAt: number | null;
	/** How often it was watched, whether a date is known or not. */
	times: number;
}

/**
 * `start`: nothing was watched; `resume`: an unfinished one; `next`: the one after; `again`: everything that has aired was
 * watched; `unread`: the list of a season has to be read first, and until then the episode that was watched last stands.
 */
type NextAction = "start" | "resume" | "next" | "again" | "unread";

export interface NextUp extends EpisodeNumber {
	action: NextAction;
	/** Seconds to resume at; 0 for the start. */
	position: number;
	/** Seconds; 0 when unknown. */
	duration: number;
	/** The season that has to be read. */
	unread?: number;
}

/** A movie as a season of one episode. */
export const MOVIE_SEASONS: SeasonEpisodes[] = [{ number: 1, aired: [[1, 1]] }];

/** Whether it was started and not watched to its end since. A few seconds do not count. */
export function isUnfinished(viewing: Viewing): boolean {
	const { position, duration, playedAt, watchedAt } = viewing;
	const isSilent = position === 0 && duration === 0;
	const isLater = playedAt > 0 && (watchedAt === null || playedAt > watchedAt);
	return isLater && (isSilent || position >= RESUME_FROM);
}

/** When it was last watched: before everything else where no date is known. Null for never. */
function watchTime({ watchedAt, times }: Viewing): number | null {
	return times > 0 ? (watchedAt ?? Number.NEGATIVE_INFINITY) : null;
}

/** Whether it is shown as watched: not while it is being watched again. */
export function isWatched(viewing: Viewing): boolean {
	return viewing.times > 0 && !isUnfinished(viewing);
}

/** Latest play; null when it was only marked. */
function playTime(viewing: Viewing): number | null {
	if (isUnfinished(viewing)) return viewing.playedAt;
	const watched = watchTime(viewing);
	return viewing.playedAt === 0 || watched === null ? null : Math.min(viewing.playedAt, watched);
}

/** The viewing with the latest time; of two at the same time, the later episode. */
function findLatest(viewings: Viewing[], timeOf: (viewing: Viewing) => number | null): Viewing | null {
	const timed = viewings.flatMap((viewing) => {
		const time = timeOf(viewing);
		return time === null ? [] : [{ viewing, time }];
	});
	const first = timed.reduce<(typeof timed)[number] | null>((latest, entry) => {
		if (!latest || entry.time > latest.time) return entry;
		return entry.time === latest.time && isBefore(latest.viewing, entry.viewing) ? entry : latest;
	}, null);
	return first?.viewing ?? null;
}

/** From what was played or marked last:
 * - An unfinished episode is resumed. A mark on another episode does not change that.
 * - After a finished one comes the next that has aired and is not watched; when it was watched again, simply the next.
 * - A special (season 0) is never offered, except to resume the one that was played last.
 * - An episode that was passed over is not offered.
 *
 * `readFollowing` says what plays after an episode that plays.
 *
 * Null when nothing is known to be listed.
 *
 * @param seasons all of the show, ascending. With a list that was not read the result may be `unread`.
 * @param viewings in any order. Enough are the latest played one, the latest one outside specials, and those after it. Marks
 * of episodes that no season lists have a place in the order all the same.
 * @param opened the episode that was opened last: there it goes on where nothing was played; while a list is unread, where it
 * is not before what was watched last.
 */
export function decideNextUp(seasons: SeasonEpisodes[], viewings: Viewing[], opened: EpisodeNumber): NextUp;
export function decideNextUp(seasons: SeasonEpisodes[], viewings: Viewing[], opened?: EpisodeNumber): NextUp | null;
export function decideNextUp(seasons: SeasonEpisodes[], viewings: Viewing[], opened?: EpisodeNumber): NextUp | null {
	const possible = viewings.filter((viewing) => !isUnfinished(viewing) || mayExist(seasons, viewing));
	const played = findLatest(possible, playTime);
	if (played && isUnfinished(played)) return toResume(played);
	const isOffered = seasonsOf(listOffered(seasons));
	const seen = possible.filter(({ season }) => isOffered(season));
	const latestPlayed = findLatest(seen, playTime);
	if (latestPlayed && isUnfinished(latestPlayed)) return toResume(latestPlayed);
	const latest = findLatest(seen, watchTime);
	const watchedLast = latest ?? findLatest(possible, watchTime);
	const furthest = opened && watchedLast && isBefore(opened, watchedLast) ? watchedLast : opened;
	if (!latest) {
		const first = toFirst("start", seasons);
		if (!furthest) return first;
		// A watched special counts where specials are all there is, which the lists of the seasons tell.
		const isUndecided = first?.action === "unread" && watchedLast !== null;
		return isUndecided ? { ...first, season: furthest.season, episode: furthest.episode } : toOpened(seasons, furthest);
	}
	const watched = latest.times > 1 ? [] : seen.filter(isWatched);
	const following = findFollowing(seasons, latest, (at) => watched.some((viewing) => isSameEpisode(viewing, at)));
	if (!following) return toFirst("again", seasons) ?? (furthest ? toOpened(seasons, furthest) : null);
	if (!("unread" in following)) return { action: "next", ...following, position: 0, duration: 0 };
	const { season, episode } = furthest ?? latest;
	return { action: "unread", season, episode, position: 0, duration: 0, ...following };
}

/** Specials belong to the others only where a show has nothing else. */
function seasonsOf(offered: SeasonEpisodes[]): (season: number) => boolean {
	const areSpecials = offered.every(({ number }) => isSpecial(number));
	return (season) => isSpecial(season) === areSpecials;
}

function isSameEpisode(one: EpisodeNumber, other: EpisodeNumber): boolean {
	return one.season === other.season && one.episode === other.episode;
}

/** The episode that was opened, or the nearest that is listed. */
function toOpened(seasons: SeasonEpisodes[], opened: EpisodeNumber): NextUp {
	const { season, episode } = toListed(seasons, opened);
	const start = { action: "start", season, episode, position: 0, duration: 0 } as const;
	return mayExist(seasons, { season, episode }) ? start : (toFirst("start", seasons) ?? start);
}

function toFirst(action: "start" | "again", seasons: SeasonEpisodes[]): NextUp | null {
	const first = findFirst(seasons);
	if (!first || !("unread" in first)) return first && { action, ...first, position: 0, duration: 0 };
	const address = { season: first.unread, episode: FIRST_EPISODE, position: 0, duration: 0 };
	return { action: action === "start" ? "unread" : action, ...address, ...first };
}

function toResume({ season, episode, position, duration }: Viewing): NextUp {
	return { action: "resume", season, episode, position, duration };
}

/** For an episode that the visitor has chosen: resumes it where it is unfinished, else starts it. */
export function decideChosen(viewings: Viewing[], { season, episode }: EpisodeNumber): NextUp {
	const chosen = viewings.find((viewing) => isSameEpisode(viewing, { season, episode }));
	return chosen && isUnfinished(chosen)
		? toResume(chosen)
		: { action: "next", season, episode, position: 0, duration: 0 };
}

/** The second at which an episode that the visitor has chosen begins to play; 0 for its start. */
export function findResumePoint(viewings: Viewing[], chosen: EpisodeNumber): number {
	return Math.floor(decideChosen(viewings, chosen).position);
}
