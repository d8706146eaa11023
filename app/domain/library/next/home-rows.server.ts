import { eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries } from "~/database/schema/library";
import { listRecommendations } from "~/domain/library/discover/recommendations.server";
import type { RatedTitle } from "~/domain/library/store/ratings.server";
import type { ProfileId } from "../../accounts/profiles";
import { type CardFacts, cardFacts } from "../../catalogue/cards";
import type { Catalogue } from "../../catalogue/catalogue.server";
import type { TitleRef } from "../../catalogue/types";
import type { BegunCard } from "./begun-card";
import type { BegunTitles } from "./begun-titles.server";
import { type BegunRow, listUnfinishedCards } from "./continue-watching.server";
import type { BegunRows } from "./home-hero";

interface RecommendedCard extends CardFacts {
	reason: string;
}

export interface LibraryRows {
	/** Resolves when it is known whether anything was begun; otherwise its rows are available and empty. Never rejects. */
	decided: Promise<unknown>;
	/** Whether the visitor has never watched, saved or rated a title. Never rejects; false when it cannot be read. */
	isNew: Promise<boolean>;
	/** Never rejects; empty when there is nothing to recommend. */
	recommended: Promise<RecommendedCard[]>;
	/** Never rejects; a row that cannot be read is empty. */
	begun: Promise<BegunRows<BegunCard>>;
}

/** One row. */
async function isNewcomer(db: Database, profileId: ProfileId): Promise<boolean> {
	const { movies, shows, saved, episodes, ratedMovies, ratedShows } = libraries;
	const [row] = await db
		.select({ titles: sql<number>`${movies} + ${shows} + ${saved} + ${episodes} + ${ratedMovies} + ${ratedShows}` })
		.from(libraries)
		.where(eq(libraries.profileId, profileId))
		.limit(1);
	return !row?.titles;
}

/**
 * All rows. `begun` is null where nothing of the profile may be shown; `recent` are the titles that were watched last, `rated` those
 * that were rated last; safe to leave unawaited.
 */
export function openLibraryRows(
	db: Database,
	catalogue: Catalogue,
	{
		profileId,
		begun,
		recent,
		rated,
	}: {
		profileId: ProfileId;
		begun: Promise<BegunTitles | null>;
		recent: Promise<TitleRef[]>;
		rated: Promise<RatedTitle[]>;
	},
): LibraryRows {
	const listRow = (row: BegunRow): Promise<BegunCard[]> =>
		begun
			.then((titles) => titles && listUnfinishedCards(db, catalogue, { profileId, begun: titles, row }))
			.then((cards) => cards ?? [])
			.catch(() => []);
	return {
		decided: begun.catch(() => undefined),
		isNew: isNewcomer(db, profileId).catch(() => false),
		recommended: listRecommendations(db, catalogue, { profileId, recent, rated }).then((list) =>
			list.map((card) => ({ ...cardFacts(card), reason: card.reason })),
		),
		begun: Promise.all([listRow("history"), listRow("record")]).then(([continuing, upNext]) => ({
			continuing,
			upNext,
		})),
	};
}
