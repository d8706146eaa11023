// Rows of `titles`: what a profile has of a title beside what was watched of it.
import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { titles } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { ProfileId } from "../accounts/profiles";
import type { TitleRef } from "../catalogue/types";

export interface TitleOfUser extends TitleRef {
	userId: ProfileId;
}

type Columns = Partial<Record<keyof typeof titles.$inferInsert, SQL | number | string | null>>;

const STANDARD = Object.fromEntries(
	Object.entries(getTableColumns(titles)).map(([name, column]) => [name, (column.default ?? null) as number | null]),
);

/** The columns of `titles` from rows that have some of them. */
function selectTitleColumns(values: Columns, from: SQL): SQL {
	return selectColumns(titles, { ...STANDARD, ...values } as Required<Columns>, from);
}

const TITLE_KEY = [titles.userId, titles.mediaType, titles.id];

export function whereTitle({ userId, mediaType, id }: TitleOfUser): SQL | undefined {
	return and(eq(titles.userId, userId), eq(titles.mediaType, mediaType), eq(titles.id, id));
}

interface Write {
	/** Of rows that are new. */
	columns: Columns;
	/** Of rows that are there; `excluded` has what `columns` says. */
	set: SQLiteUpdateSetSource<typeof titles>;
	setWhere?: SQL;
	from: SQL;
}

/** Writes some columns of titles, and adds the rows that are missing. One statement, for a batch. */
export function writeTitles(db: Database, { columns, set, setWhere, from }: Write) {
	const updatedAt = Date.now();
	return db
		.insert(titles)
		.select(selectTitleColumns({ ...columns, updatedAt }, from))
		.onConflictDoUpdate({ target: TITLE_KEY, set: { ...set, updatedAt }, setWhere });
}

/** Changes titles that are there, each as of the time of its own change. One statement, for a batch. */
export function changeTitles(
	db: Database,
	{
		userId,
		changes,
		set,
		where,
	}: {
		userId: ProfileId;
		changes: readonly (TitleRef & { at: number })[];
		set: (at: SQL<number>) => SQLiteUpdateSetSource<typeof titles>;
		where: (at: SQL<number>) => SQL | undefined;
	},
) {
	const { from, columns } = jsonRows(changes, ["mediaType", "id", "at"]);
	const isChanged = and(
		eq(titles.userId, userId),
		eq(titles.mediaType, columns.mediaType),
		eq(titles.id, columns.id),
		where(columns.at),
	);
	return db
		.update(titles)
		.set({ ...set(columns.at), updatedAt: Date.now() })
		.from(from)
		.where(isChanged);
}

/** Whether a change, `excluded`, comes after the last change of the same fact; a round that is told of again is no other one. */
export const isLaterFact = {
	saved: sql`excluded.saved_changed_at >= ${titles.savedChangedAt}`,
	hidden: sql`excluded.hidden_changed_at >= ${titles.hiddenChangedAt}`,
	begun: sql`excluded.begun_changed_at > ${titles.begunChangedAt}`,
};
