// Saves titles to Watch Later, and takes them out.
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, titles } from "~/database/schema/library";
import type { ProfileId } from "../accounts/profiles";
import type { Catalogue } from "../catalogue/catalogue.server";
import { titleKey } from "../catalogue/paths";
import type { TitleRef } from "../catalogue/types";
import type { LaterStart } from "./changes";
import { isSaved, LATER_COLUMNS, lookUp, type NotSavedReason, toItem } from "./later-rows.server";
import { TITLES_MAX } from "./limits.server";
import { isLaterFact, type TitleOfUser, whereTitle, writeTitles } from "./titles.server";
import type { LaterItem, SavedTitle } from "./types";
import { whereTitles } from "./where-titles.server";

export type SavedForLater = { ok: true; item: LaterItem | null } | { ok: false; reason: NotSavedReason };

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
			...{ name: sql`value ->> '$.card.title'`, year: sql`value ->> '$.card.year'` },
			cardSource: sql`iif(value ->> 'card' is null, null, ${source})`,
			...{ savedAt: value("addedAt"), savedChangedAt: sql`${Date.now()}` },
		},
		set: {
			savedAt: sql`coalesce(${titles.savedAt}, excluded.saved_at)`,
			savedChangedAt: sql`excluded.saved_changed_at`,
			nextSeason: sql`iif(${startsAnew}, excluded.next_season, ${titles.nextSeason})`,
			nextEpisode: sql`iif(${startsAnew}, excluded.next_episode, ${titles.nextEpisode})`,
			name: sql`coalesce(excluded.name, ${titles.name})`,
			year: sql`coalesce(excluded.year, ${titles.year})`,
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
