// Owns the rows of `watch_later`: what users saved, with what a card shows of it, so that a list costs no question to
// the catalogue. The samples of a user who never saved anything are `watch-later-samples.server.ts`'s.
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, watchLater } from "~/database/schema/library";
import { type Catalogue, UpstreamError } from "../catalogue/catalogue.server";
import { findTitle } from "../catalogue/titles.server";
import type { MediaType } from "../catalogue/types";
import { type LaterItem, type SavedTitle, toSavedTitle } from "./types";

/** Saved titles without a card of this catalogue that one list looks up. */
const LOOK_UPS_MAX = 20;

interface TitleOfUser {
	userId: string;
	mediaType: MediaType;
	mediaId: number;
}

type LaterRow = typeof watchLater.$inferSelect;

function isTitle({ userId, mediaType, mediaId }: TitleOfUser) {
	return and(eq(watchLater.userId, userId), eq(watchLater.mediaType, mediaType), eq(watchLater.mediaId, mediaId));
}

export type SavedForLater = { ok: true; item: LaterItem | null } | { ok: false; reason: "missing" | "unfit" };

/** `missing`: there is no such title; `unfit`: it may not stand on a card. Null: the catalogue is down, and all told. */
type Looked = { ok: true; title: SavedTitle | null } | { ok: false; reason: "missing" | "unfit" };

async function lookUp(catalogue: Catalogue, { mediaType, mediaId }: Omit<TitleOfUser, "userId">): Promise<Looked> {
	try {
		const found = await findTitle(catalogue, { mediaType, id: mediaId });
		if (!found) return { ok: false, reason: "missing" };
		return found.hasQuality ? { ok: true, title: toSavedTitle(found.title) } : { ok: false, reason: "unfit" };
	} catch (error) {
		if (error instanceof UpstreamError) return { ok: true, title: null };
		throw error;
	}
}

/**
 * Saving again changes only where a show starts, where that is given. `addedAt`: for taking a removal back. While the
 * catalogue is down the title is saved without its card, which the next list looks up.
 */
export async function saveForLater(
	db: Database,
	catalogue: Catalogue,
	given: TitleOfUser & { nextSeason?: number; nextEpisode?: number; addedAt?: number },
): Promise<SavedForLater> {
	const looked = await lookUp(catalogue, given);
	if (!looked.ok) return looked;
	const { userId, mediaType, mediaId, nextSeason, nextEpisode } = given;
	const now = Date.now();
	const card = looked.title && { card: JSON.stringify(looked.title), cardSource: catalogue.source };
	const [row] = await db
		.insert(watchLater)
		.values({
			userId,
			mediaType,
			mediaId,
			nextSeason,
			nextEpisode,
			addedAt: Math.min(given.addedAt ?? now, now),
			...card,
		})
		.onConflictDoUpdate({
			target: [watchLater.userId, watchLater.mediaType, watchLater.mediaId],
			set: {
				nextSeason: nextSeason ?? sql`${watchLater.nextSeason}`,
				nextEpisode: nextEpisode ?? sql`${watchLater.nextEpisode}`,
				...card,
			},
		})
		.returning();
	return { ok: true, item: row ? toItem(row, catalogue) : null };
}

/** False: it was not there. */
export async function removeFromLater(db: Database, title: TitleOfUser): Promise<boolean> {
	const removed = await db.delete(watchLater).where(isTitle(title)).returning({ id: watchLater.mediaId });
	return removed.length > 0;
}

export async function isSavedForLater(db: Database, title: TitleOfUser): Promise<boolean> {
	const [row] = await db.select({ id: watchLater.mediaId }).from(watchLater).where(isTitle(title)).limit(1);
	return row !== undefined;
}

/**
 * Newest first, without those that the catalogue knows no more or that were taken down. Reads `limit` + `offset` rows, and asks the catalogue
 * only about titles that were saved while it was down, or from another catalogue.
 */
export async function listLater(
	db: Database,
	catalogue: Catalogue,
	{ userId, limit, offset = 0 }: { userId: string; limit: number; offset?: number },
): Promise<LaterItem[]> {
	const rows = await db
		.select()
		.from(watchLater)
		.where(eq(watchLater.userId, userId))
		.orderBy(desc(watchLater.addedAt), desc(watchLater.mediaType), desc(watchLater.mediaId))
		.limit(limit)
		.offset(offset);
	const stale = rows.filter((row) => row.cardSource !== catalogue.source).slice(0, LOOK_UPS_MAX);
	const renewed = new Map(
		await Promise.all(stale.map(async (row) => [row, await renewCard(db, catalogue, row)] as const)),
	);
	const isBlocked = await catalogue.findBlocked();
	const shown = rows.filter(({ mediaType, mediaId }) => !isBlocked({ mediaType, id: mediaId }));
	return shown.flatMap((row) => toItem(renewed.get(row) ?? row, catalogue) ?? []);
}

async function renewCard(db: Database, catalogue: Catalogue, row: LaterRow): Promise<LaterRow> {
	const looked = await lookUp(catalogue, row);
	if (!looked.ok || !looked.title) return row;
	const card = { card: JSON.stringify(looked.title), cardSource: catalogue.source };
	await db.update(watchLater).set(card).where(isTitle(row));
	return { ...row, ...card };
}

/** Null where nothing is known of the title. Another catalogue's poster lies elsewhere. */
function toItem(row: LaterRow, { source }: Catalogue): LaterItem | null {
	if (!row.card) return null;
	const title = JSON.parse(row.card) as SavedTitle;
	const { nextSeason, nextEpisode, addedAt } = row;
	return { ...title, poster: row.cardSource === source ? title.poster : null, nextSeason, nextEpisode, addedAt };
}

export interface LaterState {
	/** How many titles are saved; read from a kept count. */
	total: number;
	/** Whether anything was ever saved. */
	hasSaved: boolean;
	/** Samples that were removed, as `titleKey` names them. */
	removedSamples: string[];
}

export async function readLaterState(db: Database, userId: string): Promise<LaterState> {
	const [row] = await db
		.select({ total: libraries.saved, hasSaved: libraries.hasSaved, removedSamples: libraries.removedSamples })
		.from(libraries)
		.where(eq(libraries.userId, userId))
		.limit(1);
	return row ?? { total: 0, hasSaved: false, removedSamples: [] };
}
