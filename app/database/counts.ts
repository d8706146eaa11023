// Adds to the table of counts, and reads it. Triggers write the counts of accounts and titles.
import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { dayOf } from "~/lib/text/days";
import { jsonRows, jsonValues } from "./json-rows";
import type { Database } from "./open.server";
import { type CountName, counts, NO_DAY } from "./schema/counts";
import { selectColumns } from "./select-columns";

/** Keys of a name that a day has at most. Somebody who forges reports fills no more; keys that it has still count. */
const KEYS_A_DAY = 500;

export interface Count {
	name: CountName;
	key: string;
	count: number;
}

/** Adds to the counts of today, in one statement. */
export async function addCounts(db: Database, added: readonly Count[]): Promise<void> {
	const day = dayOf(Date.now());
	const { from, columns } = jsonRows(added, ["name", "key", "count"]);
	const isOfDay = sql`${counts.day} = ${day}`;
	const names = jsonValues(added.map(({ name }) => name));
	const fullNames = sql`(select ${counts.name} from ${counts} where ${counts.name} in ${names} and ${isOfDay}
		group by ${counts.name} having count(*) >= ${KEYS_A_DAY})`;
	const isCounted = sql`exists (select 1 from ${counts}
		where ${counts.name} = ${columns.name} and ${isOfDay} and ${counts.key} = ${columns.key})`;
	const rows = sql`from ${from} where ${columns.name} not in ${fullNames} or ${isCounted}`;
	await db
		.insert(counts)
		.select(selectColumns(counts, { day: sql`${day}`, ...columns }, rows))
		.onConflictDoUpdate({
			target: [counts.name, counts.day, counts.key],
			set: { count: sql`${counts.count} + excluded.count` },
		});
}

/** The counts of each day since then: at most a row for each name, day and key. */
export function selectCounts(db: Database, { names, since }: { names: CountName[]; since: string }) {
	return db
		.select()
		.from(counts)
		.where(and(inArray(counts.name, names), gte(counts.day, since)));
}

/** The counts that belong to no day. */
export function selectTotals(db: Database, names: CountName[]) {
	return db
		.select()
		.from(counts)
		.where(and(inArray(counts.name, names), eq(counts.day, NO_DAY)));
}

/** The keys of a name that counted most since a day; at most `limit`. */
export async function sumHighest(
	db: Database,
	{ name, since, limit }: { name: CountName; since: string; limit: number },
): Promise<Pick<Count, "key" | "count">[]> {
	const count = sql<number>`sum(${counts.count})`.mapWith(Number);
	return await db
		.select({ key: counts.key, count })
		.from(counts)
		.where(and(eq(counts.name, name), gte(counts.day, since)))
		.groupBy(counts.key)
		.orderBy(desc(count), counts.key)
		.limit(limit);
}

/** Finds counts among rows; one without a row is 0. */
export function lookUpCounts(rows: (typeof counts.$inferSelect)[]) {
	const toPlace = (name: CountName, day: string, key: string) => [name, day, key].join(" ");
	const byPlace = new Map(rows.map(({ name, day, key, count }) => [toPlace(name, day, key), count]));
	return (name: CountName, { day = NO_DAY, key = "" }: { day?: string; key?: string } = {}): number =>
		byPlace.get(toPlace(name, day, key)) ?? 0;
}
