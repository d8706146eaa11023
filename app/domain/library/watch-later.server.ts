// Saved titles are stored with the data of their cards, so that a list needs no request to the catalogue.
// `watch-later-samples.server.ts` has the samples for users who never saved a title.
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { blockedTitles } from "~/database/schema/catalogue";
import { libraries, titles } from "~/database/schema/library";
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
import { isLaterFact, type TitleOfUser, whereTitle, writeTitles } from "./titles.server";
import { type LaterItem, type SavedTitle, toSavedTitle } from "./types";
import { whereTitles } from "./where-titles.server";

/** Saved titles without card data that one list looks up. */
const LOOK_UPS_MAX = 20;

/** The episode that a show starts with. */
interface LaterStart {
	nextSeason?: number;
	nextEpisode?: number;
}

const LATER_COLUMNS = {
	...{ userId: titles.userId, mediaType: titles.mediaType, id: titles.id },
	...{ nextSeason: titles.nextSeason, nextEpisode: titles.nextEpisode },
	addedAt: sql<number>`${titles.savedAt}`.as("saved_at"),
	...{ card: titles.card, cardSource: titles.cardSource },
};

interface LaterRow extends Required<LaterStart>, TitleOfUser, Pick<typeof titles.$inferSelect, "card" | "cardSource"> {
	addedAt: number;
}

const isSaved = sql`saved_at is not null`;

/** What is left of a title that is no longer saved. */
const NOT_SAVED = { savedAt: null, nextSeason: 1, nextEpisode: 1, card: null, cardSource: null };

interface SavedRow extends TitleRef, Required<LaterStart> {
	addedAt: number;
	card: SavedTitle | null;
}

/** Saves titles. One that is saved already keeps its time, and where it starts unless `isStartGiven`. */
function writeSaved(
	db: Database,
	{
		userId,
		source,
		rows,
		isStartGiven = false,
	}: { userId: ProfileId; source: Catalogue["source"]; rows: SavedRow[]; isStartGiven?: boolean },
) {
	const value = (name: string) => sql.raw(`value ->> '${name}'`);
	const startsAnew = sql`(${titles.savedAt} is null or ${isStartGiven})`;
	return writeTitles(db, {
		columns: {
			...{ userId: sql`${userId}`, mediaType: value("mediaType"), id: value("id") },
			...{ nextSeason: value("nextSeason"), nextEpisode: value("nextEpisode"), card: value("card") },
			cardSource: sql`iif(value ->> 'card' is null, null, ${source})`,
			...{ savedAt: value("addedAt"), savedChangedAt: sql`${Date.now()}` },
		},
		set: {
			savedAt: sql`coalesce(${titles.savedAt}, excluded.saved_at)`,
			savedChangedAt: sql`excluded.saved_changed_at`,
			nextSeason: sql`iif(${startsAnew}, excluded.next_season, ${titles.nextSeason})`,
			nextEpisode: sql`iif(${startsAnew}, excluded.next_episode, ${titles.nextEpisode})`,
			card: sql`coalesce(excluded.card, ${titles.card})`,
			cardSource: sql`coalesce(excluded.card_source, ${titles.cardSource})`,
		},
		setWhere: isLaterFact.saved,
		from: sql`from json_each(${JSON.stringify(rows)}) where true`,
	});
}

/** Takes titles out of the list; the first result has them as they were. */
function takeOut(db: Database, isTaken: SQL | undefined) {
	const isOne = and(isTaken, isSaved);
	const now = Date.now();
	return db.batch([
		db.select(LATER_COLUMNS).from(titles).where(isOne),
		db
			.update(titles)
			.set({ ...NOT_SAVED, savedChangedAt: now, updatedAt: now })
			.where(isOne),
	]);
}

type NotSavedReason = "missing" | "full";
export type SavedForLater = { ok: true; item: LaterItem | null } | { ok: false; reason: NotSavedReason };

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
	const { nextSeason = 1, nextEpisode = 1 } = looked.start;
	const now = Date.now();
	const [row] = await writeSaved(db, {
		...{ userId, source: catalogue.source, isStartGiven },
		rows: [
			{ mediaType, id, nextSeason, nextEpisode, addedAt: Math.min(given.addedAt ?? now, now), card: looked.title },
		],
	}).returning(LATER_COLUMNS);
	return { ok: true, item: row?.card ? toItem(row, { source: catalogue.source, isGone: false }) : null };
}

/**
 * Saves the titles that are not saved yet, each with its own time, as far as there is room for them. At most a hundred, each
 * with a request to the catalogue. Returns how many were saved, and why others are not; saving them again changes nothing.
 */
export async function importLater(
	db: Database,
	catalogue: Catalogue,
	{ userId, titles: wanted }: { userId: ProfileId; titles: (TitleRef & LaterStart & { addedAt: number })[] },
): Promise<{ saved: number; refused: (TitleRef & { reason: NotSavedReason })[] }> {
	const [{ total }, known] = await Promise.all([
		readLaterState(db, userId),
		db
			.select({ mediaType: titles.mediaType, id: titles.id })
			.from(titles)
			.where(and(whereTitles(titles, { userId, titles: wanted }), isSaved)),
	]);
	const saved = new Set(known.map(titleKey));
	const fresh = wanted.filter((title) => !saved.has(titleKey(title)));
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
	const written = await writeSaved(db, {
		...{ userId, source: catalogue.source },
		rows: newestFirst.slice(0, room),
	}).returning({ id: titles.id });
	const refused = [
		...looked.flatMap(({ title, found }) => (found.ok ? [] : [{ ...title, reason: found.reason }])),
		...newestFirst.slice(room).map((title) => ({ ...title, reason: "full" as const })),
	];
	return { saved: written.length, refused };
}

