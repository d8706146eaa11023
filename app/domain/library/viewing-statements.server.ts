// The statements that write how far something was played, and the plays that follow from it. The result does not depend on
// how often and from how many devices events arrive:
// - The latest event decides the position.
// - An event that is not later than the clearing of the episode, or of all viewings, is ignored.
// - An end is a play unless the episode has one within its own length: the closing credits, a lost reply and a second device
//   report the same end again.
import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, plays, viewings } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { ProfileId } from "../accounts/profiles";
import type { EpisodeNumber, EpisodeRef, TitleRef } from "../catalogue/types";
import {
	changesPlay,
	hasRoomForPlay,
	MERGED_PLAY,
	type NewPlay,
	PLAY_TARGET,
	rowsOfPlays,
	selectPlayColumns,
} from "./play-statements.server";
import { isFinished, WATCHED_FROM } from "./progress";
import { VIEWINGS_MAX } from "./record-size.server";
import { roundOf } from "./rounds.server";
import type { Watch } from "./types";

/** How far an episode was played, as a client reports it. Times are milliseconds, 0 for never. */
export interface ReportedProgress extends EpisodeRef {
	/** Null when the player reported none: the stored position stays. */
	position: number | null;
	/** Seconds; 0 when unknown. */
	duration: number;
	playedAt: number;
}

export interface ReportedViewing extends ReportedProgress {
	/** It was played to its end, which is a play. */
	isEnd: boolean;
}

/** What an event says of its episode; null for a title that was only opened. */
export function toReported({ progress, isPlayed, ...episode }: Watch, at: number): ReportedViewing | null {
	if (!progress && !isPlayed) return null;
	return {
		...episode,
		position: progress?.position ?? null,
		duration: progress?.duration ?? 0,
		playedAt: at,
		isEnd: progress !== null && isFinished(progress),
	};
}

export type ReportedPlay = NewPlay & {
	/** Milliseconds around it in which another play is the same. */
	near: number;
};

function toPlay({ mediaType, id, season, episode, duration, playedAt: at }: ReportedViewing): ReportedPlay {
	const place = { mediaType, id, season, episode };
	return { ...place, source: "played", watchedAt: at, precision: "instant", addedAt: at, near: duration * 1000 };
}

/** Without those that are near another of the list. */
function withoutNear(list: ReportedPlay[]): ReportedPlay[] {
	const last = new Map<string, number>();
	return list
		.toSorted((a, b) => a.watchedAt - b.watchedAt)
		.filter(({ mediaType, id, season, episode, watchedAt, near }) => {
			const key = `${mediaType} ${id} ${season} ${episode}`;
			const isNear = watchedAt - (last.get(key) ?? Number.NEGATIVE_INFINITY) < near;
			if (!isNear) last.set(key, watchedAt);
			return !isNear;
		});
}

/** The position is at the end. */
const isFinishedRow = sql`(${viewings.duration} > 0 and ${viewings.position} >= ${WATCHED_FROM} * ${viewings.duration})`;

/** The episode was watched and not started again since. */
export const isWatchedRow = sql`${viewings.watchedAt} > 0 and (${viewings.watchedAt} >= ${viewings.playedAt} or ${isFinishedRow})`;

const isLaterProgress = sql`(excluded.played_at, excluded.position, excluded.duration)
	> (${viewings.playedAt}, ${viewings.position}, ${viewings.duration})`;

/** Joins the row of an episode in `viewings`, and the profile's in `libraries`, to rows of `given`. */
const joined = sql`left join ${viewings} as known on known.user_id = given.user_id and known.media_type = given.media_type
		and known.media_id = given.media_id and known.season = given.season and known.episode = given.episode
	left join ${libraries} as l on l.user_id = given.user_id`;

const forgottenAt = sql`max(coalesce(known.cleared_at, 0), coalesce(l.viewings_cleared_at, 0))`;

/** The plays of the episode that `given` has. */
const ofEpisode = sql`from ${plays} as p where p.user_id = given.user_id and p.media_type = given.media_type
	and p.media_id = given.media_id and p.season = given.season and p.episode = given.episode`;

