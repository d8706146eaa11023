// Saved titles are stored with the data of their cards, so that a list needs no request to the catalogue.
// `watch-later-samples.server.ts` has the samples for users who never saved a title.
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { blockedTitles } from "~/database/schema/catalogue";
import { libraries, watchLater } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { ProfileId } from "../accounts/profiles";
import { type Catalogue, UpstreamError } from "../catalogue/catalogue.server";
import { FIRST_EPISODE, titleKey } from "../catalogue/paths";
import { findTitle } from "../catalogue/titles/titles.server";
import type { Movie, Show, TitleRef } from "../catalogue/types";
import { toKnownCard } from "./known-title.server";
import { cardValue, inLaterOrder, laterCondition, laterOrder } from "./later-view.server";
import { TITLES_MAX } from "./limits.server";
import type { ListFilter, ListSort, TitleFilter } from "./list-view";
import { readNextUp } from "./season-lists.server";
import { type FilterFacts, matchesFilter } from "./title-filter";
import { type LaterItem, type SavedTitle, toSavedTitle } from "./types";
import { whereTitles } from "./where-titles.server";

/** Saved titles without card data that one list looks up. */
const LOOK_UPS_MAX = 20;

interface TitleOfUser extends TitleRef {
	userId: ProfileId;
}

/** The episode that a show starts with. */
interface LaterStart {
	nextSeason?: number;
	nextEpisode?: number;
}

type LaterRow = typeof watchLater.$inferSelect;

function whereTitle({ userId, mediaType, id }: TitleOfUser) {
	return and(eq(watchLater.userId, userId), eq(watchLater.mediaType, mediaType), eq(watchLater.id, id));
}

type NotSaved = "missing" | "full";
export type SavedForLater = { ok: true; item: LaterItem | null } | { ok: false; reason: NotSaved };

/** `missing`: the title does not exist. Null: the catalogue is down. */
type Looked = { ok: true; title: SavedTitle | null; start: LaterStart } | { ok: false; reason: "missing" };

async function lookUp(catalogue: Catalogue, given: TitleRef & LaterStart): Promise<Looked> {
	const { nextSeason, nextEpisode } = given;
	try {
		const found = await findTitle(catalogue, given);
		if (!found) return { ok: false, reason: "missing" };
		const start = await findStart(catalogue, found, { nextSeason, nextEpisode });
		return { ok: true, title: toSavedTitle(found), start };
	} catch (error) {
		if (error instanceof UpstreamError) return { ok: true, title: null, start: { nextSeason, nextEpisode } };
		throw error;
	}
}

/** The episode that was asked for, or the nearest that is listed; without a wish the show's first. */
async function findStart(catalogue: Catalogue, title: Movie | Show, given: LaterStart): Promise<LaterStart> {
	const { nextSeason, nextEpisode } = given;
	if (title.mediaType === "movie") return {};
	const isGiven = nextSeason !== undefined || nextEpisode !== undefined;
	const wanted = { season: nextSeason ?? 1, episode: nextEpisode ?? FIRST_EPISODE };
	const { next } = await readNextUp(catalogue, title, [], isGiven ? wanted : undefined);
	return next?.action === "start" ? { nextSeason: next.season, nextEpisode: next.episode } : given;
}

/**
 * Saving again changes only the episode to start with, if given. `addedAt`: to undo a removal. While the
 * catalogue is down the title is saved without its card, which the next list looks up.
 */
export async function saveForLater(
	db: Database,
	catalogue: Catalogue,
	given: TitleOfUser & LaterStart & { addedAt?: number },
): Promise<SavedForLater> {
	const looked = await lookUp(catalogue, given);
	if (!looked.ok) return looked;
	if ((await readLaterState(db, given.userId)).total >= TITLES_MAX && !(await isSavedForLater(db, given))) {
		return { ok: false, reason: "full" };
	}
	const { userId, mediaType, id } = given;
	const isStartGiven = given.nextSeason !== undefined || given.nextEpisode !== undefined;
	const { nextSeason, nextEpisode }: LaterStart = isStartGiven ? looked.start : {};
	const now = Date.now();
	const card = looked.title && { card: JSON.stringify(looked.title), cardSource: catalogue.source };
	const [row] = await db
		.insert(watchLater)
		.values({
			userId,
			mediaType,
			id,
			...looked.start,
			addedAt: Math.min(given.addedAt ?? now, now),
			...card,
		})
		.onConflictDoUpdate({
			target: [watchLater.userId, watchLater.mediaType, watchLater.id],
			set: {
				nextSeason: nextSeason ?? sql`${watchLater.nextSeason}`,
				nextEpisode: nextEpisode ?? sql`${watchLater.nextEpisode}`,
				...card,
			},
		})
		.returning();
	return { ok: true, item: row?.card ? toItem(row, { source: catalogue.source, isGone: false }) : null };
}

/**
 * Saves the titles that are not saved yet, each with its own time, as far as there is room for them. At most a hundred, each
 * with a request to the catalogue. Returns how many were saved, and why others are not; saving them again changes nothing.
 */
