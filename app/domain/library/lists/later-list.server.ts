// The lists of Watch Later, as My List shows them. `watch-later-samples.server.ts` has the samples for those who never saved
// a title.
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { blockedTitles } from "~/database/schema/catalogue";
import { episodes, titles } from "~/database/schema/library";
import { WATCHED_FROM } from "~/domain/library/next/progress";
import { whereTitle } from "~/domain/library/store/titles.server";
import { whereWatchedRow } from "~/domain/library/store/viewing-statements.server";
import { whereTitles } from "~/domain/library/store/where-titles.server";
import type { LaterItem } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";
import { LATER_COLUMNS, type LaterRow, lookUp, toItem, whereSaved } from "./later-rows.server";
import {
	hasTitleFilter,
	type ListFilter,
	type ListSort,
	NO_TITLE_FILTER,
	sortCards,
	type TitleFilter,
} from "./list-view";
import { matchesFilter } from "./title-filter";

/** Saved titles without card data that one list looks up. */
const LOOK_UPS_MAX = 20;

interface PageOfLater {
	profileId: ProfileId;
	limit: number;
	offset?: number;
}

const NEWEST_FIRST = [desc(titles.savedAt), desc(titles.mediaType), desc(titles.id)];

/**
 * The newest first. Titles that the catalogue no longer has or that are blocked are marked as gone. Reads `limit` + `offset`
 * rows, for a child all rows of the user. Requests only titles that were saved while the catalogue was down, or from another
 * catalogue.
 */
export async function listLater(
	db: Database,
	catalogue: Catalogue,
	{ profileId, limit, offset = 0 }: PageOfLater,
): Promise<LaterItem[]> {
	const reading = db
		.select(LATER_COLUMNS)
		.from(titles)
		.where(and(eq(titles.profileId, profileId), whereSaved))
		.orderBy(...NEWEST_FIRST)
		.limit(limit)
		.offset(offset);
	const [rows, isForChild] = await Promise.all([reading, catalogue.isForChild()]);
	if (!isForChild) return await toItems(db, catalogue, rows);
	return (await findLater(db, catalogue, { profileId, limit, offset })).items;
}

/** Saved titles, in the order given; those that are not saved are left out. At most a hundred. */
async function listLaterTitles(
	db: Database,
	catalogue: Catalogue,
	{ profileId, titles: wanted }: { profileId: ProfileId; titles: TitleRef[] },
): Promise<LaterItem[]> {
	if (wanted.length === 0) return [];
	const rows = await db
		.select(LATER_COLUMNS)
		.from(titles)
		.where(and(whereTitles({ profileId, titles: wanted }), whereSaved));
	const byTitle = new Map((await catalogue.onlyOpen(rows)).map((row) => [titleKey(row), row]));
	return await toItems(
		db,
		catalogue,
		wanted.flatMap((title) => byTitle.get(titleKey(title)) ?? []),
	);
}

/** Looks up the first of those whose card is not known here, or comes from a version that stored less. */
async function toItems(db: Database, catalogue: Catalogue, rows: LaterRow[]): Promise<LaterItem[]> {
	const isStale = ({ mediaType, card, cardSource }: LaterRow) =>
		cardSource !== catalogue.source || (mediaType === "movie" && !card?.includes('"minutes":'));
	const stale = rows.filter(isStale).slice(0, LOOK_UPS_MAX);
	const renewed = new Map(
		await Promise.all(stale.map(async (row) => [row, await renewCard(db, catalogue, row)] as const)),
	);
	const isBlocked = await catalogue.findBlocked();
	return rows.map((row) => {
		const looked = renewed.get(row);
		const isGone = looked?.isGone || isBlocked(row);
		return toItem(catalogue, looked?.row ?? row, isGone);
	});
}

/** A movie that was marked as watched, or whose end was played. */
const whereWatchedMovie = sql`(${titles.mediaType} = 'movie' and (
	(${titles.openedAt} is not null and ${titles.duration} > 0 and ${titles.position} >= ${WATCHED_FROM} * ${titles.duration})
	or exists (select 1 from ${episodes} where ${episodes.profileId} = ${titles.profileId}
		and ${episodes.mediaType} = 'movie' and ${episodes.id} = ${titles.id} and ${whereWatchedRow})))`;

/** The sections of Continue Watching select nothing here. */
const CONDITIONS: Partial<Record<ListFilter, SQL>> = {
	movies: eq(titles.mediaType, "movie"),
	shows: eq(titles.mediaType, "tv"),
	unfinished: sql`(${titles.openedAt} is not null and not ${whereWatchedMovie})`,
};

