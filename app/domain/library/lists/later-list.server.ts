// The lists of Watch Later, as My List shows them. `watch-later-samples.server.ts` has the samples for those who never saved
// a title.
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { blockedTitles } from "~/database/schema/catalogue";
import { titles } from "~/database/schema/library";
import { whereTitle } from "~/domain/library/store/titles.server";
import { whereTitles } from "~/domain/library/store/where-titles.server";
import type { LaterItem } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";
import { LATER_COLUMNS, type LaterRow, lookUp, toItem, whereSaved } from "./later-rows.server";
import { cardValue, inLaterOrder, laterCondition, laterOrder } from "./later-view.server";
import type { ListFilter, ListSort, TitleFilter } from "./list-view";
import { type FilterFacts, matchesFilter } from "./title-filter";

/** Saved titles without card data that one list looks up. */
const LOOK_UPS_MAX = 20;

interface LaterSelection {
	profileId: ProfileId;
	/** Newest first by default. */
	sort?: ListSort;
	/** Null for all titles. */
	show?: ListFilter | null;
}

/**
 * Titles that the catalogue no longer has or that are blocked are marked as gone. Reads `limit` + `offset` rows, with another sort or
 * a filter all rows of the user. Requests only titles that were saved while the catalogue was down, or from another
 * catalogue.
 */
export async function listLater(
	db: Database,
	catalogue: Catalogue,
	{ profileId, limit, offset = 0, sort = "added", show = null }: LaterSelection & { limit: number; offset?: number },
): Promise<LaterItem[]> {
	if (sort === "title") {
		const all = await listOpenLater(db, catalogue, { profileId, sort, show });
		return await listLaterTitles(db, catalogue, { profileId, titles: all.slice(offset, offset + limit) });
	}
	const reading = db
		.select(LATER_COLUMNS)
		.from(titles)
		.where(and(eq(titles.profileId, profileId), whereSaved, laterCondition(show)))
		.orderBy(...laterOrder(sort))
		.limit(limit)
		.offset(offset);
	const [rows, isForChild] = await Promise.all([reading, catalogue.isForChild()]);
	if (!isForChild) return await toItems(db, catalogue, rows);
	const all = await listOpenLater(db, catalogue, { profileId, sort, show });
	return await listLaterTitles(db, catalogue, { profileId, titles: all.slice(offset, offset + limit) });
}

/** All saved titles that are open to the visitor, in order. Reads all rows of the user. */
export async function listOpenLater(
	db: Database,
	catalogue: Catalogue,
	{ profileId, sort = "added", show = null }: LaterSelection,
): Promise<TitleRef[]> {
	const { mediaType, id } = titles;
	const title = sql<string | null>`${cardValue("title")}`;
	const all = await db
		.select({ mediaType, id, title })
		.from(titles)
		.where(and(eq(titles.profileId, profileId), whereSaved, laterCondition(show)))
		.orderBy(...laterOrder(sort));
	return await catalogue.onlyOpen(inLaterOrder(all, sort));
}

/** Saved titles, in the order given; those that are not saved are left out. At most a hundred. */
export async function listLaterTitles(
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
		return toItem(looked?.row ?? row, { source: catalogue.source, isGone });
	});
}

interface StoredFacts extends TitleRef {
	title: string | null;
	/** As JSON. */
	genres: string | null;
	minutes: number | null;
}

/** Null where the card does not say what the filter asks for. */
function toFacts({ title, genres, minutes, ...ref }: StoredFacts, { isShort }: TitleFilter): FilterFacts | null {
	if (title === null || (isShort && ref.mediaType === "movie" && minutes === null)) return null;
	return { ...ref, title, genres: JSON.parse(genres ?? "[]"), minutes: minutes ?? 0 };
}

/** Whether a title was looked up: there is nothing to say about one that is gone. */
function isKnown({ isGone, mediaType, minutes, totalSeasons }: LaterItem): boolean {
	return isGone === true || (mediaType === "movie" ? minutes : totalSeasons) !== undefined;
}

/**
 * The saved titles that fit, in order; `unread`: those of which it is not known. Reads the user's rows, and looks up the first
 * of those whose cards do not say enough.
 */
export async function listFittingLater(
	db: Database,
	catalogue: Catalogue,
	{ profileId, sort = "added", show = null, filter }: LaterSelection & { filter: TitleFilter },
): Promise<{ titles: TitleRef[]; unread: number }> {
	const all: StoredFacts[] = await db
		.select({
			mediaType: titles.mediaType,
			id: titles.id,
			title: sql<string | null>`${cardValue("title")}`,
			genres: sql<string | null>`${cardValue("genres")}`,
			minutes: sql<number | null>`${cardValue("minutes")}`,
		})
		.from(titles)
		.where(and(eq(titles.profileId, profileId), whereSaved, laterCondition(show)))
		.orderBy(...laterOrder(sort));
	const rows = await catalogue.onlyOpen(all);
	const unknown = rows.filter((row) => !toFacts(row, filter));
	const looked = await listLaterTitles(db, catalogue, { profileId, titles: unknown.slice(0, LOOK_UPS_MAX) });
	const lookedUp = new Map(looked.filter(isKnown).map((item) => [titleKey(item), item]));
	const fitting = inLaterOrder(rows, sort).filter((row) => {
		const facts = toFacts(row, filter) ?? lookedUp.get(titleKey(row));
		return facts && matchesFilter(facts, filter);
	});
	return { titles: fitting, unread: unknown.length - lookedUp.size };
}

/** Reads all rows of the user; without a filter, `readLaterState` reads the number from a counter. */
export async function countLater(
	db: Database,
	{ profileId, show }: Required<Omit<LaterSelection, "sort">>,
): Promise<number> {
	return await db.$count(titles, and(eq(titles.profileId, profileId), whereSaved, laterCondition(show)));
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
