// Marks by hand of a signed-out visitor, and their Undo.
import { isTitle } from "../catalogue/paths";
import type { EpisodeNumber, EpisodeRef, TitleRef } from "../catalogue/types";
import { EMPTY_LIBRARY, isBegunAgain, roundOf, viewingsOf, withoutWatch } from "./local-library";
import { mergeLibraries } from "./local-merge";
import type { LocalCard, LocalLibrary, LocalPlay, LocalWatch } from "./local-schema";
import { isUnfinished, isWatched } from "./next-up";
import { isAskedAbout, type PlayTime, timeOfMark } from "./plays";
import { LOCAL_VIEWINGS_MAX } from "./retention";

/** A title and those of its episodes that a mark means. */
export interface MarkedEpisodes extends TitleRef {
	episodes: EpisodeNumber[];
}

function isMarked({ episodes, ...title }: MarkedEpisodes) {
	const numbers = new Set(episodes.map(({ season, episode }) => `${season} ${episode}`));
	return (each: EpisodeRef) => isTitle(each, title) && numbers.has(`${each.season} ${each.episode}`);
}

/** The entry of a show that the history does not have yet, when its card is known. */
function beginHistory(
	library: LocalLibrary,
	{ card, ...first }: EpisodeRef & { card?: LocalCard },
	now: number,
): LocalWatch[] {
	if (first.mediaType === "movie" || !card || library.history.some((each) => isTitle(each, first))) return [];
	return [{ ...first, watchedAt: now, lastWatched: now, card, cardAt: now }];
}

/**
 * The library with the episodes marked as watched; null when it has no room for them. A show that is begun by the mark is in
 * the history, when its card is known.
 */
export function withMark(
	library: LocalLibrary,
	{ card, ...marked }: MarkedEpisodes & { card?: LocalCard },
	now: number,
	at?: PlayTime,
): LocalLibrary | null {
	const { mediaType, id } = marked;
	const watched = viewingsOf(library, marked).filter(isWatched);
	const isKnown = (at: EpisodeNumber) =>
		watched.some((each) => each.season === at.season && each.episode === at.episode);
	const added = marked.episodes.filter((each) => !isKnown(each));
	const { watchedAt, precision } = at ?? timeOfMark(roundOf(library, marked) > 0 ? 1 : added.length, now);
	// A browser stores 0 where the date is not known.
	const play = { watchedAt: watchedAt ?? 0, precision, source: "marked", addedAt: now } as const;
	const plays = added.map(({ season, episode }): LocalPlay => ({ mediaType, id, season, episode, ...play }));
	const [first] = marked.episodes;
	const history = first ? beginHistory(library, { mediaType, id, ...first, card }, now) : [];
	const merged = mergeLibraries(library, { ...EMPTY_LIBRARY, history, plays });
	return merged.plays.length <= LOCAL_VIEWINGS_MAX ? merged : null;
}

/**
 * The plays that marking the episodes as not watched would remove, the latest first, where it must not do so unasked: one of them
 * has a date, or there are several. Marks of the last minutes do not count.
 */
export function listAskedPlays(library: LocalLibrary, marked: MarkedEpisodes, now: number): LocalPlay[] {
	const isOne = isMarked(marked);
	const begunAt = roundOf(library, marked);
	const removed = library.plays.filter((play) => isOne(play) && (begunAt === 0 || play.watchedAt > begunAt));
	return isAskedAbout(removed, now) ? removed : [];
}

/** The library with the episodes marked as not watched in the current round. A position before the end stays. */
export function withoutMark(library: LocalLibrary, marked: MarkedEpisodes): LocalLibrary {
	const isOne = isMarked(marked);
	const begunAt = roundOf(library, marked);
	const isEarlier = (at: number) => begunAt > 0 && at <= begunAt;
	const plays = library.plays.filter((each) => !isOne(each) || isEarlier(each.watchedAt));
	const progress = library.progress.filter((each) => {
		return !isOne(each) || isEarlier(each.playedAt) || isUnfinished({ ...each, watchedAt: null, times: 0 });
	});
	return { ...library, progress, plays };
}

/** The library with these episodes, and the title's entry, as they were in an earlier one: to undo a mark. */
export function withEarlier(library: LocalLibrary, marked: MarkedEpisodes, earlier: LocalLibrary): LocalLibrary {
	const isOne = isMarked(marked);
	const others = {
		...library,
		plays: library.plays.filter((each) => !isOne(each)),
		progress: library.progress.filter((each) => !isOne(each)),
	};
	const former = { ...EMPTY_LIBRARY, plays: earlier.plays.filter(isOne), progress: earlier.progress.filter(isOne) };
	const wasBegun = earlier.history.some((each) => isTitle(each, marked));
	return mergeLibraries(wasBegun ? others : withoutWatch(others, marked), former);
}

/**
 * The library with the show begun again; the same where nothing was watched since it last was. In the history it is from then on,
 * when its card is known.
 */
export function withRound(library: LocalLibrary, first: EpisodeRef & { card?: LocalCard }, now: number): LocalLibrary {
	if (!viewingsOf(library, first).some(({ times }) => times > 0)) return library;
	const { mediaType, id, card } = first;
	const known = library.history.find((each) => isTitle(each, first));
	// Its card has the lists of seasons that the page has read.
	const history = known && card ? [{ ...known, card, cardAt: now }] : beginHistory(library, first, now);
	return mergeLibraries(library, { ...EMPTY_LIBRARY, history, rounds: [{ mediaType, id, begunAt: now }] });
}

/** The library with the show in the round before; the same where something was watched since it was begun again. */
export function withoutRound(library: LocalLibrary, show: TitleRef): LocalLibrary {
	if (!isBegunAgain(library, show)) return library;
	const begunAt = roundOf(library, show);
	return { ...library, rounds: library.rounds.filter((each) => !isTitle(each, show) || each.begunAt !== begunAt) };
}
