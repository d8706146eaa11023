// The pages of the admin panel's user table. The number of rows that a page reads is bounded and does not depend on the number of users.
import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { USER_COLUMNS, users } from "~/database/schema/accounts";
import { readCursor, writeCursor } from "~/lib/http/cursor";
import { isBlank } from "~/lib/text/one-line";
import type { Role, User } from "../accounts/types";
import { toUser } from "../accounts/users.server";
import { PAGE } from "./queries";
import { countUsers } from "./statistics.server";
import { USER_SORTS, type UserPage, type UserSort } from "./types";
import {
	beginsWith,
	countMatches,
	isIndexed,
	isPositionOf,
	listRegistered,
	listSorted,
	orderBy,
	type Position,
	PositionSchema,
	positionOf,
	prefixSort,
	type Search,
	SORTED_MAX,
	searchKey,
	whereAfterPosition,
} from "./user-search.server";

export interface UserListOptions {
	search?: string;
	role?: Role;
	sort?: UserSort;
	limit?: number;
	cursor?: string;
}

/** Where the next page starts: after a position in the sort order, or after a row number in newest-first order. */
const CursorSchema = z.object({
	sort: z.enum(USER_SORTS),
	position: PositionSchema.nullable(),
	number: z.int().nullable(),
	/** Number of users on the previous pages. */
	seen: z.int().min(0),
});

type Cursor = z.output<typeof CursorSchema>;

interface UserListRequest {
	sort: UserSort;
	limit: number;
	from: Cursor;
}

function readFrom(sort: UserSort, cursor: string | undefined): Cursor | null {
	if (cursor === undefined) return { sort, position: null, number: null, seen: 0 };
	const from = readCursor(cursor, CursorSchema);
	if (!from || from.sort !== sort || (from.position && !isPositionOf(sort, from.position))) return null;
	return from;
}

function cursorAfter({ sort, from }: UserListRequest, position: Position | null, shown: number): string | null {
	return position && writeCursor({ sort, position, number: null, seen: from.seen + shown } satisfies Cursor);
}

/** One user more than the page size means that there is a next page. */
function cut<Row>(rows: Row[], limit: number): { shown: Row[]; last: Row | undefined } {
	const shown = rows.slice(0, limit);
	return { shown, last: rows.length > limit ? shown.at(-1) : undefined };
}

function pageOf(rows: User[], request: UserListRequest): Pick<UserPage, "users" | "sort" | "nextCursor"> {
	const { shown, last } = cut(rows, request.limit);
	const nextCursor = cursorAfter(request, last ? positionOf(request.sort, last) : null, shown.length);
	return { users: shown, sort: request.sort, nextCursor };
}

/** A page of a range of the order's index. */
async function readRange(db: Database, matches: SQL | undefined, request: UserListRequest) {
	const rows = await db
		.select(USER_COLUMNS)
		.from(users)
		.where(and(matches, whereAfterPosition(request.sort, request.from.position)))
		.orderBy(...orderBy(request.sort))
		.limit(request.limit + 1);
	return pageOf(rows.map(toUser), request);
}

function whereRole(role: Role | undefined): SQL | undefined {
	return role && eq(users.role, role);
}

async function listAll(db: Database, role: Role | undefined, request: UserListRequest): Promise<UserPage> {
	const [page, counts] = await Promise.all([readRange(db, whereRole(role), request), countUsers(db)]);
	return { ...page, total: role ? counts.byRole[role] : counts.total, isTotalExact: true };
}

async function listBroad(db: Database, search: Search, { sort, limit, from }: UserListRequest): Promise<UserPage> {
	const isOldestFirst = sort === "created";
	const matching = await listRegistered(db, search, { isOldestFirst, after: from.number, limit: limit + 1 });
	const { shown, last } = cut(matching, limit);
	const next = last && { sort, position: null, number: last.number, seen: from.seen + shown.length };
	return {
		users: shown.map(({ user }) => user),
		total: Math.max(SORTED_MAX, from.seen + shown.length),
		isTotalExact: false,
		sort: isOldestFirst ? "created" : "-created",
		nextCursor: next ? writeCursor(next satisfies Cursor) : null,
	};
}

async function listMatching(db: Database, search: Search, request: UserListRequest): Promise<UserPage> {
	const total = await countMatches(db, search);
	// A list continues the way it started, even if users register in between.
	const isBroad = request.from.position ? false : request.from.number !== null || total > SORTED_MAX;
	if (isBroad) return await listBroad(db, search, request);
	const { sort, limit, from } = request;
	const matching = await listSorted(db, search, { sort, position: from.position, limit: limit + 1 });
	return { ...pageOf(matching, request), total, isTotalExact: total <= SORTED_MAX };
}

async function listBeginning(db: Database, search: Search, request: UserListRequest): Promise<UserPage> {
	const matches = and(whereRole(search.role), beginsWith(search, request.sort));
	const counted = db
		.select({ one: sql`1` })
		.from(users)
		.where(matches)
		.limit(SORTED_MAX + 1)
		.as("counted");
	const [page, total] = await Promise.all([readRange(db, matches, request), db.$count(counted)]);
	if (total <= SORTED_MAX) return { ...page, total, isTotalExact: true };
	return { ...page, total: Math.max(SORTED_MAX, request.from.seen + page.users.length), isTotalExact: false };
}

/** Null: the cursor is not valid for this sort order. */
export async function listUsers(
	db: Database,
	{ search: typed = "", role, sort = "-created", limit = PAGE, cursor }: UserListOptions,
): Promise<UserPage | null> {
	const search = isBlank(typed) ? "" : typed;
	const wanted = { key: searchKey(search), text: search.replaceAll("\0", "").trim(), role };
	const isShort = wanted.key !== "" && !isIndexed(wanted);
	const order = isShort ? prefixSort(sort) : sort;
	const from = readFrom(order, cursor);
	if (!from) return null;
	const request = { sort: order, limit, from };
	if (wanted.key === "") return await listAll(db, role, request);
	return isShort ? await listBeginning(db, wanted, request) : await listMatching(db, wanted, request);
}
