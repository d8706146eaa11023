// The titles of a list in their order. Each is stored with the data of its card, so that a page needs no request to the catalogue.
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { listTitles } from "~/database/schema/library";
import type { SavedTitle } from "~/domain/library/types";
import type { TitleRef } from "../../catalogue/types";
import { type ListTitleRow, whereListed } from "./plan-listings.server";

/** A title of a list, as it is stored. */
export interface ListEntry extends TitleRef {
	/** From 1 on. */
	rank: number;
	addedAt: number;
	/** Null while nothing is known of it. */
	card: SavedTitle | null;
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
