// Derives the cards of Continue Watching for a signed-out visitor from what the browser keeps, without a request.

import type { BegunCard } from "~/domain/library/next/begun-card";
import { decideNextUp, MOVIE_SEASONS } from "~/domain/library/next/next-up";
import { progressOf } from "~/domain/library/next/progress";
import { openedInRound } from "~/domain/library/next/rounds";
import type { LocalCard } from "./local-card";
import { toCardFacts } from "./local-card";
import { type LocalLibrary, type LocalWatch, roundOf, viewingsOf } from "./read-document";

export interface LocalContinue extends BegunCard {
	/** Of a show: more episodes are to come, as far as is known. */
	isRunning: boolean;
	/** Length of a movie. */
	minutes?: number;
}

function toCard(
	{ card, ...watch }: LocalWatch & { card: LocalCard },
	library: LocalLibrary,
	source: LocalCard["source"],
): LocalContinue {
	const opened = openedInRound({ position: 0, duration: 0, ...watch }, roundOf(library, watch));
	const entry = { ...opened, watchedAt: watch.lastWatched, updatedAt: watch.lastWatched };
	const viewings = viewingsOf(library, entry);
	// Of a show of which no list was stored nothing is said.
	const seasons = entry.mediaType === "movie" ? MOVIE_SEASONS : (card.seasons ?? []);
	const next = decideNextUp(seasons, viewings, entry);
	const isDone = next.action === "again";
	return {
		...toCardFacts({ ...entry, card }, source),
		next,
		isBegun: viewings.length > 0,
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
