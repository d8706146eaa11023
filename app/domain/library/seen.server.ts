// Which titles a user has seen something of: opened in the last days, played or watched at any time, or rated. They are not
// suggested.
import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { ratings, titles, viewings, WHOLE_TITLE } from "~/database/schema/library";
import type { ProfileId } from "../accounts/profiles";
import { titleKey } from "../catalogue/paths";
import type { TitleRef } from "../catalogue/types";

type Titles = { userId: ProfileId; titles: TitleRef[] };

function whereGiven(userId: ProfileId) {
	return sql`own.user_id = ${userId} and own.media_type = given.value ->> 'mediaType'
		and own.media_id = given.value ->> 'id'`;
}

/**
 * Keys of the movies among these titles that were watched, and of the shows of which an episode was: those are begun, and My
 * List has them. One read of a row for each title, whatever the size of the library.
 */
export async function listWatched(db: Database, { userId, titles: wanted }: Titles): Promise<Set<string>> {
	if (wanted.length === 0) return new Set();
	const given = JSON.stringify(wanted.map(({ mediaType, id }) => ({ mediaType, id })));
	const watched = await db.all<TitleRef>(sql`
		select given.value ->> 'mediaType' as mediaType, given.value ->> 'id' as id from json_each(${given}) as given
		where exists (select 1 from ${viewings} as own where ${whereGiven(userId)} and own.times > 0)`);
	return new Set(watched.map(titleKey));
}

/** Keys of those among these titles. One read of at most four rows for each title, whatever the size of the library. */
export async function listSeen(db: Database, { userId, titles: wanted }: Titles): Promise<Set<string>> {
	const given = JSON.stringify(wanted.map(({ mediaType, id }) => ({ mediaType, id })));
	const isOwn = whereGiven(userId);
	const seen = await db.all<TitleRef>(sql`
		select given.value ->> 'mediaType' as mediaType, given.value ->> 'id' as id from json_each(${given}) as given
		where exists (select 1 from ${titles} as own where ${isOwn} and own.opened_at is not null)
			or exists (select 1 from ${viewings} as own where ${isOwn} and own.times > 0)
			or exists (select 1 from ${viewings} as own where ${isOwn} and own.played_at > 0)
			or exists (select 1 from ${ratings} as own where ${isOwn} and own.season = ${WHOLE_TITLE}
				and own.episode = ${WHOLE_TITLE} and own.rating > 0)`);
	return new Set(seen.map(titleKey));
}
