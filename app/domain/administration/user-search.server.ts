// The orders of the user table and its search, regardless of case. Three or more characters are looked for anywhere in user name, display name and e-mail
// address, by the trigram index `users_search`. One or two, which that index does not have, are the beginning of a user name,
// or of an address where the table is sorted by it (docs/decisions/010-user-search.md).
import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { USER_COLUMNS, users } from "~/database/schema/accounts";
import type { Role, User } from "../accounts/types";
import { accountKey, toUser } from "../accounts/users.server";
import type { UserSort } from "./types";

/** Values of the order's columns in one row. */
export type Position = (string | number)[];

export const PositionSchema = z.array(z.union([z.string(), z.number()])).max(2);

/** Each order has an index with and one without role. */
const COLUMNS = {
	created: [users.createdAt, users.id],
	username: [users.usernameKey],
	email: [users.emailKey],
};

function orderOf(sort: UserSort) {
	const name = sort.replace("-", "") as keyof typeof COLUMNS;
	return { name, columns: COLUMNS[name], isDescending: sort.startsWith("-") };
}

function orderColumns(sort: UserSort) {
	return orderOf(sort).columns;
}

export function orderBy(sort: UserSort): SQL[] {
	const { columns, isDescending } = orderOf(sort);
	return columns.map((column) => (isDescending ? desc(column) : asc(column)));
}

/** Matches the rows after the position. Undefined without a position: all rows match. */
export function whereAfterPosition(sort: UserSort, position: Position | null): SQL | undefined {
	if (!position) return undefined;
	const { columns, isDescending } = orderOf(sort);
	const [left, right] = [
		sql.join(columns, sql`, `),
		sql.join(
			position.map((value) => sql`${value}`),
			sql`, `,
		),
	];
	return isDescending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
}

export function isPositionOf(sort: UserSort, position: Position): boolean {
	const kinds = position.map((value) => typeof value).join();
	return kinds === (orderOf(sort).name === "created" ? "number,string" : "string");
}

export function positionOf(sort: UserSort, { id, username, email, createdAt }: User): Position {
	switch (orderOf(sort).name) {
		case "created":
			return [Date.parse(createdAt), id];
		case "username":
			return [accountKey(username)];
		case "email":
			return [accountKey(email)];
	}
}

/** Minimum number of characters for the index. */
const TRIGRAM = 3;
/** Up to this many matches are sorted as requested; more are listed newest first. */
export const SORTED_MAX = 1000;

export interface Search {
	/** As user names and addresses are compared; from `searchKey`. */
	key: string;
	/** As typed, for display names, which are stored as typed too. */
	text: string;
	role?: Role;
}

/** Normalizes a search text; empty: no search. Removes NUL, which would end the index expression before its quote. */
export function searchKey(search: string): string {
	return accountKey(search.replaceAll("\0", ""));
}

export function isIndexed({ key }: Search): boolean {
	return [...key].length >= TRIGRAM;
}

/** Inside quotes only the quote itself is special; it is doubled. */
function quote(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}

/** The words of a text in any order; the whole text where one of them is too short for the index. */
function words(text: string): string {
	const parts = text.split(/\s+/);
	return parts.every((word) => [...word].length >= TRIGRAM) ? parts.map(quote).join(" AND ") : quote(text);
}

/** The index folds case itself. Display names are stored as typed, the others as they are compared. */
function matches({ key, text, role }: Search): SQL {
	const terms = `({username_key email_key name} : (${words(key)}) OR name : (${words(text.trim())}))`;
	return sql`users_search match ${role ? `${terms} AND role : "${role}"` : terms}`;
}

/** The order of a search for a beginning: it reads the index of that order. */
export function prefixSort(sort: UserSort): UserSort {
	return sort.endsWith("created") ? "username" : sort;
}

/** Matches users whose column of the order begins with the text. `sort` as `prefixSort` returns it. */
export function beginsWith({ key }: Search, sort: UserSort): SQL {
	const [column] = orderColumns(sort);
	// No text that begins with the key sorts after it and the last character of Unicode.
	return sql`${column} >= ${key} and ${column} < ${`${key}\u{10ffff}`}`;
}

/** Counts the matches, up to one more than can be sorted. */
export async function countMatches(db: Database, search: Search): Promise<number> {
	const matching = db
		.select({ number: sql`rowid`.as("number") })
		.from(sql`users_search`)
		.where(matches(search))
		.limit(SORTED_MAX + 1)
		.as("matching");
	const [row] = await db.select({ count: sql<number>`count(*)` }).from(matching);
	return row?.count ?? 0;
}

interface UserSearchRequest {
	sort: UserSort;
	position: Position | null;
	limit: number;
}

/** For at most `SORTED_MAX` matches: reads all of them, then sorts. */
export async function listSorted(
	db: Database,
	search: Search,
	{ sort, position, limit }: UserSearchRequest,
): Promise<User[]> {
	const matching = db
		.select({ number: sql<number>`rowid`.as("number") })
		.from(sql`users_search`)
		.where(matches(search))
		.limit(SORTED_MAX + 1)
		.as("matching");
	// A cross join fixes the order of the loops, so that SQLite does not scan the whole table to avoid sorting.
	const rows = await db
		.select(USER_COLUMNS)
		.from(matching)
		.crossJoin(users)
		.where(and(sql`${users}.rowid = ${matching.number}`, whereAfterPosition(sort, position)))
		.orderBy(...orderBy(sort))
		.limit(limit);
	return rows.map(toUser);
}

/** For more matches: newest first, directly from the index. `after` is a row number in the index. */
export async function listRegistered(
	db: Database,
	search: Search,
	{ isOldestFirst, after, limit }: { isOldestFirst: boolean; after: number | null; limit: number },
): Promise<{ user: User; number: number }[]> {
	const direction = isOldestFirst ? sql`asc` : sql`desc`;
	const isFurther = isOldestFirst ? sql`rowid > ${after}` : sql`rowid < ${after}`;
	const matching = db
		.select({ number: sql<number>`rowid`.as("number") })
		.from(sql`users_search`)
		.where(and(matches(search), after === null ? undefined : isFurther))
		.orderBy(sql`rowid ${direction}`)
		.limit(limit)
		.as("matching");
	const rows = await db
		.select({ ...USER_COLUMNS, number: matching.number })
		.from(matching)
		.crossJoin(users)
		.where(sql`${users}.rowid = ${matching.number}`)
		.orderBy(sql`${matching.number} ${direction}`);
	return rows.map(({ number, ...row }) => ({ user: toUser(row), number }));
}
