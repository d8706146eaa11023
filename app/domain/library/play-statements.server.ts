// The statements that write plays. A play is known by its id, which its recorder gives; the result does not depend on how often
// and in which order plays arrive:
// - Of the same play, told of again within its minute, the later time stays, and the later word of `PLAY_SOURCES`.
// - One that was removed is added again, but by a report only when that is of after the removal.
import { type SQL, sql } from "drizzle-orm";
import { jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { IS_PLAY, libraries, plays } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { ProfileId } from "../accounts/profiles";
import type { EpisodeRef } from "../catalogue/types";
import type { Play, PlayTime } from "./plays";
import { PLAYS_MAX } from "./record-size.server";

export const isPlay = sql.raw(IS_PLAY);

export interface NewPlay extends EpisodeRef, PlayTime, Pick<Play, "playId" | "source"> {
	/** When it was recorded. */
	addedAt: number;
	/** The import that adds it. */
	importId?: string;
	/** Moments of the episode, the first and the last, in which another play is the same; null: one without a date is. */
	sameWithin?: [first: number, last: number] | null;
}

const isRemoved = sql`(${plays.removedAt} >= ${plays.addedAt})`;

const isLater = sql`((excluded.watched_at, excluded.precision) > (${plays.watchedAt}, ${plays.precision}))`;

/** A corrected play is elsewhere. */
const isToldAgain = sql`(excluded.watched_at / 60000 = ${plays.watchedAt} / 60000
	and (${isLater} or ${plays.source} < excluded.source))`;

/** Whether the row of `given` is one of the plays that fit, or known already. */
const hasRoom = sql`(given.place + coalesce((select movie_plays + show_plays from ${libraries}
	where user_id = given.user_id), 0) < ${PLAYS_MAX}
	or exists (select 1 from ${plays} as known where known.user_id = given.user_id and known.id = given.play_id))`;

/** Whether the episode has another play in the moments that `sameWithin` names, or a reported one there was removed since. */
const isSame = (
	isReport: boolean,
) => sql`(given.has_same and exists (select 1 from ${plays} as known where known.user_id = given.user_id
	and known.media_type = given.media_type and known.media_id = given.media_id
	and known.season = given.season and known.episode = given.episode and known.id <> given.play_id
	and (known.watched_at between given.same_from and given.same_to
		or (given.same_from is null and known.watched_at is null))
	and (known.added_at > known.removed_at or (${isReport} and known.removed_at >= given.added_at))))`;

interface Added {
	userId: ProfileId;
	plays: NewPlay[];
	isReport?: boolean;
	where?: SQL;
}

/**
 * Adds plays, at most 5,000; the same ones twice change nothing, and those beyond 100,000 are left out. Returns what was written.
 * `isReport`: they are told of by a player or a browser, maybe late; `where`: what else must be true of the rows, which have the
 * name `given`.
 */
export function addPlays(db: Database, { userId, plays: added, isReport = false, where = sql`true` }: Added) {
	const rows = added.map(({ sameWithin, ...play }) => ({
		...play,
		hasSame: sameWithin !== undefined,
		sameFrom: sameWithin?.[0] ?? null,
		sameTo: sameWithin?.[1] ?? null,
	}));
	const given = sql`select ${userId} as user_id, key as place, value ->> 'playId' as play_id,
		value ->> 'mediaType' as media_type, value ->> 'id' as media_id, value ->> 'season' as season,
		value ->> 'episode' as episode, value ->> 'watchedAt' as watched_at, value ->> 'precision' as precision,
		value ->> 'source' as source, value ->> 'importId' as import_id, value ->> 'addedAt' as added_at,
		value ->> 'hasSame' as has_same, value ->> 'sameFrom' as same_from, value ->> 'sameTo' as same_to
		from json_each(${JSON.stringify(rows)})`;
	const columns = selectColumns(
		plays,
		{
			userId: sql`given.user_id`,
			playId: sql`given.play_id`,
			mediaType: sql`given.media_type`,
			id: sql`given.media_id`,
			season: sql`given.season`,
			episode: sql`given.episode`,
			watchedAt: sql`given.watched_at`,
			precision: sql`given.precision`,
			source: sql`given.source`,
			importId: sql`given.import_id`,
			addedAt: sql`given.added_at`,
			removedAt: 0,
		},
		sql`from (${given}) as given where ${where} and ${hasRoom} and not ${isSame(isReport)}`,
	);
	return db
		.insert(plays)
		.select(columns)
		.onConflictDoUpdate({
			target: [plays.userId, plays.playId],
			set: {
				watchedAt: sql`iif(${isRemoved} or ${isLater}, excluded.watched_at, ${plays.watchedAt})`,
				precision: sql`iif(${isRemoved} or ${isLater}, excluded.precision, ${plays.precision})`,
				source: sql`iif(${isRemoved}, excluded.source, max(excluded.source, ${plays.source}))`,
				importId: sql`iif(${isRemoved}, excluded.import_id, ${plays.importId})`,
				addedAt: sql`iif(${isRemoved}, max(excluded.added_at, ${plays.removedAt} + 1), ${plays.addedAt})`,
			},
			setWhere: sql`iif(${isRemoved}, not ${isReport} or excluded.added_at > ${plays.removedAt}, ${isToldAgain})`,
		})
		.returning({ playId: plays.playId });
}

/** They stay for a while as removed ones, against late reports. */
export function removePlays(db: Database, { userId, ids, now }: { userId: ProfileId; ids: string[]; now: number }) {
	return db
		.update(plays)
		.set({ removedAt: sql`max(${plays.addedAt}, ${now})` })
		.where(sql`${plays.userId} = ${userId} and ${plays.playId} in ${jsonValues(ids)} and ${isPlay}`);
}

/** Makes plays again what they were, removed ones included. */
export function restorePlays(
	db: Database,
	{ userId, plays: former }: { userId: ProfileId; plays: (PlayTime & Pick<Play, "playId" | "source">)[] },
) {
	const rows = former.map(({ playId, watchedAt, precision, source }) => ({ playId, watchedAt, precision, source }));
	return db
		.update(plays)
		.set({
			watchedAt: sql`given.value ->> 'watchedAt'`,
			precision: sql`given.value ->> 'precision'`,
			source: sql`given.value ->> 'source'`,
			removedAt: 0,
		})
		.from(sql`json_each(${JSON.stringify(rows)}) as given`)
		.where(sql`${plays.userId} = ${userId} and ${plays}.id = given.value ->> 'playId'`);
}