/** Whether it was removed since, or another one near it is there or was removed since. */
const isKnownPlay = sql`exists (select 1 ${ofEpisode}
	and p.minute between (given.watched_at - given.near) / 60000 and (given.watched_at + given.near) / 60000
	and iif(p.minute = given.minute and p.copy = given.copy, p.removed_at >= given.added_at,
		abs(p.watched_at - given.watched_at) < given.near and (p.added_at > p.removed_at or p.removed_at >= given.added_at)))`;

/** Statements for a batch. At most a hundred plays. An earlier removal of the episode does not count. */
export function reportPlays(db: Database, userId: ProfileId, reported: ReportedPlay[]) {
	if (reported.length === 0) return [];
	const from = sql`from (select given.* from (${rowsOfPlays(userId, withoutNear(reported))}) as given ${joined}
		where given.added_at > ${forgottenAt} and ${hasRoomForPlay} and not ${isKnownPlay}) as given where true`;
	const statement = db
		.insert(plays)
		.select(selectPlayColumns(from))
		.onConflictDoUpdate({ target: PLAY_TARGET, set: MERGED_PLAY, setWhere: changesPlay });
	return [statement];
}

/** The latest report of an episode stays; of two at the same time, the greater position. */
export function reportProgress(db: Database, userId: ProfileId, reports: ReportedProgress[]) {
	const given = sql`
		select ${userId} as user_id, value ->> 'mediaType' as media_type, value ->> 'id' as media_id,
			value ->> 'season' as season, value ->> 'episode' as episode, value ->> 'position' as position,
			value ->> 'duration' as duration, value ->> 'playedAt' as played_at
		from json_each(${JSON.stringify(reports)})`;
	const rows = selectColumns(
		viewings,
		{
			userId: sql`given.user_id`,
			mediaType: sql`given.media_type`,
			id: sql`given.media_id`,
			season: sql`given.season`,
			episode: sql`given.episode`,
			position: sql`coalesce(given.position, known.position, 0)`,
			duration: sql`iif(given.position is null, coalesce(known.duration, 0), given.duration)`,
			playedAt: sql`given.played_at`,
			firstWatchedAt: 0,
			watchedAt: 0,
			times: 0,
			clearedAt: 0,
		},
		sql`from (${given}) as given ${joined} where given.played_at > ${forgottenAt}
			and (known.cleared_at is not null or coalesce(l.viewings, 0) < ${VIEWINGS_MAX})`,
	);
	return db
		.insert(viewings)
		.select(rows)
		.onConflictDoUpdate({
			target: [viewings.userId, viewings.mediaType, viewings.id, viewings.season, viewings.episode],
			set: {
				position: sql`excluded.position`,
				duration: sql`excluded.duration`,
				playedAt: sql`excluded.played_at`,
			},
			setWhere: isLaterProgress,
		});
}

/** Statements for a batch, in this order. At most a hundred reports. */
export function writeViewings(db: Database, { userId, reports }: { userId: ProfileId; reports: ReportedViewing[] }) {
	return [
		...reportPlays(db, userId, reports.filter(({ isEnd }) => isEnd).map(toPlay)),
		reportProgress(db, userId, reports),
	];
}

interface Forgotten extends TitleRef {
	userId: ProfileId;
	episodes: EpisodeNumber[];
	now: number;
	/** Only of those with a position at their end. */
	isOnlyEnds?: boolean;
}

/**
 * Episodes without a play in the current round lose a position at their end, and earlier reports of them do not count. A
 * position before the end stays with its time, so that the play, where it comes back, is as before or after it as it was.
 */
export function forgetEnds(db: Database, { userId, mediaType, id, episodes, now, isOnlyEnds = false }: Forgotten) {
	const given = JSON.stringify(episodes.map(({ season, episode }) => ({ season, episode })));
	return db
		.update(viewings)
		.set({
			clearedAt: sql`max(${now}, ${viewings.clearedAt})`,
			position: sql`iif(${isFinishedRow}, 0, ${viewings.position})`,
			playedAt: sql`iif(${isFinishedRow}, 0, ${viewings.playedAt})`,
		})
		.where(
			sql`rowid in (select known.rowid from json_each(${given}) as given cross join ${viewings} as known
				where known.user_id = ${userId} and known.media_type = ${mediaType} and known.media_id = ${id}
					and known.season = given.value ->> 'season' and known.episode = given.value ->> 'episode'
					and known.watched_at <= ${roundOf({ userId, mediaType, id })})
				and (${!isOnlyEnds} or ${isFinishedRow})`,
		);
}
