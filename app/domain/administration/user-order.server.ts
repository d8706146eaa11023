// Owns the sort orders of the user table. Each order has an index with and one without role; the index columns make up a
// position in the order.
import { asc, desc, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "~/database/schema/accounts";
import type { User } from "../accounts/types";
import { accountKey } from "../accounts/users.server";
import type { UserSort } from "./types";

/** Values of the order's columns in one row. */
export type Position = (string | number)[];

export const PositionSchema = z.array(z.union([z.string(), z.number()])).max(2);

const COLUMNS = {
	created: [users.createdAt, users.id],
	username: [users.usernameKey],
	email: [users.emailKey],
};

function orderOf(sort: UserSort) {
	const name = sort.replace("-", "") as keyof typeof COLUMNS;
	return { name, columns: COLUMNS[name], isDescending: sort.startsWith("-") };
}

export function orderColumns(sort: UserSort) {
	return orderOf(sort).columns;
}

export function orderBy(sort: UserSort): SQL[] {
	const { columns, isDescending } = orderOf(sort);
	return columns.map((column) => (isDescending ? desc(column) : asc(column)));
}

/** Matches the rows after the position. Undefined without a position: all rows match. */
export function isAfterPosition(sort: UserSort, place: Position | null): SQL | undefined {
	if (!place) return undefined;
	const { columns, isDescending } = orderOf(sort);
	const [left, right] = [
		sql.join(columns, sql`, `),
		sql.join(
			place.map((value) => sql`${value}`),
			sql`, `,
		),
	];
	return isDescending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
}

export function isPositionOf(sort: UserSort, place: Position): boolean {
	const kinds = place.map((value) => typeof value).join();
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
