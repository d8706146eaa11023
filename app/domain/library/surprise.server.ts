// Surprise Me shows a title by chance that the visitor has not seen.

import type { Database } from "~/database/open.server";
import type { Catalogue } from "../catalogue/catalogue.server";
import type { ListingConfig } from "../catalogue/lists/filters";
import { NO_FILTERS } from "../catalogue/lists/list-query";
import { openListing } from "../catalogue/lists/open-list.server";
import type { Listing } from "../catalogue/lists/upstream-list.server";
import { titleKey } from "../catalogue/paths";
import type { MediaType, TitleRef } from "../catalogue/types";
import { listRecentWatches } from "./continue-watching.server";
import { listRecommendations } from "./recommendations.server";
import { listWatchedIds } from "./watch-history.server";

/** The listing that chance draws from where the visitor neither filters nor has a history: what many find good. */
const WELL_LIKED = { ...NO_FILTERS, score: 7, votes: 1000 };
/** A title is drawn from so many pages of the listing. */
const PAGES = 10;

interface Draw {
	/** Null while signed out. */
	userId: string | null;
	/** The listing that the title must fit; null to follow the visitor's taste. */
	listing: Listing | null;
	/** Keys of titles that the browser knows to be seen. */
	seen: Set<string>;
}

/**
 * Null where every title drawn has been seen, or none fits. At most two upstream calls for a listing, and those of
 * recommendations for a taste. Throws `UpstreamError`.
 */
export async function drawTitle(
	db: Database,
	{ catalogue, config }: { catalogue: Catalogue; config: ListingConfig },
	{ userId, listing, seen }: Draw,
): Promise<TitleRef | null> {
	const isUnseen = (title: TitleRef) => !seen.has(titleKey(title));
	if (!listing && userId) {
		const recent = listRecentWatches(db, catalogue, { userId });
		const recommended = pickAny((await listRecommendations(db, catalogue, { userId, recent })).filter(isUnseen));
		if (recommended) return recommended;
	}
	const mediaType: MediaType = pickAny(["movie", "tv"] as const) ?? "movie";
	const source = openListing(catalogue, config, listing ?? { mediaType, filters: WELL_LIKED });
	const first = await source.readPage(1);
	const number = 1 + Math.floor(Math.random() * Math.min(first.lastPage, PAGES));
	for (const page of number > 1 ? [await source.readPage(number), first] : [first]) {
		const titles = page.cards.filter((card) => card.mediaType !== "person").filter(isUnseen);
		const found = pickAny(userId ? await withoutWatched(db, userId, titles) : titles);
		if (found) return found;
	}
	return null;
}

function pickAny<Item>(items: readonly Item[]): Item | null {
	return items[Math.floor(Math.random() * items.length)] ?? null;
}

/** `titles` are all of one media type. */
async function withoutWatched(db: Database, userId: string, titles: TitleRef[]): Promise<TitleRef[]> {
	const [{ mediaType } = { mediaType: "movie" as const }] = titles;
	const watched = await listWatchedIds(db, { userId, mediaType, ids: titles.map(({ id }) => id) });
	return titles.filter(({ id }) => !watched.includes(id));
}
