// Which titles a user has seen something of: opened in the last days, played or watched at any time, or rated. They are not
// suggested.
import { type SQL, sql } from "drizzle-orm";
import { jsonRows, jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, titles, WHOLE_TITLE } from "~/database/schema/library";
import type { ProfileId } from "../../accounts/profiles";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";

type Titles = {
	profileId: ProfileId;
	titles: TitleRef[];
	/** Who else is here: what one of them has seen counts too. */
	companions?: ProfileId[];
};

/** Keys of those titles of which something is there; `exists`: what, of the rows of tables that `isOwn` names. */
async function listTitles(
	db: Database,
	{ profileId, titles: wanted, companions = [] }: Titles,
	exists: (isOwn: SQL) => SQL,
) {
	const { from, columns } = jsonRows(wanted, ["mediaType", "id"]);
	const isOfPerson = companions.length > 0 ? sql`in ${jsonValues([profileId, ...companions])}` : sql`= ${profileId}`;
	const isOwn = sql`stored.profile_id ${isOfPerson} and stored.media_type = ${columns.mediaType} and stored.media_id = ${columns.id}`;
	const rows = await db.all<TitleRef>(sql`select "mediaType", "id" from ${from} where ${exists(isOwn)}`);
	return new Set(rows.map(titleKey));
}

/**
 * Keys of the movies among these titles that were watched, and of the shows of which an episode was: those are begun, and My
 * List has them. One read of a row for each title, whatever the size of the library.
 */
export async function listWatched(db: Database, wanted: Titles): Promise<Set<string>> {
	if (wanted.titles.length === 0) return new Set();
	const isWatched = (isOwn: SQL) =>
		sql`exists (select 1 from ${episodes} as stored where ${isOwn} and stored.times > 0)`;
	return await listTitles(db, wanted, isWatched);
}

/** Keys of those among these titles. One read of at most four rows for each title, whatever the size of the library. */
export async function listSeen(db: Database, wanted: Titles): Promise<Set<string>> {
	return await listTitles(
		db,
		wanted,
		(isOwn) => sql`exists (select 1 from ${titles} as stored where ${isOwn} and stored.opened_at is not null)
			or exists (select 1 from ${episodes} as stored where ${isOwn} and stored.times > 0)
			or exists (select 1 from ${episodes} as stored where ${isOwn} and stored.played_at > 0)
			or exists (select 1 from ${episodes} as stored where ${isOwn} and stored.season = ${WHOLE_TITLE}
				and stored.episode = ${WHOLE_TITLE} and stored.rating > 0)`,
	);
}
