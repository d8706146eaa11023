import { eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries } from "~/database/schema/library";
import { listRecommendations } from "~/domain/library/discover/recommendations.server";
import { CONTINUE_SHOWN } from "~/domain/library/retention";
import type { RatedTitle } from "~/domain/library/store/ratings.server";
import type { WatchEntry } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";
import { type CardFacts, cardFacts } from "../../catalogue/cards";
import type { Catalogue } from "../../catalogue/catalogue.server";
import type { BegunCard } from "./begun-card";
import type { BegunTitles } from "./begun-titles.server";
import { listUnfinishedCards } from "./continue-watching.server";

interface RecommendedCard extends CardFacts {
	reason: string;
}

export interface LibraryRows {
	/** Resolves when it is known whether anything was watched; otherwise both rows are available and empty. Never rejects. */
	decided: Promise<unknown>;
	/** Whether the visitor has never watched, saved or rated a title. Never rejects; false when it cannot be read. */
	isNew: Promise<boolean>;
	/** Never rejects; empty when there is nothing to recommend. */
	recommended: Promise<RecommendedCard[]>;
	/** Only titles that can be continued. Never rejects. */
	continuing: Promise<BegunCard[]>;
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

/** Both rows. `recent` are the user's latest entries, `rated` the titles that they rated last; safe to leave unawaited. */
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
		begun?: Promise<BegunTitles>;
		recent: Promise<WatchEntry[]>;
		rated: Promise<RatedTitle[]>;
	},
): LibraryRows {
	return {
		decided: recent.catch(() => undefined),
		isNew: isNewcomer(db, profileId).catch(() => false),
		recommended: listRecommendations(db, catalogue, { profileId, recent, rated }).then((list) =>
			list.map((card) => ({ ...cardFacts(card), reason: card.reason })),
		),
		continuing: recent
			.then((entries) =>
				entries.length > 0 ? listUnfinishedCards(db, catalogue, { profileId, begun, limit: CONTINUE_SHOWN }) : null,
			)
			.then((page) => page?.cards ?? [])
			.catch(() => []),
	};
}
