// Owns the cards of Continue Watching: the latest titles of a watch history with what the catalogue knows of them.
import type { Database } from "~/database/open.server";
import { CONTINUE_FETCHED, CONTINUE_SHOWN } from "~/product";
import { type CardFacts, cardOfTitle } from "../catalogue/cards";
import { type Catalogue, UpstreamError } from "../catalogue/catalogue.server";
import { findTitle } from "../catalogue/titles.server";
import type { Movie, Show } from "../catalogue/types";
import { type EpisodeNumber, isFinished, nextEpisode, progressOf } from "./progress";
import type { WatchEntry } from "./types";
import { listWatches } from "./watch-history.server";

export interface ContinueCard extends CardFacts {
	backdrop: string | null;
	/** Where the card leads; of a movie always 1 and 1. */
	target: EpisodeNumber;
	/** True when the target is the episode after the one that was watched to its end. */
	isNext: boolean;
	/** 0..1, of the target. */
	progress: number;
	/** Of the target; null when nothing is known. */
	secondsLeft: number | null;
	/** True when there is nothing left to continue. */
	isDone: boolean;
	/** As it stands in the history, for taking a removal back. */
	entry: WatchEntry;
}

/** The latest entries that Continue Watching and the recommendations are made of, newest first, none of them blocked. */
export async function listRecentWatches(db: Database, catalogue: Catalogue, userId: string): Promise<WatchEntry[]> {
	const [entries, isBlocked] = await Promise.all([
		listWatches(db, { userId, limit: CONTINUE_FETCHED }),
		catalogue.findBlocked(),
	]);
	return entries.filter(({ mediaType, mediaId }) => !isBlocked({ mediaType, id: mediaId }));
}

/** One question to the catalogue for each card. A title that it does not tell about keeps a card without its facts. */
export async function listContinueCards(catalogue: Catalogue, entries: WatchEntry[]): Promise<ContinueCard[]> {
	return await Promise.all(entries.slice(0, CONTINUE_SHOWN).map((entry) => toCard(catalogue, entry)));
}

async function toCard(catalogue: Catalogue, entry: WatchEntry): Promise<ContinueCard> {
	const title = await findKnown(catalogue, entry);
	const card = title ? cardOfTitle(title) : unknownCard(entry);
	const isOver = isFinished(entry);
	const next = isOver && title?.mediaType === "tv" ? nextEpisode(title.seasons, entry) : null;
	return {
		...card,
		backdrop: title?.backdrop ?? null,
		target: next ?? { season: entry.season, episode: entry.episode },
		isNext: next !== null,
		progress: next ? 0 : progressOf(entry),
		secondsLeft: next || entry.duration === 0 ? null : entry.duration - entry.position,
		isDone: isOver && next === null,
		entry,
	};
}

async function findKnown(catalogue: Catalogue, { mediaType, mediaId }: WatchEntry): Promise<Movie | Show | null> {
	try {
		return (await findTitle(catalogue, { mediaType, id: mediaId }))?.title ?? null;
	} catch (error) {
		if (error instanceof UpstreamError) return null;
		throw error;
	}
}

function unknownCard({ mediaType, mediaId }: WatchEntry): CardFacts {
	const title = `${mediaType === "movie" ? "Movie" : "TV Show"} ${mediaId}`;
	return { mediaType, id: mediaId, title, year: null, poster: null, rating: 0, genres: [] };
}
