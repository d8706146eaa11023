// Owns the data of My List: both tabs with their counts.
import type { Database } from "~/database/open.server";
import { CONTINUE_SHOWN } from "~/product";
import type { User } from "../accounts/types";
import type { Catalogue } from "../catalogue/catalogue.server";
import type { MediaType } from "../catalogue/types";
import {
	type ContinueCard,
	listContinueCards,
	listRecentWatches,
	listUnfinishedCards,
} from "./continue-watching.server";
import { type ListFilter, type ListView, OWN_SORT, sortCards } from "./list-view";
import { isFinished } from "./progress";
import type { LaterItem, SavedTitle, WatchEntry } from "./types";
import { countLater, listLater, readLaterState } from "./watch-later.server";
import { hasSamples, listSamples } from "./watch-later-samples.server";

export interface LaterTab {
	items: LaterItem[];
	/** Number of all titles, not only those shown. */
	total: number;
	/** Sample titles for a user who has never saved one; they belong to no list. */
	suggestions: LaterItem[];
}

export interface ContinueTab {
	/** Until the cards are there: a show among them may turn out to be finished. */
	count: number;
	/** Never rejects. */
	items: Promise<ContinueCard[]>;
}

type View = Pick<ListView, "sort" | "show">;

const MEDIA_TYPES: Partial<Record<ListFilter, MediaType>> = { movies: "movie", shows: "tv" };

function isFinishedMovie(entry: WatchEntry): boolean {
	return entry.mediaType === "movie" && isFinished(entry);
}

/**
 * The latest titles of the history, in the order of the view. Rejects when the history cannot be read. The cards resolve
 * when the catalogue has responded.
 */
export async function openContinueTab(
	db: Database,
	catalogue: Catalogue,
	{ userId, sort, show }: View & { userId: string },
): Promise<ContinueTab> {
	const mediaType = show ? MEDIA_TYPES[show] : undefined;
	const recent = await listRecentWatches(db, catalogue, { userId, mediaType });
	const isUnfinished = show === "unfinished";
	const entries = isUnfinished ? recent.filter((entry) => !isFinishedMovie(entry)) : recent;
	const listCards = isUnfinished ? listUnfinishedCards : listContinueCards;
	const items = listCards(db, catalogue, { userId, entries }).then((cards) =>
		sortCards(cards, sort ?? OWN_SORT.continue, ({ entry }) => {
			return { watchedAt: entry.lastWatched, addedAt: entry.watchedAt };
		}),
	);
	return { count: Math.min(entries.length, CONTINUE_SHOWN), items };
}

/** Samples have the account's creation date. */
function toSample(user: Pick<User, "createdAt">, title: SavedTitle): LaterItem {
	return { ...title, nextSeason: 1, nextEpisode: 1, addedAt: Date.parse(user.createdAt) };
}

export async function readLaterTab(
	db: Database,
	catalogue: Catalogue,
	{ user, limit, sort, show }: View & { user: Pick<User, "id" | "createdAt">; limit: number },
): Promise<LaterTab> {
	const order = sort ?? OWN_SORT.watchlater;
	const [state, items, shown] = await Promise.all([
		readLaterState(db, user.id),
		listLater(db, catalogue, { userId: user.id, limit, sort: order, show }),
		show && countLater(db, { userId: user.id, show }),
	]);
	const samples = hasSamples(state) ? await listSamples(catalogue, state.removedSamples) : [];
	return { items, total: shown ?? state.total, suggestions: samples.map((title) => toSample(user, title)) };
}
