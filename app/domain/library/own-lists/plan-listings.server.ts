// Puts titles into a person's lists, moves them and takes them out.
import { and, asc, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { jsonRows, jsonValues, whereJsonRow } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { lists, listTitles } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import { type ChangeOf, changeKey } from "~/domain/library/changes/changes";
import { findKnownTitle } from "~/domain/library/store/known-title.server";
import { type SavedTitle, toSavedTitle } from "~/domain/library/types";
import { groupBy } from "~/lib/group-by";
import { mapSideBySide } from "~/lib/side-by-side";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { LIST_TITLES_MAX } from "./own-lists";
import { type Placed, placeTitles } from "./place-titles";

/** Titles whose cards are looked up at a time. */
const LOOK_UPS_AT_ONCE = 20;

type Listing = ChangeOf<"list" | "unlist">;

export type ListTitleRow = typeof listTitles.$inferSelect;

const TITLE = ["listId", "mediaType", "id"] as const;

export const whereListed = sql`sort_key is not null`;

/** `list_gone`: the person has no such list; `missing`: the catalogue has no such title. */
type NotListedReason = "list_gone" | "missing" | "full";

/** What writes the changes, and why others are not made. */
interface PlannedListings {
	statements: BatchItem<"sqlite">[];
	refused: { change: Listing; reason: NotListedReason }[];
	/** By `changeKey`: where a title that is moved or taken out has stood, from 1 on. */
	ranks: ReadonlyMap<string, number>;
}

export function keyOfListing({ listId: list, mediaType, id }: Pick<ListTitleRow, (typeof TITLE)[number]>): string {
	return changeKey({ kind: "list", at: 0, list, mediaType, id });
}

/** The rows that changes are of, by primary key. For a batch. */
export function selectListings(db: Database, changes: Listing[]) {
	const rows = changes.map(({ list: listId, mediaType, id }) => ({ listId, mediaType, id }));
	return db
		.select()
		.from(listTitles)
		.where(whereJsonRow(listTitles, { within: {}, rows, names: TITLE }));
}

/** Lists of the person among those that changes are of, each with the number of its last title. For a batch. */
function selectLists(db: Database, profileId: ProfileId, ids: string[]) {
	const last = sql<
		number | null
	>`(select max(sort_key) from ${listTitles} where list_id = ${lists.id} and ${whereListed})`;
	return db
		.select({ id: lists.id, size: lists.size, last })
		.from(lists)
		.where(and(sql`${lists.id} in ${jsonValues(ids)}`, eq(lists.profileId, profileId)));
}

/** All titles of lists, in order. For a batch. */
function selectOrders(db: Database, ids: string[]) {
	const { listId, mediaType, id } = listTitles;
	return db
		.select({ listId, mediaType, id, sortKey: sql<number>`${listTitles.sortKey}` })
		.from(listTitles)
		.where(and(sql`${listId} in ${jsonValues(ids)}`, whereListed))
		.orderBy(asc(listId), asc(listTitles.sortKey), asc(mediaType), asc(id));
}

/** A title that is taken out needs its place for Undo, and one that gets a place the order. */
function needsOrder(change: Listing): boolean {
	return change.kind === "unlist" || change.rank !== undefined;
}

interface Listings {
	profileId: ProfileId;
	changes: Listing[];
	isLive: boolean;
	/** Ids of lists that statements before these add. */
	newLists?: string[];
}

/**
 * Looks up the cards of titles that are new to a list, and makes the statements of all changes. A title that is in the list already
 * keeps its time, and its place unless another is given. While the catalogue is down a title has no card, which the next page that
 * shows it looks up. `isLive` as of other changes.
 */
export async function planListings(
	db: Database,
	catalogue: Catalogue,
	{ profileId, changes, isLive, newLists = [] }: Listings,
): Promise<PlannedListings> {
	if (changes.length === 0) return { statements: [], refused: [], ranks: new Map() };
	const ids = [...new Set(changes.map(({ list }) => list))];
	const [there, orders, stored] = await db.batch([
		selectLists(db, profileId, ids),
		selectOrders(db, [...new Set(changes.filter(needsOrder).map(({ list }) => list))]),
		selectListings(db, changes),
	]);
	const ownLists = [...there, ...newLists.map((id) => ({ id, size: 0, last: null }))];
	const rows = new Map(stored.map((row) => [keyOfListing(row), row]));
	const orderOf = groupBy(orders, ({ listId }) => listId);
	const isIn = (change: Listing) => (rows.get(changeKey(change))?.sortKey ?? null) !== null;
	const refused: PlannedListings["refused"] = [];
	const ranks = new Map<string, number>();
	const written: Written[] = [];
	const moved: Omit<Written, "at" | "since" | "card">[] = [];

	const inLists = new Set(ownLists.map(({ id }) => id));
	for (const change of changes.filter(({ list }) => !inLists.has(list))) refused.push({ change, reason: "list_gone" });
	const own = changes.filter(({ list }) => inLists.has(list));
	const puts = own.filter((change) => change.kind === "list");
	const cards = new Map<Listing, SavedTitle>();
	// Their cards are stored.
	const english = catalogue.inEnglish();
	const unknown = puts.filter((change) => !rows.get(changeKey(change))?.card);
	for (const { change, title, isGone } of await mapSideBySide(unknown, LOOK_UPS_AT_ONCE, async (change) => {
		return { change, ...(await findKnownTitle(english, change)) };
	})) {
		if (title) cards.set(change, toSavedTitle(title));
		if (isGone && !isIn(change)) refused.push({ change, reason: "missing" });
	}
	const isMissing = new Set(refused.map(({ change }) => change));

	for (const { id: list, size, last } of ownLists) {
		const whole = orderOf.get(list)?.map((row): Placed => ({ key: keyOfListing(row), sortKey: row.sortKey }));
		for (const [index, { key }] of (whole ?? []).entries()) ranks.set(key, index + 1);
		const order = whole ?? (last === null ? [] : [{ key: "", sortKey: last }]);
		const ofList = puts.filter((change) => change.list === list && !isMissing.has(change));
		const room = LIST_TITLES_MAX - size;
		const fresh = ofList.filter((change) => !isIn(change));
		for (const change of fresh.slice(Math.max(0, room))) refused.push({ change, reason: "full" });
		const accepted = [...fresh.slice(0, Math.max(0, room)), ...ofList.filter((change) => isIn(change) && change.rank)];
		const out = own.filter((change) => change.kind === "unlist" && change.list === list);
		const sortKeys = placeTitles(order, {
			placings: accepted.map((change) => ({ key: changeKey(change), rank: change.rank })),
			taken: out.map(changeKey),
		});
		for (const change of accepted) {
			const { mediaType, id, at, since = at } = change;
			const key = changeKey(change);
			const sortKey = sortKeys.get(key) ?? rows.get(key)?.sortKey ?? null;
			written.push({ listId: list, mediaType, id, sortKey, at, since, card: cards.get(change) ?? null });
			sortKeys.delete(key);
		}
		for (const change of out) {
			const { mediaType, id, at } = change;
			// What was never there leaves a time only against changes that may be late.
			if (isLive && !isIn(change)) continue;
			written.push({ listId: list, mediaType, id, sortKey: null, at, since: at, card: null });
		}
		for (const row of orderOf.get(list) ?? []) {
			const sortKey = sortKeys.get(keyOfListing(row));
			if (sortKey !== undefined) moved.push({ listId: list, mediaType: row.mediaType, id: row.id, sortKey });
		}
	}
	const touched = [...new Set(written.map(({ listId }) => listId))];
	const statements = [
		...(written.length > 0 ? [writeListings(db, { source: catalogue.source, written, isLive })] : []),
		...(moved.length > 0 ? [moveTitles(db, moved)] : []),
		...(touched.length > 0
			? [
					db
						.update(lists)
						.set({ updatedAt: Date.now() })
						.where(and(sql`${lists.id} in ${jsonValues(touched)}`, eq(lists.profileId, profileId))),
				]
			: []),
	];
	return { statements, refused, ranks };
}

interface Written {
	listId: string;
	mediaType: ListTitleRow["mediaType"];
	id: number;
	sortKey: number | null;
	at: number;
	/** When it was added. */
	since: number;
	card: SavedTitle | null;
}

function writeListings(
	db: Database,
	{ source, written, isLive }: { source: Catalogue["source"]; written: Written[]; isLive: boolean },
) {
	const names = ["listId", "mediaType", "id", "sortKey", "at", "since", "card"] as const;
	const { from, columns } = jsonRows(written, names);
	const values = {
		listId: columns.listId,
		mediaType: columns.mediaType,
		id: columns.id,
		sortKey: columns.sortKey,
		addedAt: columns.since,
		changedAt: columns.at,
		card: columns.card,
		cardSource: sql`iif(${columns.card} is null, null, ${source})`,
	};
	// Of changes of the same time, what takes the title out stays.
	const isLater = sql`(excluded.changed_at > ${listTitles.changedAt}
		or (excluded.changed_at = ${listTitles.changedAt} and excluded.sort_key is null))`;
	return db
		.insert(listTitles)
		.select(
			selectColumns(
				listTitles,
				values,
				sql`from ${from} where exists (select 1 from ${lists} where id = ${columns.listId})`,
			),
		)
		.onConflictDoUpdate({
			target: [listTitles.listId, listTitles.mediaType, listTitles.id],
			set: {
				sortKey: sql`excluded.sort_key`,
				addedAt: sql`iif(${listTitles.sortKey} is null, excluded.added_at, ${listTitles.addedAt})`,
				changedAt: sql`excluded.changed_at`,
				card: sql`coalesce(excluded.card, ${listTitles.card})`,
				cardSource: sql`coalesce(excluded.card_source, ${listTitles.cardSource})`,
			},
			setWhere: isLive ? undefined : isLater,
		});
}

/** Those that are numbered anew, as far as they are still in their lists. */
function moveTitles(db: Database, moved: Pick<Written, "listId" | "mediaType" | "id" | "sortKey">[]) {
	const { from, columns } = jsonRows(moved, ["listId", "mediaType", "id", "sortKey"]);
	return db
		.update(listTitles)
		.set({ sortKey: sql`${columns.sortKey}` })
		.from(from)
		.where(
			sql`${listTitles.listId} = ${columns.listId} and ${listTitles.mediaType} = ${columns.mediaType}
				and ${listTitles.id} = ${columns.id} and ${listTitles.sortKey} is not null`,
		);
}