export async function importLater(
	db: Database,
	catalogue: Catalogue,
	{ userId, titles }: { userId: ProfileId; titles: (TitleRef & LaterStart & { addedAt: number })[] },
): Promise<{ saved: number; refused: (TitleRef & { reason: NotSaved })[] }> {
	const [{ total }, known] = await Promise.all([
		readLaterState(db, userId),
		db
			.select({ mediaType: watchLater.mediaType, id: watchLater.id })
			.from(watchLater)
			.where(whereTitles(watchLater, { userId, titles })),
	]);
	const saved = new Set(known.map(titleKey));
	const fresh = titles.filter((title) => !saved.has(titleKey(title)));
	const looked = await Promise.all(fresh.map(async (title) => ({ title, found: await lookUp(catalogue, title) })));
	const now = Date.now();
	const rows = looked.flatMap(({ title, found }) => {
		if (!found.ok) return [];
		const { mediaType, id, addedAt } = title;
		const { nextSeason = 1, nextEpisode = 1 } = found.start;
		return { mediaType, id, nextSeason, nextEpisode, addedAt: Math.min(addedAt, now), card: found.title };
	});
	const newestFirst = rows.toSorted((a, b) => b.addedAt - a.addedAt);
	const room = Math.max(0, TITLES_MAX - total);
	const value = (name: string) => sql`value ->> ${sql.raw(`'${name}'`)}`;
	const written = await db
		.insert(watchLater)
		.select(
			selectColumns(
				watchLater,
				{
					userId: sql`${userId}`,
					mediaType: value("mediaType"),
					id: value("id"),
					nextSeason: value("nextSeason"),
					nextEpisode: value("nextEpisode"),
					addedAt: value("addedAt"),
					card: value("card"),
					cardSource: sql`iif(value ->> 'card' is null, null, ${catalogue.source})`,
				},
				sql`from json_each(${JSON.stringify(newestFirst.slice(0, room))}) where true`,
			),
		)
		.onConflictDoNothing()
		.returning({ id: watchLater.id });
	const refused = [
		...looked.flatMap(({ title, found }) => (found.ok ? [] : [{ ...title, reason: found.reason }])),
		...newestFirst.slice(room).map((title) => ({ ...title, reason: "full" as const })),
	];
	return { saved: written.length, refused };
}

/** Returns what saves it again as it was; null: it was not saved. */
export async function removeFromLater(db: Database, title: TitleOfUser) {
	const { nextSeason, nextEpisode, addedAt } = watchLater;
	const [removed] = await db
		.delete(watchLater)
		.where(whereTitle(title))
		.returning({ nextSeason, nextEpisode, addedAt });
	return removed ?? null;
}

/** At most a hundred. Returns how many of them were saved. */
export async function removeSeveralFromLater(
	db: Database,
	{ userId, titles }: { userId: ProfileId; titles: TitleRef[] },
): Promise<number> {
	const isGiven = whereTitles(watchLater, { userId, titles });
	const removed = await db.delete(watchLater).where(isGiven).returning({ id: watchLater.id });
	return removed.length;
}

/** Those that were saved at these times, and not again since. At most 200. */
export async function removeUnchangedFromLater(
	db: Database,
	{ userId, titles }: { userId: ProfileId; titles: (TitleRef & { addedAt: number })[] },
): Promise<void> {
	const given = sql`select value ->> 'mediaType', value ->> 'id', value ->> 'addedAt' from json_each(${JSON.stringify(titles)})`;
	const isGiven = sql`(${watchLater.mediaType}, ${watchLater.id}, ${watchLater.addedAt}) in (${given})`;
	await db.delete(watchLater).where(and(eq(watchLater.userId, userId), isGiven));
}

/** One row when the title is saved, else none. */
export function selectSaved(db: Database, title: TitleOfUser) {
	return db.select({ id: watchLater.id }).from(watchLater).where(whereTitle(title)).limit(1);
}

export async function isSavedForLater(db: Database, title: TitleOfUser): Promise<boolean> {
	return (await selectSaved(db, title)).length > 0;
}

interface LaterSelection {
	userId: ProfileId;
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
	{ userId, limit, offset = 0, sort = "added", show = null }: LaterSelection & { limit: number; offset?: number },
): Promise<LaterItem[]> {
	const isSaved = and(eq(watchLater.userId, userId), laterCondition(show));
	if (sort === "title") {
		const { mediaType, id } = watchLater;
		const title = sql<string | null>`${cardValue("title")}`;
		const all = await db
			.select({ mediaType, id, title })
			.from(watchLater)
			.where(isSaved)
			.orderBy(...laterOrder(sort));
		const titles = inLaterOrder(all, sort).slice(offset, offset + limit);
		return await listLaterTitles(db, catalogue, { userId, titles });
	}
	const rows = await db
		.select()
		.from(watchLater)
		.where(isSaved)
		.orderBy(...laterOrder(sort))
		.limit(limit)
		.offset(offset);
	return await toItems(db, catalogue, rows);
}

