// Rows that are entries of lists. A list of the same name is added to; without one, the import makes it together with its first
// title. The id of such a list begins as the import's own does, so that Undo knows it.
import { and, eq, inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { jsonRows, jsonValues, whereJsonRow } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { importRows } from "~/database/schema/imports";
import { lists, listTitles } from "~/database/schema/library";
import { listNameOf } from "~/domain/import/reading/own-list";
import { type FileRecord, readRecord } from "~/domain/import/reading/record";
import type { Reason } from "~/domain/import/reason";
import { hashText } from "~/lib/hash";
import type { ChangeOf } from "../../library/changes/changes";
import { insertList } from "../../library/own-lists/lists.server";
import { LIST_TITLES_MAX, LISTS_MAX, listNameKey } from "../../library/own-lists/own-lists";
import { planListings, whereListed } from "../../library/own-lists/plan-listings.server";
import type { StoredRow } from "./import-rows.server";
import type { ImportWork } from "./imports.server";

/** The part of an import's id that those of its lists begin with. */
const toOwnPart = (importId: string) => importId.slice(0, 19);

const isMadeBy = (importId: string, listId: string) => listId.startsWith(toOwnPart(importId));

/** Always the same for an import and a name. */
function toNewId(importId: string, nameKey: string): string {
	const hex = (seed: string) => hashText(`${seed}${nameKey}`).toString(16).padStart(8, "0");
	const digits = `${hex("1")}${hex("2")}`;
	return `${toOwnPart(importId)}8${digits.slice(1, 4)}-${digits.slice(4)}`;
}

/** The entry that a row is; none of rows of other kinds. */
function toChange(
	{ kind, mediaType, id, playId: list }: Pick<StoredRow, "kind" | "mediaType" | "id" | "playId">,
	since: number,
): ChangeOf<"list">[] {
	if (kind !== "list" || !mediaType || id === null || list === null) return [];
	return [{ kind: "list", at: Date.now(), since, list, mediaType, id }];
}

/** Each row that is an entry of a list with the list's id. */
export async function withListIds(
	db: Database,
	{ id: importId, profileId }: ImportWork["stored"],
	rows: StoredRow[],
): Promise<(StoredRow & { listId?: string })[]> {
	const keyOf = ({ record }: StoredRow) => listNameKey(listNameOf(record));
	const keys = new Set(rows.filter(({ kind }) => kind === "list").map(keyOf));
	if (keys.size === 0) return rows;
	const named = await db
		.select({ id: lists.id, nameKey: lists.nameKey })
		.from(lists)
		.where(and(eq(lists.profileId, profileId), inArray(lists.nameKey, jsonValues([...keys]))));
	const ids = new Map(named.map(({ id, nameKey }) => [nameKey, id]));
	return rows.map((row) => {
		if (row.kind !== "list") return row;
		return { ...row, listId: ids.get(keyOf(row)) ?? toNewId(importId, keyOf(row)) };
	});
}

/** What a list is called and noted that the import makes. */
const toNewList = (record: FileRecord) => ({ name: listNameOf(record), note: record.note ?? "" });

const whereReady = (importId: string) => and(eq(importRows.importId, importId), sql`state = 'ready' and kind = 'list'`);

/** Leaves out the last ready rows of each list, and the last new lists, as far as there are more than the library takes. */
export async function leaveOutBeyondLists({ db, stored }: ImportWork): Promise<void> {
	const { id: importId, profileId } = stored;
	const list = sql<string>`${importRows.playId}`;
	const size = sql<number | null>`(select size from ${lists} where ${lists.id} = ${list})`;
	const [count, counted] = await Promise.all([
		db.$count(lists, eq(lists.profileId, profileId)),
		db
			.select({ list, size, rows: sql<number>`count(*)` })
			.from(importRows)
			.where(whereReady(importId))
			.groupBy(list)
			.orderBy(sql`${size} is null`, sql`min(${importRows.row})`)
			// Those that are there, and one more new one than there may be.
			.limit(LISTS_MAX + 1),
	]);
	const isNew = (listed: (typeof counted)[number]) => listed.size === null;
	const fitting = [
		...counted.filter((listed) => !isNew(listed)),
		...counted.filter(isNew).slice(0, Math.max(0, LISTS_MAX - count)),
	].map(({ list: listId, rows, size: held }) => ({ list: listId, rows, room: LIST_TITLES_MAX - (held ?? 0) }));
	if (fitting.length === counted.length && fitting.every(({ rows, room }) => rows <= room)) return;
	const { from, columns } = jsonRows(fitting, ["list", "room"]);
	const [full, fullOfLists]: Reason[] = [{ code: "fullOfList" }, { code: "fullOfLists" }];
	const numbered = sql`(select row, play_id, row_number() over (partition by play_id order by row) as nth
		from ${importRows} where ${whereReady(importId)}) as numbered`;
	await db
		.update(importRows)
		.set({
			state: "leftOut",
			reason: sql`iif(${list} in ${jsonValues(fitting.map((fit) => fit.list))}, ${JSON.stringify(full)}, ${JSON.stringify(fullOfLists)})`,
		})
		.where(
			and(
				eq(importRows.importId, importId),
				sql`row in (select numbered.row from ${numbered} left join ${from} on ${columns.list} = numbered.play_id
					where numbered.nth > coalesce(${columns.room}, 0))`,
			),
		);
}

interface PlannedEntries {
	statements: BatchItem<"sqlite">[];
	/** Rows that are not written, with the reason. */
	refused: { row: StoredRow; reason: Reason }[];
}

const NOT_LISTED: Record<Awaited<ReturnType<typeof planListings>>["refused"][number]["reason"], Reason> = {
	missing: { code: "noTitle" },
	full: { code: "fullOfList" },
	list_gone: { code: "fullOfLists" },
};

/** The statements that put rows into their lists in the order of the rows, after what is there, and make the lists that are not there. */
export async function planEntries(
	{ db, catalogue, stored }: ImportWork,
	rows: { row: StoredRow; addedAt: number }[],
): Promise<PlannedEntries> {
	const { profileId } = stored;
	const entries = rows.flatMap(({ row, addedAt }) => toChange(row, addedAt).map((change) => ({ row, change })));
	if (entries.length === 0) return { statements: [], refused: [] };
	const ids = [...new Set(entries.map(({ change }) => change.list))];
	const [there, count] = await Promise.all([
		db
			.select({ id: lists.id })
			.from(lists)
			.where(and(eq(lists.profileId, profileId), inArray(lists.id, jsonValues(ids)))),
		db.$count(lists, eq(lists.profileId, profileId)),
	]);
	const missing = ids.filter((id) => !there.some((list) => list.id === id));
	const made = missing.filter((id) => isMadeBy(stored.id, id)).slice(0, Math.max(0, LISTS_MAX - count));
	const { statements, refused } = await planListings(db, catalogue, {
		...{ profileId, changes: entries.map(({ change }) => change), isLive: true, newLists: made },
	});
	const firstOf = new Map(entries.toReversed().map(({ row, change }) => [change.list, row.record]));
	return {
		statements: [
			...made.flatMap((id) => {
				const record = firstOf.get(id);
				return record ? [insertList(db, { profileId, id, ...toNewList(record) })] : [];
			}),
			...statements,
		],
		refused: refused.flatMap(({ change, reason }) => {
			const entry = entries.find((other) => other.change === change);
			return entry ? [{ row: entry.row, reason: NOT_LISTED[reason] }] : [];
		}),
	};
}

/**
 * Takes the titles of rows out of their lists, as far as they are as they were put in, and removes the lists that the import has made
 * and that are empty by then, unless they were renamed, noted otherwise or opened. Statements for a batch.
 */
export function takeBackEntries(
	{ db, stored: { id: importId, profileId } }: Pick<ImportWork, "db" | "stored">,
	rows: { row: StoredRow; addedAt: number }[],
) {
	const entries = rows.flatMap(({ row, addedAt }) => toChange(row, addedAt));
	const put = entries.map(({ list: listId, mediaType, id, since: addedAt = 0 }) => ({
		listId,
		mediaType,
		id,
		addedAt,
	}));
	const made = rows.flatMap(({ row: { kind, playId, record } }) =>
		kind === "list" && playId !== null && isMadeBy(importId, playId) ? [{ id: playId, ...toNewList(record) }] : [],
	);
	const { from, columns } = jsonRows(
		[...new Map(made.map((list) => [list.id, list])).values()],
		["id", "name", "note"],
	);
	return [
		db
			.update(listTitles)
			.set({ sortKey: null, changedAt: sql`max(${listTitles.changedAt}, ${Date.now()})` })
			.where(
				and(
					whereJsonRow(listTitles, { within: {}, rows: put, names: ["listId", "mediaType", "id", "addedAt"] }),
					whereListed,
				),
			),
		db
			.delete(lists)
			.where(
				and(
					eq(lists.profileId, profileId),
					sql`size = 0 and secret is null and (id, name, note) in (select ${columns.id}, ${columns.name}, ${columns.note} from ${from})`,
				),
			),
	] as const;
}

/** A list that an import brings. */
export interface BroughtList {
	id: string;
	name: string;
	/** That it brings. */
	titles: number;
	/** The person has it already. */
	isThere: boolean;
}

/** The lists whose titles are ready or written, in the order of the files. Reads the rows that are entries of lists. */
export async function listBrought(
	db: Database,
	{ id: importId, profileId }: Pick<ImportWork["stored"], "id" | "profileId">,
): Promise<BroughtList[]> {
	const { playId, record } = importRows;
	const counted = await db
		.select({
			id: sql<string>`${playId}`,
			record,
			row: sql<number>`min(${importRows.row})`,
			titles: sql<number>`count(*)`,
			name: sql<
				string | null
			>`(select name from ${lists} where ${lists.id} = ${playId} and ${lists.profileId} = ${profileId})`,
		})
		.from(importRows)
		.where(
			and(
				eq(importRows.importId, importId),
				inArray(importRows.state, ["ready", "written"]),
				sql`kind = 'list' and play_id is not null`,
			),
		)
		.groupBy(playId)
		.orderBy(sql`min(${importRows.row})`)
		.limit(LISTS_MAX);
	return counted.map(({ id, record: text, titles, name }) => ({
		...{ id, titles, isThere: name !== null },
		name: name ?? listNameOf(readRecord(text, "list")),
	}));
}
