// All of these conditions and orders read at most the rows of one user.

import { desc, eq, type SQL, sql } from "drizzle-orm";
import { viewings, watchHistory, watchLater } from "~/database/schema/library";
import { compareNames } from "~/lib/compare-names";
import type { ListFilter, ListSort } from "./list-view";
import { WATCHED_FROM } from "./progress";
import { isWatchedRow } from "./viewing-statements.server";

const watched = sql`${watchHistory} as watched where watched.user_id = ${watchLater.userId}
	and watched.media_type = ${watchLater.mediaType} and watched.media_id = ${watchLater.id}`;

/** A movie that was marked as watched, or whose end was played. */
const isWatchedMovie = sql`${watchLater.mediaType} = 'movie' and (
	exists (select 1 from ${watched} and watched.duration > 0
		and watched.position >= ${WATCHED_FROM} * watched.duration)
	or exists (select 1 from ${viewings} where ${viewings.userId} = ${watchLater.userId}
		and ${viewings.mediaType} = 'movie' and ${viewings.id} = ${watchLater.id} and ${isWatchedRow}))`;

/** Begun, and not a movie that is watched. */
const isUnfinished = sql`exists (select 1 from ${watched}) and not (${isWatchedMovie})`;

/** The sections of Continue Watching select nothing here. */
const CONDITIONS: Partial<Record<ListFilter, SQL>> = {
	movies: eq(watchLater.mediaType, "movie"),
	shows: eq(watchLater.mediaType, "tv"),
	unfinished: isUnfinished,
};

/** A value of the title's card. */
export function cardValue(name: string): SQL {
	return sql`${watchLater.card} ->> ${sql.raw(`'${name}'`)}`;
}

const FIRST: Record<ListSort, SQL[]> = {
	watched: [sql`(select watched.last_watched from ${watched}) desc`],
	added: [],
	// SQLite knows no order of accents: `inLaterOrder` follows.
	title: [],
	year: [sql`${cardValue("year")} desc`],
	rating: [sql`${cardValue("rating")} desc`],
};

export function laterCondition(show: ListFilter | null): SQL | undefined {
	return show ? CONDITIONS[show] : undefined;
}

/** Equal titles have the newest first. */
export function laterOrder(sort: ListSort): SQL[] {
	return [...FIRST[sort], desc(watchLater.addedAt), desc(watchLater.mediaType), desc(watchLater.id)];
}

/** The rows in the order of `laterOrder`, from A to Z where that is asked for; a title that is not known comes first. */
export function inLaterOrder<Row extends { title: string | null }>(rows: Row[], sort: ListSort): Row[] {
	return sort === "title" ? rows.toSorted((a, b) => compareNames(a.title ?? "", b.title ?? "")) : rows;
}
