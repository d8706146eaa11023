// Two states of a browser's library merge as those of the server do: of the same entry, the later one stays.
import { episodeKey, titleKey } from "../catalogue/paths";
import type { LocalLibrary, LocalPlay, LocalRound, LocalWatch } from "./local-schema";
import { minuteOf } from "./plays";

/** Compares numbers and words from first to last; above 0 when the first list is greater. */
function compare(one: (number | string)[], other: (number | string)[]): number {
	const at = one.findIndex((value, index) => value !== other[index]);
	if (at < 0) return 0;
	return (one[at] ?? 0) > (other[at] ?? 0) ? 1 : -1;
}

/** The entries of both lists, those of the same key joined; the order is that of `rank`, the greatest first. */
function joinLists<Entry>(
	lists: [Entry[], Entry[]],
	keyOf: (entry: Entry) => string,
	join: (one: Entry, other: Entry) => Entry,
	rank: (entry: Entry) => (number | string)[],
): Entry[] {
	const byKey = new Map<string, Entry>();
	for (const entry of lists.flat()) {
		const known = byKey.get(keyOf(entry));
		byKey.set(keyOf(entry), known ? join(known, entry) : entry);
	}
	return [...byKey.values()].sort((a, b) => compare(rank(b), rank(a)) || compare([keyOf(b)], [keyOf(a)]));
}

/** The greater of two entries by some of their values. */
function later<Entry>(valuesOf: (entry: Entry) => (number | string)[]) {
	return (one: Entry, other: Entry): Entry => (compare(valuesOf(other), valuesOf(one)) > 0 ? other : one);
}

const laterPlace = later<LocalWatch>(({ lastWatched, season, episode }) => [lastWatched, season, episode]);
const laterCard = later<LocalWatch>(({ card, cardAt = 0 }) => [cardAt, JSON.stringify(card ?? null)]);

function joinWatches(one: LocalWatch, other: LocalWatch): LocalWatch {
	const { mediaType, id, season, episode, lastWatched } = laterPlace(one, other);
	const { card, cardAt } = laterCard(one, other);
	const watchedAt = Math.min(one.watchedAt, other.watchedAt);
	return { mediaType, id, season, episode, watchedAt, lastWatched, ...(card && { card, cardAt }) };
}

const laterTime = later<LocalPlay>(({ watchedAt, precision }) => [watchedAt, precision]);

function joinPlays(one: LocalPlay, other: LocalPlay): LocalPlay {
	const { watchedAt, precision } = laterTime(one, other);
	const source = one.source > other.source ? one.source : other.source;
	const [session] = [one.session ?? [], other.session ?? []].flat().sort();
	const addedAt = Math.max(one.addedAt, other.addedAt);
	return { ...one, watchedAt, precision, source, addedAt, ...(session && { session }) };
}

export function playKey(play: LocalPlay): string {
	return `${episodeKey(play)} ${minuteOf(play.watchedAt)} ${play.copy ?? 0}`;
}

export function roundKey(round: LocalRound): string {
	return `${titleKey(round)} ${round.begunAt}`;
}

/** The same in any order, and however often. */
export function mergeLibraries(one: LocalLibrary, other: LocalLibrary): LocalLibrary {
	return {
		history: joinLists([one.history, other.history], titleKey, joinWatches, ({ lastWatched }) => [lastWatched]),
		progress: joinLists(
			[one.progress, other.progress],
			episodeKey,
			later(({ playedAt, position, duration }) => [playedAt, position, duration]),
			({ playedAt }) => [playedAt],
		),
		plays: joinLists([one.plays, other.plays], playKey, joinPlays, ({ watchedAt }) => [watchedAt]),
		rounds: joinLists(
			[one.rounds, other.rounds],
			roundKey,
			(round) => round,
			({ begunAt }) => [begunAt],
		),
		later: joinLists(
			[one.later, other.later],
			titleKey,
			later(({ addedAt, nextSeason, nextEpisode, card }) => [addedAt, nextSeason, nextEpisode, JSON.stringify(card)]),
			({ addedAt }) => [addedAt],
		),
		hidden: joinLists(
			[one.hidden, other.hidden],
			titleKey,
			later(({ hiddenAt }) => [hiddenAt]),
			({ hiddenAt }) => [hiddenAt],
		),
		...((one.hideWatched || other.hideWatched) && { hideWatched: true }),
	};
}
