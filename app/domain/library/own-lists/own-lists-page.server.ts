// What the pages of a person's lists show.
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { lists, listTitles } from "~/database/schema/library";
import { toListTitle } from "~/domain/library/own-lists/list-titles.server";
import { findKnownTitle, toKnownCard } from "~/domain/library/store/known-title.server";
import { groupBy } from "~/lib/group-by";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import type { TitleRef } from "../../catalogue/types";
import { selectLists, selectListsFor } from "./lists.server";
import type { OwnList } from "./own-lists";
import { whereListed } from "./plan-listings.server";

/** Posters that an overview shows of a list. */
const POSTERS = 5;

/** A list of an overview. */
export interface ListSummary extends Pick<OwnList, "id" | "name" | "note" | "size"> {
	isOpen: boolean;
	/** Of its first titles. */
	posters: { id: number; path: string | null }[];
	/** Whether the title of the page is in it. */
	hasTitle: boolean;
}

/** The first titles of each of a person's lists, in order. For a batch. */
function selectFirst(db: Database, profileId: ProfileId) {
	return db
		.select({ row: listTitles })
		.from(lists)
		.innerJoin(
			listTitles,
			sql`${listTitles}.rowid in (select rowid from ${listTitles} as first where first.list_id = ${lists.id}
				and first.sort_key is not null order by first.sort_key limit ${POSTERS})`,
		)
		.where(and(eq(lists.profileId, profileId), whereListed))
		.orderBy(asc(listTitles.sortKey), asc(listTitles.mediaType), asc(listTitles.id));
}

/**
 * All of a person's lists, the one that was changed last first.
 *
 * @param title one that the page adds to lists; a title that does not exist is none.
 */
export async function openListsPage(
	db: Database,
	catalogue: Catalogue,
	{ profileId, title }: { profileId: ProfileId; title: TitleRef | null },
): Promise<{ lists: ListSummary[]; title: (TitleRef & { name: string }) | null }> {
	const [[all, first, having], known, isBlocked] = await Promise.all([
		db.batch([
			selectLists(db, profileId),
			selectFirst(db, profileId),
			selectListsFor(db, profileId, title ?? { mediaType: "movie", id: 0 }),
		]),
		title && findKnownTitle(catalogue, title),
		catalogue.findBlocked(),
	]);
	const open = await catalogue.onlyOpen(first.map(({ row }) => row));
	const titlesOf = groupBy(open, ({ listId }) => listId);
	const listsWith = new Set(having.flatMap(({ id, hasTitle }) => (hasTitle ? id : [])));
	return {
		lists: all.map(({ id, name, note, size, secret }) => ({
			...{ id, name, note, size },
			isOpen: secret !== null,
			hasTitle: listsWith.has(id),
			posters: (titlesOf.get(id) ?? []).map((row) => {
				return { id: row.id, path: isBlocked(row) ? null : toListTitle(row, catalogue).poster };
			}),
		})),
		title:
			title && known && !known.isGone ? { ...title, name: toKnownCard(catalogue, title, known.title).title } : null,
	};
}
