// A show that is begun again is in a new round: its progress follows from what was watched since, and the plays of earlier
// rounds stay. Works on the server's rows and on those of a browser alike.

import type { PlaybackPosition } from "~/domain/library/types";
import type { EpisodeNumber, TitleRef } from "../../catalogue/types";
import type { Viewing } from "./next-up";

/** That a show was begun again. */
export interface Round extends TitleRef {
	/** Milliseconds. */
	begunAt: number;
}

/** Whether something of that time counts in a round; null: a time that is not known, which belongs to the first one. */
export function isSinceRound(time: number | null, begunAt: number): boolean {
	return begunAt === 0 || (time !== null && time > begunAt);
}

/**
 * What counts of an episode since its show's round began; null where nothing does. How often an episode was watched in a round
 * is not known: once.
 *
 * @param begunAt milliseconds; 0 where no other round has begun. A play without a date belongs to earlier rounds.
 */
export function sinceRound(viewing: Viewing, begunAt: number): Viewing | null {
	if (begunAt === 0) return viewing;
	const isPlayed = viewing.playedAt > begunAt;
	const isSeen = viewing.times > 0 && isSinceRound(viewing.watchedAt, begunAt);
	if (!isPlayed && !isSeen) return null;
	return {
		...viewing,
		...(isSeen ? { times: 1 } : { watchedAt: null, times: 0 }),
		...(!isPlayed && { position: 0, duration: 0, playedAt: 0 }),
	};
}

/** The entry of a title as it was opened last, or at its first episode where a round has begun since. */
export function openedInRound<Entry extends EpisodeNumber & PlaybackPosition & { lastWatched: number }>(
	entry: Entry,
	begunAt: number,
): Entry {
	if (entry.lastWatched > begunAt) return entry;
	return { ...entry, season: 1, episode: 1, position: 0, duration: 0 };
}
