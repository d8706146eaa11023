// Derives the cards of Continue Watching for a signed-out visitor from what the browser keeps, without a request.

import type { CardFacts } from "../catalogue/cards";
import type { EpisodeNumber } from "../catalogue/types";
import { toCardFacts } from "./local-card";
import { roundOf, viewingsOf } from "./local-library";
import type { LocalCard, LocalLibrary, LocalWatch } from "./local-schema";
import { decideNextUp, MOVIE_SEASONS, type NextUp } from "./next-up";
import { progressOf } from "./progress";
import { openedInRound } from "./rounds";
import type { WatchEntry } from "./types";

export interface LocalContinue extends CardFacts {
	backdrop: string | null;
	/** What the card plays. */
	next: NextUp;
	/** True when some of it was played or marked as watched; false when it was only opened. */
	isBegun: boolean;
	/** The episode that the card links to; 1 and 1 for a movie. */
	target: EpisodeNumber;
	/** True when the target follows the episode that was watched. */
	isNext: boolean;
	/** Progress of the target, 0..1. */
	progress: number;
	/** Of the target; null when unknown. */
	secondsLeft: number | null;
	/** True when everything that has aired was watched. */
	isDone: boolean;
	/** Of a show: more episodes are to come, as far as is known. */
	isRunning: boolean;
	/** Length of a movie. */
	minutes?: number;
	entry: WatchEntry;
}

function toCard(
	{ card, ...watch }: LocalWatch & { card: LocalCard },
	library: LocalLibrary,
	source: LocalCard["source"],
): LocalContinue {
	const opened = openedInRound({ position: 0, duration: 0, ...watch }, roundOf(library, watch));
	const entry = { ...opened, updatedAt: watch.lastWatched };
	const own = viewingsOf(library, entry);
	// Of a show of which no list was stored nothing is said.
	const seasons = entry.mediaType === "movie" ? MOVIE_SEASONS : (card.seasons ?? []);
	const next = decideNextUp(seasons, own, entry);
	const isDone = next.action === "again";
	return {
		...toCardFacts({ ...entry, card }, source),
		next,
		isBegun: own.length > 0,
		target: { season: next.season, episode: next.episode },
		isNext: next.action === "next",
		progress: isDone ? 1 : progressOf(next),
		secondsLeft: next.action === "resume" && next.duration > 0 ? next.duration - next.position : null,
		isDone,
		isRunning: card.isRunning ?? false,
		entry,
	};
}

/** The titles of a signed-out visitor, newest first. Entries without a card are left out. */
export function listLocalContinue(library: LocalLibrary, source: LocalCard["source"]): LocalContinue[] {
	return library.history.flatMap(({ card, ...watch }) => (card ? toCard({ ...watch, card }, library, source) : []));
}
