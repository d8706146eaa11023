// What is taken from the counts and the search index when accounts and people are deleted: no trigger follows a deletion. For a
// batch, before the deletion; the conditions are those of the deletion.
import { type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Database } from "~/database/open.server";
import { profiles, users } from "~/database/schema/accounts";
import { counts } from "~/database/schema/counts";
import { libraries } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";

/** The search index, whose first column takes commands. */
const search = sqliteTable("users_search", {
	command: text("users_search"),
	rowid: integer(),
	usernameKey: text(),
	emailKey: text(),
	name: text(),
	role: text(),
});

/** `rows`: the columns name, key and count. */
function subtract(db: Database, rows: SQL) {
	const columns = { name: sql`name`, day: "", key: sql`key`, count: sql`-count` };
	return db
		.insert(counts)
		.select(selectColumns(counts, columns, sql`from (${rows}) where true`))
		.onConflictDoUpdate({
			target: [counts.name, counts.day, counts.key],
			set: { count: sql`${counts.count} + excluded.count` },
		});
}

const historiesOf = (
	isProfile: SQL,
) => sql`select 'watch-history' as name, '' as key, coalesce(sum(movies + shows), 0) as count
	from ${libraries} where profile_id in (select id from ${profiles} where ${isProfile})`;

export function subtractProfiles(db: Database, isProfile: SQL) {
	return subtract(db, historiesOf(isProfile));
}

export function subtractUsers(db: Database, isUser: SQL) {
	const from = sql`from ${users} where ${isUser}`;
	return [
		subtract(
			db,
			sql`${historiesOf(sql`account_id in (select id ${from})`)}
				union all select 'users', role, 1 ${from} union all select 'users.premium', '', is_premium ${from}`,
		),
		db.insert(search).select(sql`select 'delete', rowid, username_key, email_key, name, role ${from}`),
	];
}