/** Returns what saves it again as it was; null: it was not saved. */
export async function removeFromLater(db: Database, title: TitleOfUser) {
	const [[removed]] = await takeOut(db, whereTitle(title));
	if (!removed) return null;
	const { nextSeason, nextEpisode, addedAt } = removed;
	return { nextSeason, nextEpisode, addedAt };
}

/** At most a hundred. Returns how many of them were saved. */
export async function removeSeveralFromLater(
	db: Database,
	{ userId, titles: removed }: { userId: ProfileId; titles: TitleRef[] },
): Promise<number> {
	const [saved] = await takeOut(db, whereTitles(titles, { userId, titles: removed }));
	return saved.length;
}

/** Those that were saved at these times, and not again since. At most 200. */
export async function removeUnchangedFromLater(
	db: Database,
	{ userId, titles: removed }: { userId: ProfileId; titles: (TitleRef & { addedAt: number })[] },
): Promise<void> {
	const unchanged = sql`select value ->> 'mediaType', value ->> 'id', value ->> 'addedAt' from json_each(${JSON.stringify(removed)})`;
	const isUnchanged = sql`(${titles.mediaType}, ${titles.id}, ${titles.savedAt}) in (${unchanged})`;
	await takeOut(db, and(whereTitles(titles, { userId, titles: removed }), isUnchanged));
}

/** One row when the title is saved, else none. */
export function selectSaved(db: Database, title: TitleOfUser) {
	return db
		.select({ id: titles.id })
		.from(titles)
		.where(and(whereTitle(title), isSaved))
		.limit(1);
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
	const isListed = and(eq(titles.userId, userId), isSaved, laterCondition(show));
	if (sort === "title") {
		const { mediaType, id } = titles;
		const title = sql<string | null>`${cardValue("title")}`;
		const all = await db
			.select({ mediaType, id, title })
			.from(titles)
			.where(isListed)
			.orderBy(...laterOrder(sort));
		const shown = inLaterOrder(all, sort).slice(offset, offset + limit);
		return await listLaterTitles(db, catalogue, { userId, titles: shown });
	}
	const rows = await db
		.select(LATER_COLUMNS)
		.from(titles)
		.where(isListed)
		.orderBy(...laterOrder(sort))
		.limit(limit)
		.offset(offset);
	return await toItems(db, catalogue, rows);
}

/** Saved titles, in the order given; those that are not saved are left out. At most a hundred. */
export async function listLaterTitles(
	db: Database,
	catalogue: Catalogue,
	{ userId, titles: wanted }: { userId: ProfileId; titles: TitleRef[] },
): Promise<LaterItem[]> {
	if (wanted.length === 0) return [];
	const rows = await db
		.select(LATER_COLUMNS)
		.from(titles)
		.where(and(whereTitles(titles, { userId, titles: wanted }), isSaved));
	const byTitle = new Map(rows.map((row) => [titleKey(row), row]));
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
	{ userId, sort = "added", show = null, filter }: LaterSelection & { filter: TitleFilter },
): Promise<{ titles: TitleRef[]; unread: number }> {
	const rows: StoredFacts[] = await db
		.select({
			mediaType: titles.mediaType,
			id: titles.id,
			title: sql<string | null>`${cardValue("title")}`,
			genres: sql<string | null>`${cardValue("genres")}`,
			minutes: sql<number | null>`${cardValue("minutes")}`,
		})
		.from(titles)
		.where(and(eq(titles.userId, userId), isSaved, laterCondition(show)))
		.orderBy(...laterOrder(sort));
	const unknown = rows.filter((row) => !toFacts(row, filter));
	const looked = await listLaterTitles(db, catalogue, { userId, titles: unknown.slice(0, LOOK_UPS_MAX) });
	const known = new Map(looked.filter(isKnown).map((item) => [titleKey(item), item]));
	const fitting = inLaterOrder(rows, sort).filter((row) => {
		const facts = toFacts(row, filter) ?? known.get(titleKey(row));
		return facts && matchesFilter(facts, filter);
	});
	return { titles: fitting, unread: unknown.length - known.size };
}

/** Reads all rows of the user; without a filter, `readLaterState` reads the number from a counter. */
export async function countLater(
	db: Database,
	{ userId, show }: Required<Omit<LaterSelection, "sort">>,
): Promise<number> {
	return await db.$count(titles, and(eq(titles.userId, userId), isSaved, laterCondition(show)));
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
		.where(and(whereTitle(row), isSaved));
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
export async function countSaves(db: Database, wanted: TitleRef[], max: number): Promise<Map<string, number>> {
	const [first, ...others] = wanted.map(({ mediaType, id }) => {
		const isTitle = and(eq(titles.mediaType, mediaType), eq(titles.id, id), isSaved);
		const saved = db.select({ id: titles.id }).from(titles).where(isTitle).limit(max).as("saved");
		return db.select({ count: sql<number>`count(*)` }).from(saved);
	});
	const counts = first ? await db.batch([first, ...others]) : [];
	return new Map(wanted.map((title, index) => [titleKey(title), counts[index]?.[0]?.count ?? 0]));
}

/** Saved titles that are blocked, the latest saved first. Reads at most the user's saved titles, of which there is a limit. */
export async function listBlockedSaves(db: Database, userId: ProfileId, limit: number): Promise<TitleRef[]> {
	const { mediaType, id } = titles;
	return await db
		.select({ mediaType, id })
		.from(titles)
		.innerJoin(blockedTitles, and(eq(blockedTitles.mediaType, mediaType), eq(blockedTitles.id, id)))
		.where(and(eq(titles.userId, userId), isSaved))
		.orderBy(desc(titles.savedAt))
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
