// Selects some titles of one user in a table of the library.
import { type SQL, sql } from "drizzle-orm";
import type { plays, ratings, titles } from "~/database/schema/library";
import type { ProfileId } from "../accounts/profiles";
import type { TitleRef } from "../catalogue/types";

/**
 * Has one parameter for all titles, because D1 allows at most a hundred. Looks each title up by the primary key; SQLite
 * would read all of the user's rows to compare pairs.
 */
export function whereTitles(
	table: typeof plays | typeof ratings | typeof titles,
	{ userId, titles: wanted }: { userId: ProfileId; titles: TitleRef[] },
): SQL {
	const given = JSON.stringify(wanted.map(({ mediaType, id }) => ({ mediaType, id })));
	return sql`rowid in (
		select known.rowid from json_each(${given}) as given cross join ${table} as known
		where known.user_id = ${userId} and known.media_type = given.value ->> 'mediaType'
			and known.media_id = given.value ->> 'id')`;
}
