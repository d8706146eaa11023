// The statements that write plays. Two states merge by the union of their plays; of the same play, the latest `added_at`
// and the latest `removed_at` stay. So the result does not depend on how often and in which order plays arrive.
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { IS_PLAY, libraries, plays } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { ProfileId } from "../accounts/profiles";
import type { EpisodeRef } from "../catalogue/types";
import { minuteOf, type Play, type PlayTime } from "./plays";
import { PLAYS_MAX } from "./record-size.server";

export const isPlay = sql.raw(IS_PLAY);

export interface NewPlay extends EpisodeRef, PlayTime, Pick<Play, "source"> {
	/** From 1 on for further plays of the same day, or without a date, that are not the same; 0 by default. */
	copy?: number;
	/** When it was recorded: an earlier removal does not count. */
	addedAt: number;
	/** The import that adds it. */
	importId?: string;
	/** Its own id at the service that the import comes from, with the service's name. */
	sourceId?: string;
}

export const PLAY_TARGET = [
	...[plays.userId, plays.mediaType, plays.id, plays.season, plays.episode],
	...[plays.minute, plays.copy],
];

const isRemoved = sql`${plays.removedAt} >= ${plays.addedAt}`;

const isLater = sql`(excluded.watched_at, excluded.precision) > (${plays.watchedAt}, ${plays.precision})`;

/** What stays of the same play. One that was removed is added anew. */
export const MERGED_PLAY = {
	watchedAt: sql`iif(${isLater}, excluded.watched_at, ${plays.watchedAt})`,
	precision: sql`iif(${isLater}, excluded.precision, ${plays.precision})`,
	addedAt: sql`max(excluded.added_at, ${plays.addedAt})`,
	source: sql`iif(${isRemoved}, excluded.source, max(excluded.source, ${plays.source}))`,
	importId: sql`iif(${isRemoved}, excluded.import_id, ${plays.importId})`,
	sourceId: sql`iif(${isRemoved}, excluded.source_id, coalesce(${plays.sourceId}, excluded.source_id))`,
};

/** Whether the same play becomes another by it. */
export const changesPlay = sql`(${isRemoved} or ${isLater} or ${plays.source} < excluded.source)`;

/** The columns of `plays` from rows with these names. */
export function selectPlayColumns(from: SQL): SQL {
	return selectColumns(
		plays,
		{
			playId: sql`null`,
			userId: sql`user_id`,
			mediaType: sql`media_type`,
			id: sql`media_id`,
			season: sql`season`,
			episode: sql`episode`,
			minute: sql`minute`,
			copy: sql`copy`,
			watchedAt: sql`watched_at`,
			precision: sql`precision`,
			source: sql`source`,
			importId: sql`import_id`,
			sourceId: sql`source_id`,
			addedAt: sql`added_at`,
			removedAt: 0,
		},
		from,
	);
}

/** Plays as rows with the names of the columns, and with the `place` of each in the list. */
export function rowsOfPlays(userId: ProfileId, given: (NewPlay & { near?: number; times?: number })[]): SQL {
	const rows = given.map((play) => ({ copy: 0, ...play, minute: minuteOf(play) }));
	return sql`select ${userId} as user_id, key as place, value ->> 'mediaType' as media_type, value ->> 'id' as media_id,
		value ->> 'season' as season, value ->> 'episode' as episode, value ->> 'minute' as minute, value ->> 'copy' as copy,
		value ->> 'watchedAt' as watched_at, value ->> 'precision' as precision, value ->> 'source' as source,
		value ->> 'importId' as import_id, value ->> 'sourceId' as source_id, value ->> 'addedAt' as added_at,
		value ->> 'near' as near, value ->> 'times' as times
		from json_each(${JSON.stringify(rows)})`;
}

/** Whether the row of `given` is one of the plays that fit, or known already. */
export const hasRoomForPlay = sql`(given.place + coalesce((select movie_plays + show_plays from ${libraries}
	where user_id = given.user_id), 0) < ${PLAYS_MAX} or exists (select 1 from ${plays} as known where known.user_id = given.user_id
	and known.media_type = given.media_type and known.media_id = given.media_id and known.season = given.season
	and known.episode = given.episode and known.minute = given.minute and known.copy = given.copy))`;

/**
 * Adds plays, those that were removed before included; the same play twice changes nothing. Those beyond 100,000 are left
 * out. At most 5,000. Returns the added ones.
 */
export function addPlays(db: Database, { userId, plays: given }: { userId: ProfileId; plays: NewPlay[] }) {
	return db
		.insert(plays)
		.select(selectPlayColumns(sql`from (${rowsOfPlays(userId, given)}) as given where ${hasRoomForPlay}`))
		.onConflictDoUpdate({
			target: PLAY_TARGET,
			set: { ...MERGED_PLAY, addedAt: sql`max(excluded.added_at, ${plays.addedAt}, ${plays.removedAt} + 1)` },
			setWhere: changesPlay,
		})
		.returning({ playId: plays.playId });
}

/** Looks each of the profile's plays up by its id; SQLite would read all of its plays. */
function whereIds(userId: ProfileId, ids: number[]): SQL {
	return sql`id in (select known.id from json_each(${JSON.stringify(ids)}) as given cross join ${plays} as known
		where known.id = given.value and known.user_id = ${userId})`;
}

/** They stay for a while as removed ones, against late reports. */
export function removePlays(db: Database, { userId, ids, now }: { userId: ProfileId; ids: number[]; now: number }) {
	return db
		.update(plays)
		.set({ removedAt: sql`iif(${isPlay}, max(${plays.addedAt}, ${now}), ${plays.removedAt})` })
		.where(whereIds(userId, ids));
}

/** Makes plays count again that were removed, and gives them their time within the minute. */
export function restorePlays(
	db: Database,
	{ userId, plays: given, now }: { userId: ProfileId; plays: (PlayTime & Pick<Play, "playId">)[]; now: number },
) {
	const rows = given.map(({ playId, watchedAt, precision }) => ({ playId, watchedAt, precision }));
	return db
		.update(plays)
		.set({
			watchedAt: sql`given.value ->> 'watchedAt'`,
			precision: sql`given.value ->> 'precision'`,
			addedAt: sql`iif(${isPlay}, ${plays.addedAt}, max(${plays.removedAt} + 1, ${now}))`,
		})
		.from(sql`json_each(${JSON.stringify(rows)}) as given`)
		.where(sql`${plays}.id = given.value ->> 'playId' and +user_id = ${userId}`);
}
