// Owns the cards of Continue Watching: the latest titles of a watch history with their catalogue data.

import type { Database } from "~/database/open.server";
import { withTimeout } from "~/lib/timeouts";
import { CONTINUE_FETCHED, CONTINUE_SHOWN } from "~/product";
import type { CardFacts } from "../catalogue/cards";
import type { Catalogue } from "../catalogue/catalogue.server";
import type { EpisodeRef } from "../catalogue/paths";
import { titleKey } from "../catalogue/paths";
import type { MediaType, Movie, Show } from "../catalogue/types";
import { findKnownTitle, toKnownCard } from "./known-title.server";
import { decideNextUp, MOVIE_SEASONS, type NextUp, type Viewing } from "./next-up";
import { progressOf } from "./progress";
import { readNextUp } from "./season-lists.server";
import type { WatchEntry } from "./types";
import { listViewings } from "./viewings.server";
import { listWatches } from "./watch-history.server";

/** Milliseconds that a card waits for the lists of its show's seasons. */
const LISTS_WAIT_MS = 3000;

export interface ContinueCard extends CardFacts {
	backdrop: string | null;
	/** What the card plays. */
	next: NextUp;
	/** The episode that it links to; always 1 and 1 for a movie. */
	target: EpisodeRef;
	/** True when the target is the episode after the one that was watched to its end. */
	isNext: boolean;
	/** Progress of the target, 0..1. */
	progress: number;
	/** Of the target; null when unknown. */
	secondsLeft: number | null;
	/** True when there is nothing left to continue. */
	isDone: boolean;
	/** The history entry, to undo a removal. */
	entry: WatchEntry;
}

/**
 * The latest entries, without blocked titles, newest first; with `mediaType` only those of movies or shows. Used for
 * Continue Watching and recommendations.
 */
export async function listRecentWatches(
	db: Database,
	catalogue: Catalogue,
	{ userId, mediaType }: { userId: string; mediaType?: MediaType },
): Promise<WatchEntry[]> {
	const [entries, isBlocked] = await Promise.all([
		listWatches(db, { userId, limit: CONTINUE_FETCHED, mediaType }),
		catalogue.findBlocked(),
	]);
	return entries.filter(({ mediaType, mediaId }) => !isBlocked({ mediaType, id: mediaId }));
}

/**
 * One statement, and for each card a catalogue request for the title and one for each season list that it needs. A title without catalogue data has a card without facts. */
export async function listContinueCards(
	db: Database,
	catalogue: Catalogue,
	{ userId, entries }: { userId: string; entries: WatchEntry[] },
): Promise<ContinueCard[]> {
	const shown = entries.slice(0, CONTINUE_SHOWN);
	const titles = shown.map(({ mediaType, mediaId: id }) => ({ mediaType, id }));
	// Without them a card leads to the episode that was opened last.
	const viewings = await listViewings(db, { userId, titles }).catch(() => new Map<string, Viewing[]>());
	return await Promise.all(
		shown.map((entry) =>
			toCard(catalogue, entry, viewings.get(titleKey({ mediaType: entry.mediaType, id: entry.mediaId })) ?? []),
		),
	);
}

/** The same for titles that can be continued: where the first entries are finished, later ones take their place. */
export async function listUnfinishedCards(
	db: Database,
	catalogue: Catalogue,
	{ userId, entries }: { userId: string; entries: WatchEntry[] },
): Promise<ContinueCard[]> {
	const unfinished: ContinueCard[] = [];
	for (let first = 0; first < entries.length && unfinished.length < CONTINUE_SHOWN; first += CONTINUE_SHOWN) {
		const cards = await listContinueCards(db, catalogue, { userId, entries: entries.slice(first) });
		unfinished.push(...cards.filter(({ isDone }) => !isDone));
	}
	return unfinished.slice(0, CONTINUE_SHOWN);
}

async function toCard(catalogue: Catalogue, entry: WatchEntry, viewings: Viewing[]): Promise<ContinueCard> {
	const ref = { mediaType: entry.mediaType, id: entry.mediaId };
	const title = await findKnownTitle(catalogue, ref);
	const card = toKnownCard(ref, title);
	const next = await decideContinued(catalogue, { title, entry, viewings });
	const isResume = next.action === "resume";
	return {
		...card,
		backdrop: title?.backdrop ?? null,
		next,
		target: { season: next.season, episode: next.episode },
		isNext: next.action === "next",
		progress: isResume ? progressOf(next) : Number(next.action === "again"),
		secondsLeft: isResume && next.duration > 0 ? next.duration - next.position : null,
		isDone: next.action === "again",
		entry,
	};
}

/** Where the lists do not come in time, nothing is said of what follows. */
async function decideContinued(
	catalogue: Catalogue,
	{ title, entry, viewings }: { title: Movie | Show | null; entry: WatchEntry; viewings: Viewing[] },
): Promise<NextUp> {
	if (entry.mediaType === "movie") return decideNextUp(MOVIE_SEASONS, viewings, entry);
	const read = title?.mediaType === "tv" ? readNextUp(catalogue, title, viewings, entry) : null;
	const known = read && (await withTimeout(() => read, LISTS_WAIT_MS));
	return known?.next ?? decideNextUp([], viewings, entry);
}
