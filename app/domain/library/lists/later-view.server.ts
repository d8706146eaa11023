// All of these conditions and orders read at most the rows of one user.

import { desc, eq, type SQL, sql } from "drizzle-orm";
import { episodes, titles } from "~/database/schema/library";
import { WATCHED_FROM } from "~/domain/library/next/progress";
import { whereWatchedRow } from "~/domain/library/store/viewing-statements.server";
import { compareNames } from "~/lib/text/compare-names";
import type { ListFilter, ListSort } from "./list-view";

/** A movie that was marked as watched, or whose end was played. */
const whereWatchedMovie = sql`(${titles.mediaType} = 'movie' and (
	(${titles.openedAt} is not null and ${titles.duration} > 0 and ${titles.position} >= ${WATCHED_FROM} * ${titles.duration})
	or exists (select 1 from ${episodes} where ${episodes.profileId} = ${titles.profileId}
		and ${episodes.mediaType} = 'movie' and ${episodes.id} = ${titles.id} and ${whereWatchedRow})))`;

/** Begun, and not a movie that is watched. */
const whereUnfinished = sql`(${titles.openedAt} is not null and not ${whereWatchedMovie})`;

/** The sections of Continue Watching select nothing here. */
const CONDITIONS: Partial<Record<ListFilter, SQL>> = {
	movies: eq(titles.mediaType, "movie"),
	shows: eq(titles.mediaType, "tv"),
	unfinished: whereUnfinished,
};

/** A value of the title's card. */
export function cardValue(name: string): SQL {
	return sql`${titles.card} ->> ${sql.raw(`'${name}'`)}`;
}

const FIRST: Record<ListSort, SQL[]> = {
	watched: [desc(titles.openedAt)],
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
	return [...FIRST[sort], desc(titles.savedAt), desc(titles.mediaType), desc(titles.id)];
}

/** The rows in the order of `laterOrder`, from A to Z where that is asked for; a title that is not known comes first. */
export function inLaterOrder<Row extends { title: string | null }>(rows: Row[], sort: ListSort): Row[] {
	return sort === "title" ? rows.toSorted((a, b) => compareNames(a.title ?? "", b.title ?? "")) : rows;
}