/** What an order and a filter ask of a title, from its card; null where that does not say it. */
const FACTS = {
	mediaType: titles.mediaType,
	id: titles.id,
	watchedAt: titles.openedAt,
	addedAt: LATER_COLUMNS.addedAt,
	title: sql<string | null>`${titles.card} ->> 'title'`,
	year: sql<number | null>`${titles.card} ->> 'year'`,
	rating: sql<number | null>`${titles.card} ->> 'rating'`,
	genres: sql<string | null>`${titles.card} ->> 'genres'`,
	minutes: sql<number | null>`${titles.card} ->> 'minutes'`,
};

/** Whether a title was looked up: there is nothing to say about one that is gone. */
function isKnown({ isGone, mediaType, minutes, totalSeasons }: LaterItem): boolean {
	return isGone === true || (mediaType === "movie" ? minutes : totalSeasons) !== undefined;
}

interface LaterView extends PageOfLater {
	/** The newest first by default; equal titles have the newest first. */
	sort?: ListSort;
	show?: ListFilter | null;
	filter?: TitleFilter;
}

/**
 * A page of the saved titles that are open to the visitor and fit, `total` of all of them; `unread`: those of which the filter
 * does not know enough. Reads all rows of the user, and looks up the first of those whose cards do not say what it asks for.
 */
export async function findLater(
	db: Database,
	catalogue: Catalogue,
	{ profileId, limit, offset = 0, sort = "added", show = null, filter = NO_TITLE_FILTER }: LaterView,
): Promise<{ items: LaterItem[]; total: number; unread: number }> {
	const saved = await db
		.select(FACTS)
		.from(titles)
		.where(and(eq(titles.profileId, profileId), whereSaved, show ? CONDITIONS[show] : undefined))
		.orderBy(...NEWEST_FIRST);
	const rows = (await catalogue.onlyOpen(saved)).map(({ title, rating, genres, minutes, ...row }) => ({
		...row,
		title: title ?? "",
		rating: rating ?? 0,
		genres: JSON.parse(genres ?? "[]"),
		minutes: minutes ?? 0,
		isUnknown: title === null || (filter.isShort && row.mediaType === "movie" && minutes === null),
	}));
	const unknown = hasTitleFilter(filter) ? rows.filter(({ isUnknown }) => isUnknown) : [];
	const looked = await listLaterTitles(db, catalogue, { profileId, titles: unknown.slice(0, LOOK_UPS_MAX) });
	const lookedUp = new Map(looked.filter(isKnown).map((item) => [titleKey(item), item]));
	const unread = new Set(unknown.filter((row) => !lookedUp.has(titleKey(row))));
	const fitting = rows.filter((row) => !unread.has(row) && matchesFilter(lookedUp.get(titleKey(row)) ?? row, filter));
	const shown = sortCards(fitting, sort, (row) => row).slice(offset, offset + limit);
	const items = await listLaterTitles(db, catalogue, { profileId, titles: shown });
	return { items, total: fitting.length, unread: unread.size };
}

async function renewCard(
	db: Database,
	catalogue: Catalogue,
	row: LaterRow,
): Promise<{ row: LaterRow; isGone: boolean }> {
	const looked = await lookUp(catalogue, row);
	if (!looked.ok || !looked.title) return { row, isGone: !looked.ok && looked.reason === "missing" };
	const card = { card: JSON.stringify(looked.title), cardSource: catalogue.source };
	await db
		.update(titles)
		.set({ ...looked.start, ...card })
		.where(and(whereTitle(row), whereSaved));
	return { row: { ...row, ...looked.start, ...card }, isGone: false };
}

/** How many users saved each title, by `titleKey`. Reads and counts at most `max` rows of each. */
export async function countSaves(db: Database, wanted: TitleRef[], max: number): Promise<Map<string, number>> {
	const [first, ...others] = wanted.map(({ mediaType, id }) => {
		const isTitle = and(eq(titles.mediaType, mediaType), eq(titles.id, id), whereSaved);
		const saved = db.select({ id: titles.id }).from(titles).where(isTitle).limit(max).as("saved");
		return db.select({ count: sql<number>`count(*)` }).from(saved);
	});
	const counts = first ? await db.batch([first, ...others]) : [];
	return new Map(wanted.map((title, index) => [titleKey(title), counts[index]?.[0]?.count ?? 0]));
}

/** Saved titles that are blocked, the latest saved first. Reads at most the user's saved titles, of which there is a limit. */
export async function listBlockedSaves(db: Database, profileId: ProfileId, limit: number): Promise<TitleRef[]> {
	const { mediaType, id } = titles;
	return await db
		.select({ mediaType, id })
		.from(titles)
		.innerJoin(blockedTitles, and(eq(blockedTitles.mediaType, mediaType), eq(blockedTitles.id, id)))
		.where(and(eq(titles.profileId, profileId), whereSaved))
		.orderBy(desc(titles.savedAt))
		.limit(limit);
}
