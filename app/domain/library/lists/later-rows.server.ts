// Rows of Watch Later, and what is looked up for them. A saved title is stored with the data of its card, so that a list needs
// no request to the catalogue.
import { sql } from "drizzle-orm";
import { titles } from "~/database/schema/library";
import type { LaterStart } from "~/domain/library/changes/changes";
import { readNextUp } from "~/domain/library/next/season-lists.server";
import { toKnownCard } from "~/domain/library/store/known-title.server";
import type { TitleOfProfile } from "~/domain/library/store/titles.server";
import { type LaterItem, type SavedTitle, toSavedTitle } from "~/domain/library/types";
import { type Catalogue, UpstreamError } from "../../catalogue/catalogue.server";
import { FIRST_EPISODE } from "../../catalogue/paths";
import { findTitle } from "../../catalogue/titles/titles.server";
import type { Movie, Show, TitleRef } from "../../catalogue/types";

export const LATER_COLUMNS = {
	profileId: titles.profileId,
	mediaType: titles.mediaType,
	id: titles.id,
	nextSeason: titles.nextSeason,
	nextEpisode: titles.nextEpisode,
	addedAt: sql<number>`${titles.savedAt}`.as("saved_at"),
	card: titles.card,
	cardSource: titles.cardSource,
};

export interface LaterRow
	extends Required<LaterStart>,
		TitleOfProfile,
		Pick<typeof titles.$inferSelect, "card" | "cardSource"> {
	addedAt: number;
}

export const whereSaved = sql`saved_at is not null`;

export type NotSavedReason = "missing" | "full";
/** `missing`: the title does not exist. Null: the catalogue is down. */
type Looked = { ok: true; title: SavedTitle | null; start: LaterStart } | { ok: false; reason: "missing" };

export async function lookUp(catalogue: Catalogue, wish: TitleRef & LaterStart): Promise<Looked> {
	const { nextSeason, nextEpisode } = wish;
	try {
		// Its card is stored.
		const title = await findTitle(catalogue.inEnglish(), wish);
		if (!title) return { ok: false, reason: "missing" };
		const start = await findStart(catalogue, title, { nextSeason, nextEpisode });
		return { ok: true, title: toSavedTitle(title), start };
	} catch (error) {
		if (error instanceof UpstreamError) return { ok: true, title: null, start: { nextSeason, nextEpisode } };
		throw error;
	}
}

/** The episode that was asked for, or the nearest that is listed; without a wish the show's first. */
async function findStart(catalogue: Catalogue, title: Movie | Show, wish: LaterStart): Promise<LaterStart> {
	const { nextSeason, nextEpisode } = wish;
	if (title.mediaType === "movie") return {};
	const isGiven = nextSeason !== undefined || nextEpisode !== undefined;
	const wanted = { season: nextSeason ?? 1, episode: nextEpisode ?? FIRST_EPISODE };
	const { next } = await readNextUp(catalogue, title, [], isGiven ? wanted : undefined);
	return next?.action === "start" ? { nextSeason: next.season, nextEpisode: next.episode } : wish;
}

/** A title without card data has a card without facts. Posters of another catalogue have other URLs. */
export function toItem(catalogue: Catalogue, row: LaterRow, isGone: boolean): LaterItem {
	const { nextSeason, nextEpisode, addedAt } = row;
	const title: SavedTitle = row.card ? JSON.parse(row.card) : toKnownCard(catalogue, row, null);
	const poster = row.cardSource === catalogue.source && !isGone ? title.poster : null;
	return { ...title, poster, nextSeason, nextEpisode, addedAt, ...(isGone && { isGone }) };
}
