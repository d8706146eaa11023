// What a browser stores of single episodes and movies: how far they were played and whether they were watched. Latest
// first, one entry per episode, bounded. This module does not access storage.

import { isTitle } from "../catalogue/paths";
import type { EpisodeNumber, EpisodeRef, TitleRef } from "../catalogue/types";
import { isUnfinished, isWatched, type Viewing } from "./next-up";
import { isFinished, RESUME_FROM } from "./progress";
import { LOCAL_VIEWINGS_MAX } from "./retention";
import type { Watch } from "./types";

export interface LocalViewing extends TitleRef, Viewing {
	/** 0 for never. */
	firstWatchedAt: number;
	/** The user of an unsent entry; absent for an entry of a signed-out visitor. */
	user?: string;
}

const NUMBERS = [
	["mediaId", 1],
	["season", 0],
	["episode", 0],
	["position", 0],
	["duration", 0],
	["playedAt", 0],
	["watchedAt", 0],
	["firstWatchedAt", 0],
	["times", 0],
] as const;

interface StoredViewing extends Omit<LocalViewing, "id"> {
	mediaId: number;
}

function isStored(value: Partial<StoredViewing> | null): value is StoredViewing {
	if (typeof value !== "object" || value === null) return false;
	const hasNumbers = NUMBERS.every(
		([name, least]) => Number.isSafeInteger(value[name]) && Number(value[name]) >= least,
	);
	const hasType = value.mediaType === "movie" || value.mediaType === "tv";
	return hasNumbers && hasType && (value.user === undefined || typeof value.user === "string");
}

/** Reads stored text; invalid entries are dropped. */
export function parseViewings(text: string | null): LocalViewing[] {
	try {
		const values: unknown = JSON.parse(text ?? "[]");
		if (!Array.isArray(values)) return [];
		const stored = values.filter(isStored).slice(0, LOCAL_VIEWINGS_MAX);
		return stored.map(({ mediaId, ...viewing }) => ({ ...viewing, id: mediaId }));
	} catch {
		return [];
	}
}

/** The text to store: the format that `parseViewings` reads. */
export function writeViewings(list: LocalViewing[]): string {
	return JSON.stringify(list.map(({ id, ...viewing }): StoredViewing => ({ ...viewing, mediaId: id })));
}

function isSameEpisode(one: EpisodeRef, other: EpisodeRef): boolean {
	return isTitle(one, other) && one.season === other.season && one.episode === other.episode;
}

/** Whether the entry belongs to the current visitor. An entry of a signed-out visitor becomes the user's. */
function isOwn({ user }: LocalViewing, watcher: string | undefined): boolean {
	return user === undefined || user === watcher;
}

/** Whether an event says that something was played. The first seconds do not: a page that was opened plays them by itself. */
export function wasPlayed({ progress, isPlayed }: Pick<Watch, "progress" | "isPlayed">): boolean {
	return progress ? progress.position >= RESUME_FROM || isFinished(progress) : isPlayed === true;
}

const UNSEEN = { position: 0, duration: 0, playedAt: 0, watchedAt: 0, firstWatchedAt: 0, times: 0 };

/** The list with an event of this moment. An event without a position does not change the known one. */
export function addViewing(
	list: LocalViewing[],
	watch: Watch,
	{ now, user }: { now: number; user?: string },
): LocalViewing[] {
	if (!wasPlayed(watch)) return list;
	const { mediaType, id, season, episode, progress } = watch;
	const known = list.find((other) => isSameEpisode(watch, other) && isOwn(other, user));
	const { user: _, ...before } = known ?? { mediaType, id, season, episode, ...UNSEEN };
	const entry: LocalViewing = {
		...before,
		...(progress && { position: Math.round(progress.position), duration: Math.round(progress.duration) }),
		playedAt: now,
		...(progress && isFinished(progress) && toWatchedAgain(before, now)),
		...(user !== undefined && { user }),
	};
	return [entry, ...list.filter((other) => other !== known)].slice(0, LOCAL_VIEWINGS_MAX);
}

