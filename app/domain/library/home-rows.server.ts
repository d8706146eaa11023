// Owns the rows of Home that are a visitor's own.
import type { Database } from "~/database/open.server";
import { type CardFacts, cardFacts } from "../catalogue/cards";
import type { Catalogue } from "../catalogue/catalogue.server";
import { type ContinueCard, listContinueCards, listRecentWatches } from "./continue-watching.server";
import { listRecommendations } from "./recommendations.server";

export interface RecommendedCard extends CardFacts {
	reason: string;
}

export interface LibraryRows {
	/** Settles once it is known whether anything was watched; where nothing was, both rows are there, and empty. Never rejects. */
	known: Promise<unknown>;
	/** Never rejects; empty when there is nothing to recommend. */
	recommended: Promise<RecommendedCard[]>;
	/** Never rejects; only what has something left to continue. */
	continuing: Promise<ContinueCard[]>;
}

/** Both rows from one read of the history; safe to leave unawaited. */
export function openLibraryRows(db: Database, catalogue: Catalogue, userId: string): LibraryRows {
	const recent = listRecentWatches(db, catalogue, userId);
	return {
		known: recent.catch(() => undefined),
		recommended: listRecommendations(db, catalogue, { userId, recent }).then((list) =>
			list.map((card) => ({ ...cardFacts(card), reason: card.reason })),
		),
		continuing: recent
			.then((entries) => listContinueCards(catalogue, entries))
			.then((cards) => cards.filter(({ isDone }) => !isDone))
			.catch(() => []),
	};
}
