// The user search: a case-insensitive substring of user name, display name or e-mail address. Three or more characters use the
// trigram index `users_search`. One or two characters are not in that index, so the search scans a bounded part of the
// table per page (docs/decisions/010-user-search.md).
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { users } from "~/database/schema/accounts";
import type { Role, User } from "../accounts/types";
import { accountKey, toUser, USER_COLUMNS } from "../accounts/users.server";
import type { UserSort } from "./types";
import { isAfterPosition, orderBy, orderColumns, type Position } from "./user-order.server";

/** Minimum number of characters for the index. */
const TRIGRAM = 3;
/** Up to this many matches are sorted as requested; more are listed newest first. */
export const SORTED_MAX = 1000;
/** Rows that one page scans for one or two characters. */
const STRETCH = 1000;

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

/** The index folds case itself. */
function matches({ key, text, role }: Search): SQL {
	const names = [...new Set([key, text])].map((wanted) => `name : ${quote(wanted)}`);
	const found = `({username_key email_key} : ${quote(key)} OR ${names.join(" OR ")})`;
	return sql`users_search match ${role ? `${found} AND role : "${role}"` : found}`;
}

/** SQLite's `lower` knows only ASCII, so every spelling of one or two characters in capitals and small letters is compared. */
function spellings(key: string): string[] {
	return [...key].reduce(
		(beginnings, character) =>
			beginnings.flatMap((beginning) =>
				[...new Set([character, character.toUpperCase()])].map((spelled) => beginning + spelled),
			),
		[""],
	);
}

/** Counts the matches, up to one more than can be sorted. */
export async function countMatches(db: Database, search: Search): Promise<number> {
	const found = db
		.select({ number: sql`rowid`.as("number") })
		.from(sql`users_search`)
		.where(matches(search))
		.limit(SORTED_MAX + 1)
		.as("found");
	const [row] = await db.select({ count: sql<number>`count(*)` }).from(found);
	return row?.count ?? 0;
}

interface UserSearchRequest {
	sort: UserSort;
	place: Position | null;
	limit: number;
}

/** For at most `SORTED_MAX` matches: reads all of them, then sorts. */
export async function listSorted(
	db: Database,
	search: Search,
	{ sort, place, limit }: UserSearchRequest,
): Promise<User[]> {
	const found = db
		.select({ number: sql<number>`rowid`.as("number") })
		.from(sql`users_search`)
		.where(matches(search))
		.limit(SORTED_MAX + 1)
		.as("found");
	// A cross join fixes the order of the loops, so that SQLite does not scan the whole table to avoid sorting.
	const rows = await db
		.select(USER_COLUMNS)
		.from(found)
		.crossJoin(users)
		.where(and(sql`${users}.rowid = ${found.number}`, isAfterPosition(sort, place)))
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
	const found = db
		.select({ number: sql<number>`rowid`.as("number") })
		.from(sql`users_search`)
		.where(and(matches(search), after === null ? undefined : isFurther))
		.orderBy(sql`rowid ${direction}`)
		.limit(limit)
		.as("found");
	const rows = await db
		.select({ ...USER_COLUMNS, number: found.number })
		.from(found)
		.crossJoin(users)
		.where(sql`${users}.rowid = ${found.number}`)
		.orderBy(sql`${found.number} ${direction}`);
	return rows.map(({ number, ...row }) => ({ user: toUser(row), number }));
}

export interface ScannedUsers {
	users: User[];
	/** The last row that was scanned; null: the scan reached the end of the table. */
	end: Position | null;
}

/** Scans the next rows of the sort order. */
export async function scanUsers(
	db: Database,
	{ key, text, role }: Search,
	{ sort, place, limit }: UserSearchRequest,
): Promise<ScannedUsers> {
	const follows = and(role && eq(users.role, role), isAfterPosition(sort, place));
	const stretch = db
		.select({ number: sql<number>`rowid`.as("number") })
		.from(users)
		.where(follows)
		.orderBy(...orderBy(sort))
		.limit(STRETCH)
		.as("stretch");
	const contains = or(
		sql`instr(${users.usernameKey}, ${key})`,
		sql`instr(${users.emailKey}, ${key})`,
		...[...new Set([...spellings(key), text])].map((spelled) => sql`instr(${users.name}, ${spelled})`),
	);
	const [rows, ends] = await db.batch([
		db
			.select(USER_COLUMNS)
			.from(stretch)
			.crossJoin(users)
			.where(and(sql`${users}.rowid = ${stretch.number}`, contains))
			.orderBy(...orderBy(sort))
			.limit(limit),
		db
			.select(Object.fromEntries(orderColumns(sort).map((column) => [column.name, column])))
			.from(users)
			.where(follows)
			.orderBy(...orderBy(sort))
			.limit(1)
			.offset(STRETCH - 1),
	]);
	const [end] = ends;
	return { users: rows.map(toUser), end: end ? (Object.values(end) as Position) : null };
}
