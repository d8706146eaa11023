// The library that a browser stores: titles that were opened, how far episodes were played, plays, Watch Later and titles that
// are not for the visitor. This module does not access storage.
import { isTitle } from "../catalogue/paths";
import type { EpisodeNumber, TitleRef } from "../catalogue/types";
import type { LocalLibrary } from "./local-schema";
import type { Viewing } from "./next-up";
import { HISTORY_RETENTION_MS, LOCAL_HISTORY_MAX, LOCAL_VIEWINGS_MAX, TITLES_OF_REQUEST_MAX } from "./retention";
import { sinceRound } from "./rounds";

export const EMPTY_LIBRARY: LocalLibrary = { history: [], progress: [], plays: [], rounds: [], later: [], hidden: [] };

export function isEmptyLibrary(library: LocalLibrary): boolean {
	return Object.values(library).every((part) => part !== true && part.length === 0);
}

/** The library without titles that were not opened for as long as a watch history keeps them. */
export function withoutExpired(library: LocalLibrary, now: number): LocalLibrary {
	return {
		...library,
		history: library.history.filter(({ lastWatched }) => lastWatched >= now - HISTORY_RETENTION_MS),
	};
}

/** What a browser stores of it: no more than one request sends. */
export function withinBounds(library: LocalLibrary): LocalLibrary {
	const { history, progress, plays, rounds, later: saved, hidden } = library;
	return {
		...library,
		history: history.slice(0, LOCAL_HISTORY_MAX),
		progress: progress.slice(0, LOCAL_VIEWINGS_MAX),
		plays: plays.slice(0, LOCAL_VIEWINGS_MAX),
		rounds: rounds.slice(0, TITLES_OF_REQUEST_MAX),
		later: saved.slice(0, TITLES_OF_REQUEST_MAX),
		hidden: hidden.slice(0, TITLES_OF_REQUEST_MAX),
	};
}

/** Milliseconds: when the title's current round began; 0 for its first. */
export function roundOf({ rounds }: LocalLibrary, title: TitleRef): number {
	return Math.max(0, ...rounds.filter((each) => isTitle(each, title)).map(({ begunAt }) => begunAt));
}

/** What was played and watched of a title in its current round, as `decideNextUp` reads it. */
export function viewingsOf(library: LocalLibrary, title: TitleRef): Viewing[] {
	const viewings = new Map<string, Viewing>();
	const of = ({ season, episode }: EpisodeNumber): Viewing => {
		const key = `${season} ${episode}`;
		const none = { season, episode, position: 0, duration: 0, playedAt: 0, watchedAt: null, times: 0 };
		const viewing = viewings.get(key) ?? none;
		viewings.set(key, viewing);
		return viewing;
	};
	for (const each of library.progress.filter((entry) => isTitle(entry, title))) {
		const { position, duration, playedAt } = each;
		Object.assign(of(each), { position, duration, playedAt });
	}
	for (const play of library.plays.filter((entry) => isTitle(entry, title))) {
		const viewing = of(play);
		if (play.precision !== "unknown") viewing.watchedAt = Math.max(viewing.watchedAt ?? play.watchedAt, play.watchedAt);
		viewing.times++;
	}
	return [...viewings.values()].flatMap((viewing) => sinceRound(viewing, roundOf(library, title)) ?? []);
}

/** Whether the show was begun again, and nothing of it was watched since. */
export function isBegunAgain(library: LocalLibrary, show: TitleRef): boolean {
	return roundOf(library, show) > 0 && viewingsOf(library, show).every(({ times }) => times === 0);
}

export function withoutWatch(library: LocalLibrary, title: TitleRef): LocalLibrary {
	return { ...library, history: library.history.filter((each) => !isTitle(each, title)) };
}

export function withoutLater(library: LocalLibrary, title: TitleRef): LocalLibrary {
	return { ...library, later: library.later.filter((each) => !isTitle(each, title)) };
}

export function withHideWatched({ hideWatched: _, ...library }: LocalLibrary, isOn: boolean): LocalLibrary {
	return isOn ? { ...library, hideWatched: true } : library;
}

export function withoutHidden(library: LocalLibrary, title: TitleRef): LocalLibrary {
	return { ...library, hidden: library.hidden.filter((each) => !isTitle(each, title)) };
}
