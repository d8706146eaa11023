// Owns what My List shows of a user: both tabs with their counts.
import type { Database } from "~/database/open.server";
import { CONTINUE_SHOWN } from "~/product";
import type { User } from "../accounts/types";
import type { Catalogue } from "../catalogue/catalogue.server";
import { type ContinueCard, listContinueCards, listRecentWatches } from "./continue-watching.server";
import type { LaterItem, SavedTitle } from "./types";
import { listLater, readLaterState } from "./watch-later.server";
import { listSamples, showsSamples } from "./watch-later-samples.server";

export interface LaterTab {
	items: LaterItem[];
	/** How many there are, shown or not. */
	total: number;
	areSamples: boolean;
}

export interface ContinueTab {
	count: number;
	/** Never rejects. */
	items: Promise<ContinueCard[]>;
}

/** Rejects when the history cannot be read; the cards come when the catalogue has answered. */
export async function openContinueTab(db: Database, catalogue: Catalogue, userId: string): Promise<ContinueTab> {
	const entries = await listRecentWatches(db, catalogue, userId);
	return { count: Math.min(entries.length, CONTINUE_SHOWN), items: listContinueCards(catalogue, entries) };
}

/** The samples count as added on the day that the account was made. */
function toSample(user: Pick<User, "createdAt">, title: SavedTitle): LaterItem {
	return { ...title, nextSeason: 1, nextEpisode: 1, addedAt: Date.parse(user.createdAt) };
}

export async function readLaterTab(
	db: Database,
	catalogue: Catalogue,
	{ user, limit }: { user: Pick<User, "id" | "createdAt">; limit: number },
): Promise<LaterTab> {
	const state = await readLaterState(db, user.id);
	if (showsSamples(state)) {
		const samples = await listSamples(catalogue, state.removedSamples);
		return { items: samples.map((title) => toSample(user, title)), total: samples.length, areSamples: true };
	}
	const items = await listLater(db, catalogue, { userId: user.id, limit });
	return { items, total: state.total, areSamples: false };
}