/** A viewing that stays at its end is watched once. */
function toWatchedAgain(before: LocalViewing, now: number) {
	const times = before.times + (isWatched(before) ? 0 : 1);
	return { watchedAt: now, firstWatchedAt: before.firstWatchedAt || now, times };
}

/** A title and those of its episodes that a mark means. */
export interface MarkedEpisodes extends TitleRef {
	episodes: EpisodeNumber[];
}

function isMarked({ episodes, ...title }: MarkedEpisodes) {
	const numbers = new Set(episodes.map(({ season, episode }) => `${season} ${episode}`));
	return (each: LocalViewing) =>
		each.user === undefined && isTitle(each, title) && numbers.has(`${each.season} ${each.episode}`);
}

/** The list with the episodes marked as watched by a signed-out visitor; null when it has no room for them. */
export function withMark(list: LocalViewing[], marked: MarkedEpisodes, now: number): LocalViewing[] | null {
	const isOne = isMarked(marked);
	const known = new Map(list.filter(isOne).map((each) => [`${each.season} ${each.episode}`, each]));
	const { mediaType, id } = marked;
	const entries = marked.episodes.map(({ season, episode }): LocalViewing => {
		const before = known.get(`${season} ${episode}`) ?? { mediaType, id, season, episode, ...UNSEEN };
		if (isWatched(before)) return before;
		return { ...before, watchedAt: now, firstWatchedAt: before.firstWatchedAt || now, times: before.times + 1 };
	});
	const result = [...entries, ...list.filter((each) => !isOne(each))];
	return result.length <= LOCAL_VIEWINGS_MAX ? result : null;
}

/** The list with the episodes marked as not watched. A position before the end stays. */
export function withoutMark(list: LocalViewing[], marked: MarkedEpisodes): LocalViewing[] {
	const isOne = isMarked(marked);
	return list.flatMap((each) => {
		if (!isOne(each)) return [each];
		const entry = { ...each, watchedAt: 0, firstWatchedAt: 0, times: 0 };
		return isUnfinished(entry) ? [entry] : [];
	});
}

/** The list with these episodes as they were in an earlier one, to undo a mark. */
export function withEarlier(list: LocalViewing[], marked: MarkedEpisodes, earlier: LocalViewing[]): LocalViewing[] {
	const isOne = isMarked(marked);
	return [...earlier.filter(isOne), ...list.filter((each) => !isOne(each))].slice(0, LOCAL_VIEWINGS_MAX);
}

/** The list without the sent entries, except those that have changed since. */
export function withoutSentViewings(list: LocalViewing[], sent: LocalViewing[]): LocalViewing[] {
	const texts = new Set(sent.map((entry) => JSON.stringify(entry)));
	return list.filter((entry) => !texts.has(JSON.stringify(entry)));
}

/** The list without this user's episode, unless it was played after `before`, because the server has saved its progress. */
export function withoutSavedViewing(
	list: LocalViewing[],
	watch: Watch,
	{ before, user }: { before: number; user: string },
): LocalViewing[] {
	return list.filter((other) => !isSameEpisode(watch, other) || !isOwn(other, user) || other.playedAt > before);
}

/** The entries that may be sent as this user: their own and those of signed-out visitors. */
export function listSendableViewings(list: LocalViewing[], user: string): LocalViewing[] {
	return list.filter((entry) => isOwn(entry, user));
}

/** What a signed-out visitor has played of the title. */
export function viewingsOf(list: LocalViewing[], title: TitleRef): Viewing[] {
	return list.filter((each) => each.user === undefined && isTitle(each, title));
}

/** An entry in the format of `/api/watch-history/migrate`. */
export function toMigratedViewing({ mediaType, id, user, position, duration, ...entry }: LocalViewing) {
	const { playedAt: played_at, watchedAt: watched_at, firstWatchedAt: first_watched_at, ...viewing } = entry;
	return {
		...{ media_type: mediaType, media_id: id, ...viewing },
		...(position > 0 && { position, duration }),
		...{ played_at, watched_at, first_watched_at },
	};
}
