// Owns the conditions and orders of Watch Later in SQL. All of them read at most the rows of one user.
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { watchHistory, watchLater } from "~/database/schema/library";
import type { ListFilter, ListSort } from "./list-view";
import { WATCHED_FROM } from "./progress";

const watched = sql`${watchHistory} as watched where watched.user_id = ${watchLater.userId}
	and watched.media_type = ${watchLater.mediaType} and watched.media_id = ${watchLater.mediaId}`;

/** Begun, and not a movie that was played to its end. */
const isUnfinished = sql`exists (select 1 from ${watched}
	and not (watched.media_type = 'movie' and watched.duration > 0
		and watched.position >= ${WATCHED_FROM} * watched.duration))`;

const CONDITIONS: Record<ListFilter, SQL> = {
	movies: eq(watchLater.mediaType, "movie"),
	shows: eq(watchLater.mediaType, "tv"),
	unfinished: isUnfinished,
};

function cardValue(name: string): SQL {
	return sql`${watchLater.card} ->> ${sql.raw(`'${name}'`)}`;
}

const FIRST: Record<ListSort, SQL[]> = {
	watched: [sql`(select watched.last_watched from ${watched}) desc`],
	added: [],
	title: [sql`${cardValue("title")} collate nocase`],
	year: [sql`${cardValue("year")} desc`],
	rating: [sql`${cardValue("rating")} desc`],
};

export function laterCondition(show: ListFilter | null): SQL | undefined {
	return show ? CONDITIONS[show] : undefined;
}

/** Equal titles have the newest first. */
export function laterOrder(sort: ListSort): SQL[] {
	return [...FIRST[sort], desc(watchLater.addedAt), desc(watchLater.mediaType), desc(watchLater.mediaId)];
}
