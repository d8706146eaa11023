// The data of My List: both tabs with their counts, and the visitor's own rows for its Debug panel.

import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraryTotals } from "~/database/schema/library";
import { isAdmin, type User } from "../accounts/types";
import type { Catalogue } from "../catalogue/catalogue.server";
import type { MediaType } from "../catalogue/types";
import { openBegunTitles } from "./begun-titles.server";
import { type ContinueCard, listContinueCards, listUnfinishedCards } from "./continue-watching.server";
import { type ListFilter, type ListTab, type ListView, type ListWindow, OWN_SORT, sortCards } from "./list-view";
import { toWatchResponse, type WatchHistoryDebug } from "./responses";
import type { LaterItem, SavedTitle } from "./types";
import { countWatches, listWatches } from "./watch-history.server";
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
	/** Of all pages. Null while it is not known how many are unfinished. */
	total: number | null;
	/** Never rejects. */
	page: Promise<{ cards: ContinueCard[]; hasMore: boolean }>;
}

type View = Pick<ListView, "sort" | "show">;

const MEDIA_TYPES: Partial<Record<ListFilter, MediaType>> = { movies: "movie", shows: "tv" };

/**
 * The latest begun titles, in the order of the view. Rejects when the history cannot be read. The cards resolve when the
 * catalogue has responded.
 */
export async function openContinueTab(
	db: Database,
	catalogue: Catalogue,
	{ userId, sort, show, from, shown }: View & ListWindow & { userId: string },
): Promise<ContinueTab> {
	const inOrder = (cards: ContinueCard[]) =>
		sortCards(cards, sort ?? OWN_SORT.continue, ({ entry }) => {
			return { watchedAt: entry.lastWatched, addedAt: entry.watchedAt };
		});
	if (show === "unfinished") {
		const page = listUnfinishedCards(db, catalogue, { userId, limit: from + shown }).then(({ cards, hasMore }) => {
			return { cards: inOrder(cards.slice(from)), hasMore };
		});
		return { total: null, page };
	}
	const begun = await openBegunTitles(db, { userId, mediaType: show ? MEDIA_TYPES[show] : undefined });
	const entries = await begun.list({ limit: shown, offset: from });
	const page = listContinueCards(db, catalogue, { userId, entries }).then((cards) => {
		return { cards: inOrder(cards), hasMore: begun.total > from + shown };
	});
	return { total: begun.total, page };
}

/** Samples have the account's creation date. */
function toSample(user: Pick<User, "createdAt">, title: SavedTitle): LaterItem {
	return { ...title, nextSeason: 1, nextEpisode: 1, addedAt: Date.parse(user.createdAt) };
}

export async function readLaterTab(
	db: Database,
	catalogue: Catalogue,
	{ user, from, shown, sort, show }: View & ListWindow & { user: Pick<User, "id" | "createdAt"> },
): Promise<LaterTab> {
	const order = sort ?? OWN_SORT.watchlater;
	const [state, items, matching] = await Promise.all([
		readLaterState(db, user.id),
		listLater(db, catalogue, { userId: user.id, limit: shown, offset: from, sort: order, show }),
		show && countLater(db, { userId: user.id, show }),
	]);
	const samples = hasSamples(state) ? await listSamples(catalogue, state.removedSamples) : [];
	return { items, total: matching ?? state.total, suggestions: samples.map((title) => toSample(user, title)) };
}

/** The number of titles in each tab. */
export async function countLists(db: Database, userId: string): Promise<Record<ListTab, { number: number }>> {
	const [begun, later] = await Promise.all([openBegunTitles(db, { userId }), readLaterState(db, userId)]);
	return { continue: { number: begun.total }, watchlater: { number: later.total } };
}

const SAMPLE_ROWS = 5;

/** Administrators get the number of all rows; other users only their own. */
export async function describeWatchHistory(db: Database, user: Pick<User, "id" | "role">): Promise<WatchHistoryDebug> {
	const tables = await db.all(sql`select 1 from sqlite_master where type = 'table' and name = 'watch_history'`);
	const [own, entries] = await Promise.all([
		countWatches(db, user.id),
		listWatches(db, { userId: user.id, limit: SAMPLE_ROWS }),
	]);
	const [totals] = isAdmin(user) ? await db.select({ all: libraryTotals.watchHistory }).from(libraryTotals) : [];
	return {
		watchHistoryTableExists: tables.length > 0,
		userId: user.id,
		totalWatchHistoryCount: totals?.all ?? own,
		userWatchHistoryCount: own,
		userSampleData: entries.map(toWatchResponse),
	};
}