/** Saved titles, in the order given; those that are not saved are left out. At most a hundred. */
export async function listLaterTitles(
	db: Database,
	catalogue: Catalogue,
	{ userId, titles }: { userId: ProfileId; titles: TitleRef[] },
): Promise<LaterItem[]> {
	if (titles.length === 0) return [];
	const rows = await db.select().from(watchLater).where(whereTitles(watchLater, { userId, titles }));
	const byTitle = new Map(rows.map((row) => [titleKey(row), row]));
	return await toItems(
		db,
		catalogue,
		titles.flatMap((title) => byTitle.get(titleKey(title)) ?? []),
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
	{ userId, sort = "added", show = null, filter }: LaterSelection & { filter: TitleFilter },
): Promise<{ titles: TitleRef[]; unread: number }> {
	const rows: StoredFacts[] = await db
		.select({
			mediaType: watchLater.mediaType,
			id: watchLater.id,
			title: sql<string | null>`${cardValue("title")}`,
			genres: sql<string | null>`${cardValue("genres")}`,
			minutes: sql<number | null>`${cardValue("minutes")}`,
		})
		.from(watchLater)
		.where(and(eq(watchLater.userId, userId), laterCondition(show)))
		.orderBy(...laterOrder(sort));
	const unknown = rows.filter((row) => !toFacts(row, filter));
	const looked = await listLaterTitles(db, catalogue, { userId, titles: unknown.slice(0, LOOK_UPS_MAX) });
	const known = new Map(looked.filter(isKnown).map((item) => [titleKey(item), item]));
	const titles = inLaterOrder(rows, sort).filter((row) => {
		const facts = toFacts(row, filter) ?? known.get(titleKey(row));
		return facts && matchesFilter(facts, filter);
	});
	return { titles, unread: unknown.length - known.size };
}

/** Reads all rows of the user; without a filter, `readLaterState` reads the number from a counter. */
export async function countLater(
	db: Database,
	{ userId, show }: Required<Omit<LaterSelection, "sort">>,
): Promise<number> {
	return await db.$count(watchLater, and(eq(watchLater.userId, userId), laterCondition(show)));
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
		.update(watchLater)
		.set({ ...looked.start, ...card })
		.where(whereTitle(row));
	return { row: { ...row, ...looked.start, ...card }, isGone: false };
}

/** A title without card data has a card without facts. Posters of another catalogue have other URLs. */
function toItem(row: LaterRow, { source, isGone }: { source: Catalogue["source"]; isGone: boolean }): LaterItem {
	const { mediaType, id, nextSeason, nextEpisode, addedAt } = row;
	const title: SavedTitle = row.card ? JSON.parse(row.card) : toKnownCard({ mediaType, id }, null);
	const poster = row.cardSource === source && !isGone ? title.poster : null;
	return { ...title, poster, nextSeason, nextEpisode, addedAt, ...(isGone && { isGone }) };
}

/** How many users saved each title, by `titleKey`. Reads and counts at most `max` rows of each. */
export async function countSaves(db: Database, titles: TitleRef[], max: number): Promise<Map<string, number>> {
	const [first, ...others] = titles.map(({ mediaType, id }) => {
		const isTitle = and(eq(watchLater.mediaType, mediaType), eq(watchLater.id, id));
		const saved = db.select({ id: watchLater.id }).from(watchLater).where(isTitle).limit(max).as("saved");
		return db.select({ count: sql<number>`count(*)` }).from(saved);
	});
	const counts = first ? await db.batch([first, ...others]) : [];
	return new Map(titles.map((title, index) => [titleKey(title), counts[index]?.[0]?.count ?? 0]));
}

/** Saved titles that are blocked, the latest saved first. Reads at most the user's saved titles, of which there is a limit. */
export async function listBlockedSaves(db: Database, userId: ProfileId, limit: number): Promise<TitleRef[]> {
	const { mediaType, id } = watchLater;
	return await db
		.select({ mediaType, id })
		.from(watchLater)
		.innerJoin(blockedTitles, and(eq(blockedTitles.mediaType, mediaType), eq(blockedTitles.id, id)))
		.where(eq(watchLater.userId, userId))
		.orderBy(desc(watchLater.addedAt))
		.limit(limit);
}

export interface LaterState {
	/** Number of saved titles; read from a counter. */
	total: number;
	/** Whether anything was ever saved. */
	hasSaved: boolean;
	/** Removed samples, by `titleKey`. */
	removedSamples: string[];
}

export async function readLaterState(db: Database, userId: ProfileId): Promise<LaterState> {
	const [row] = await db
		.select({ total: libraries.saved, hasSaved: libraries.hasSaved, removedSamples: libraries.removedSamples })
		.from(libraries)
		.where(eq(libraries.userId, userId))
		.limit(1);
	return row ?? { total: 0, hasSaved: false, removedSamples: [] };
}
