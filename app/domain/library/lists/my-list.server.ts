// The data of My List: both tabs with their counts, and the visitor's own rows for its Debug panel.

import { sql } from "drizzle-orm";
import { selectTotals } from "~/database/counts";
import type { Database } from "~/database/open.server";
import { onlyOpenBegun, openBegunTitles, selectBegun, toBegunTitles } from "~/domain/library/next/begun-titles.server";
import type { NamedPerson } from "~/domain/library/next/continue-watching.server";
import { BEGUN_READ, type ContinuePage, listOverview, searchBegun } from "~/domain/library/next/search-begun.server";
import { toWatchResponse, type WatchHistoryDebug } from "~/domain/library/responses";
import { countWatches, listWatches } from "~/domain/library/store/watch-history.server";
import { readLaterState, selectLaterState } from "~/domain/library/store/watch-later.server";
import type { LaterItem, SavedTitle } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";
import type { User } from "../../accounts/types";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { findLater, listLater } from "./later-list.server";
import { LIST_SECTIONS, type ListSection } from "./list-sections";
import {
	hasTitleFilter,
	type ListFilter,
	type ListTab,
	type ListView,
	MEDIA_TYPES,
	OWN_SORT,
	PAGE,
	sortCards,
} from "./list-view";
import { hasSamples, listSamples } from "./watch-later-samples.server";

/** What a tab's address says. */
interface PageOf extends Pick<ListView, "sort" | "show" | "text" | "genre" | "isShort"> {
	/** Titles before the page. */
	from: number;
}

export interface LaterTab {
	items: LaterItem[];
	/** Of the whole list. */
	size: number;
	/** Number of all titles that fit, not only those shown. */
	total: number;
	/** Titles that the filter could not judge: what it asks for is not known. */
	unread: number;
	/** Sample titles for a user who has never saved one; they belong to no list. */
	suggestions: LaterItem[];
}

export interface ContinueTab {
	/** The titles among which a filter searches. */
	size: number;
	/** Never rejects. */
	page: Promise<ContinuePage>;
}

interface ContinuePageOf extends PageOf {
	profileId: ProfileId;
	/** Who is here too. Read with the titles, and never rejects. */
	companions?: Promise<NamedPerson[]>;
}

function isSection(show: ListFilter | null): show is ListSection {
	return LIST_SECTIONS.some((section) => section === show);
}

/**
 * The sections, or the titles that fit a filter, each in the order of the view. Rejects when the history cannot be read. The
 * cards resolve when the catalogue has responded.
 */
export async function openContinueTab(
	db: Database,
	catalogue: Catalogue,
	{ profileId, companions, sort, show, from, ...filter }: ContinuePageOf,
): Promise<ContinueTab> {
	const mediaType = show ? MEDIA_TYPES[show] : undefined;
	const begun = await openBegunTitles(db, catalogue, {
		profileId,
		mediaType,
		first: from + BEGUN_READ,
	});
	const first = await begun.list({ limit: BEGUN_READ, offset: from });
	const people = { profileId, companions: await companions };
	const isFiltered = hasTitleFilter(filter);
	const section = isSection(show) ? show : null;
	const reading =
		show || isFiltered
			? searchBegun(db, catalogue, { ...people, begun, first, filter, section, from })
			: listOverview(db, catalogue, { ...people, begun, first });
	const page = reading.then((read) => ({
		...read,
		cards: sortCards(read.cards, sort ?? OWN_SORT.continue, ({ entry }) => {
			return { watchedAt: entry.lastWatched, addedAt: entry.watchedAt };
		}),
	}));
	return { size: begun.total, page };
}

/** Samples have the account's creation date. */
function toSample(user: Pick<User, "createdAt">, title: SavedTitle): LaterItem {
	return { ...title, nextSeason: 1, nextEpisode: 1, addedAt: Date.parse(user.createdAt) };
}

export async function readLaterTab(
	db: Database,
	catalogue: Catalogue,
	{ user, profileId, from, sort, show, ...filter }: PageOf & { user: Pick<User, "createdAt">; profileId: ProfileId },
): Promise<LaterTab> {
	const page = { profileId, limit: PAGE, offset: from };
	const isWhole = !sort && !show && !hasTitleFilter(filter);
	const [state, found] = await Promise.all([
		readLaterState(db, profileId),
		isWhole
			? listLater(db, catalogue, page).then((items) => ({ items, unread: 0 }))
			: findLater(db, catalogue, { ...page, sort: sort ?? OWN_SORT.watchlater, show, filter }),
	]);
	const samples = hasSamples(state) ? await listSamples(catalogue, state.removedSamples) : [];
	const size = await countOpenLater(db, catalogue, { profileId, total: state.total });
	return { size, total: size, ...found, suggestions: samples.map((title) => toSample(user, title)) };
}

/** The number of saved titles, as the library counts it but for a child. */
async function countOpenLater(
	db: Database,
	catalogue: Catalogue,
	{ profileId, total }: { profileId: ProfileId; total: number },
): Promise<number> {
	if (!(await catalogue.isForChild())) return total;
	return (await findLater(db, catalogue, { profileId, limit: 0 })).total;
}

/** The number of titles in each tab. */
export async function countLists(
	db: Database,
	catalogue: Catalogue,
	profileId: ProfileId,
): Promise<Partial<Record<ListTab, number>>> {
	const [recorded, counted, watched, [later]] = await db.batch([
		...selectBegun(db, { profileId }),
		selectLaterState(db, profileId),
	]);
	const [begun, saved] = await Promise.all([
		onlyOpenBegun(catalogue, toBegunTitles(db, { profileId }, [recorded, counted, watched])),
		countOpenLater(db, catalogue, { profileId, total: later?.total ?? 0 }),
	]);
	return { continue: begun.total, watchlater: saved };
}

const SAMPLE_ROWS = 5;

/** Administrators get the number of all rows; other users only their own. */
export async function describeWatchHistory(
	db: Database,
	{ profileId, isAdmin }: { profileId: ProfileId; isAdmin: boolean },
): Promise<WatchHistoryDebug> {
	const [tables, watchCount, entries, [total]] = await Promise.all([
		db.all(sql`select 1 from sqlite_master where type = 'table' and name = 'titles'`),
		countWatches(db, profileId),
		listWatches(db, { profileId, limit: SAMPLE_ROWS }),
		isAdmin ? selectTotals(db, ["watch-history"]) : [],
	]);
	return {
		watchHistoryTableExists: tables.length > 0,
		userId: profileId,
		totalWatchHistoryCount: total?.count ?? watchCount,
		userWatchHistoryCount: watchCount,
		userSampleData: entries.map(toWatchResponse),
	};
}
