// The titles of a list in their order. Each is stored with the data of its card, so that a page needs no request to the catalogue.
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { listTitles } from "~/database/schema/library";
import { findKnownTitle, toKnownCard } from "~/domain/library/store/known-title.server";
import { type SavedTitle, toSavedTitle } from "~/domain/library/types";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";
import { type ListTitleRow, whereListed } from "./plan-listings.server";

/** Titles without a card that one page looks up. */
const LOOK_UPS_MAX = 20;

/** A title of a list, as it is stored. */
export interface ListEntry extends TitleRef {
	/** From 1 on. */
	rank: number;
	addedAt: number;
	/** Null while nothing is known of it. */
	card: SavedTitle | null;
}

/** A title of a list, as a page shows it. */
export interface ListItem extends SavedTitle {
	rank: number;
	addedAt: number;
	/** The catalogue does not have the title any more, or it is blocked here. */
	isGone: boolean;
}

interface PageOfList {
	listId: string;
	limit: number;
	/** How many titles stand before the page. */
	offset?: number;
}

function selectPage(db: Database, { listId, limit, offset = 0 }: PageOfList) {
	return db
		.select()
		.from(listTitles)
		.where(and(eq(listTitles.listId, listId), whereListed))
		.orderBy(asc(listTitles.sortKey), asc(listTitles.mediaType), asc(listTitles.id))
		.limit(limit)
		.offset(offset);
}

function parseCard({ card }: Pick<ListTitleRow, "card">): SavedTitle | null {
	return card ? JSON.parse(card) : null;
}

/** What is known of a title without a look at the catalogue. Posters of another catalogue have other URLs. */
export function toListTitle(row: ListTitleRow, catalogue: Catalogue): SavedTitle {
	const card = parseCard(row) ?? toKnownCard(catalogue, row, null);
	return row.cardSource === catalogue.source ? card : { ...card, poster: null };
}

/** Reads `limit` + `offset` rows, of which a list has at most 5,000. */
export async function listEntries(db: Database, page: PageOfList): Promise<ListEntry[]> {
	return (await selectPage(db, page)).map((row, index) => {
		const { mediaType, id, addedAt } = row;
		return { mediaType, id, addedAt, rank: (page.offset ?? 0) + index + 1, card: parseCard(row) };
	});
}

/** One entry; null where the title is not in the list. Reads the rows before it. */
export async function findListEntry(
	db: Database,
	{ listId, mediaType, id }: TitleRef & { listId: string },
): Promise<ListEntry | null> {
	const [row] = await db
		.select()
		.from(listTitles)
		.where(and(eq(listTitles.listId, listId), eq(listTitles.mediaType, mediaType), eq(listTitles.id, id), whereListed));
	if (!row) return null;
	const before = await db.$count(
		listTitles,
		and(
			eq(listTitles.listId, listId),
			whereListed,
			sql`(sort_key, media_type, media_id) < (${row.sortKey}, ${mediaType}, ${id})`,
		),
	);
	return { mediaType, id, addedAt: row.addedAt, rank: before + 1, card: parseCard(row) };
}

/**
 * A page of a list. Titles that the catalogue no longer has or that are blocked are marked as gone. Looks up the first of those
 * whose cards are not known, or come from another catalogue. To a child, titles that are closed to it are not there; the others
 * have the places that they have in the list.
 */
export async function listItems(db: Database, catalogue: Catalogue, page: PageOfList): Promise<ListItem[]> {
	const all = await selectPage(db, page);
	const ranks = new Map(all.map((row, index) => [titleKey(row), (page.offset ?? 0) + index + 1]));
	const rows = await catalogue.onlyOpen(all);
	const unknown = rows.filter(({ cardSource }) => cardSource !== catalogue.source).slice(0, LOOK_UPS_MAX);
	// Their cards are stored.
	const english = catalogue.inEnglish();
	const looked = new Map(
		await Promise.all(unknown.map(async (row) => [titleKey(row), await findKnownTitle(english, row)] as const)),
	);
	const isBlocked = await catalogue.findBlocked();
	const found = unknown.flatMap((row) => {
		const title = looked.get(titleKey(row))?.title;
		return title ? [{ row, card: toSavedTitle(title) }] : [];
	});
	const [first, ...others] = found.map(({ row, card }) => keepCard(db, { ...row, card, source: catalogue.source }));
	if (first) await db.batch([first, ...others]);
	const renewed = new Map(found.map(({ row, card }) => [titleKey(row), card]));
	return rows.map((row) => {
		const isGone = isBlocked(row) || looked.get(titleKey(row))?.isGone === true;
		const card = renewed.get(titleKey(row)) ?? toListTitle(row, catalogue);
		return {
			...card,
			...(isGone && { poster: null }),
			rank: ranks.get(titleKey(row)) ?? 1,
			addedAt: row.addedAt,
			isGone,
		};
	});
}

function keepCard(
	db: Database,
	{
		listId,
		mediaType,
		id,
		card,
		source,
	}: Omit<ListTitleRow, "card"> & { card: SavedTitle; source: Catalogue["source"] },
) {
	return db
		.update(listTitles)
		.set({ card: JSON.stringify(card), cardSource: source })
		.where(and(eq(listTitles.listId, listId), eq(listTitles.mediaType, mediaType), eq(listTitles.id, id)));
}
