// The result of the statements that write what was played and watched does not depend on how often and from how many
// devices events arrive:
// - The latest event decides the position.
// - An event that is not later than the clearing of the episode, or of all viewings, is ignored.
// - An episode counts as watched once more when it is watched after it was left unfinished.
import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, viewings } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { TitleRef } from "../catalogue/types";
import type { Viewing } from "./next-up";
import { isFinished, WATCHED_FROM } from "./progress";
import type { Watch } from "./types";

/** Episodes and movies of which one user's record holds something. */
export const VIEWINGS_MAX = 100_000;

/** An episode's viewing as a client reports it. */
export interface ReportedViewing extends TitleRef, Omit<Viewing, "position" | "duration"> {
	/** Null when the player reported none: the stored position stays. */
	position: number | null;
	duration: number;
	/** 0 for never. */
	firstWatchedAt: number;
}

/** What an event says of its episode; null for a title that was only opened. */
export function toReported({ progress, isPlayed, ...episode }: Watch, at: number): ReportedViewing | null {
	if (!progress && !isPlayed) return null;
	const isSeen = progress !== null && isFinished(progress);
	const watched = isSeen
		? { firstWatchedAt: at, watchedAt: at, times: 1 }
		: { firstWatchedAt: 0, watchedAt: 0, times: 0 };
	return {
		...episode,
		position: progress?.position ?? null,
		duration: progress?.duration ?? 0,
		playedAt: at,
		...watched,
	};
}

/** The position is at the end. */
export const isFinishedRow = sql`(${viewings.duration} > 0 and ${viewings.position} >= ${WATCHED_FROM} * ${viewings.duration})`;

/** The episode was watched and not started again since. */
export const isWatchedRow = sql`${viewings.watchedAt} > 0 and (${viewings.watchedAt} >= ${viewings.playedAt} or ${isFinishedRow})`;

const isLaterWatch = sql`excluded.watched_at > ${viewings.watchedAt}`;
const isLaterPlay = sql`excluded.played_at > ${viewings.playedAt}`;

/** Statements for a batch, in this order. They write at most as many rows as there are reports; at most a hundred. */
export function writeViewings(db: Database, { userId, reports }: { userId: string; reports: ReportedViewing[] }) {
	const given = sql`
		select ${userId} as user_id, value ->> 'mediaType' as media_type, value ->> 'id' as media_id,
			value ->> 'season' as season, value ->> 'episode' as episode, value ->> 'position' as position,
			value ->> 'duration' as duration, value ->> 'playedAt' as played_at,
			value ->> 'firstWatchedAt' as first_watched_at, value ->> 'watchedAt' as watched_at, value ->> 'times' as times
		from json_each(${JSON.stringify(reports)})`;
	const known = sql`
		select given.*, known.cleared_at is not null as is_known, max(coalesce(known.cleared_at, 0),
			coalesce(l.viewings_cleared_at, 0)) as forgotten_at, coalesce(l.viewings, 0) as total
		from (${given}) as given
		left join ${viewings} as known on known.user_id = given.user_id and known.media_type = given.media_type
			and known.media_id = given.media_id and known.season = given.season and known.episode = given.episode
		left join ${libraries} as l on l.user_id = given.user_id`;
	const hasRoom = sql`(is_known or total < ${VIEWINGS_MAX})`;
	const key = {
		userId: sql`user_id`,
		mediaType: sql`media_type`,
		id: sql`media_id`,
		season: sql`season`,
		episode: sql`episode`,
		clearedAt: 0,
	};
	const target = [viewings.userId, viewings.mediaType, viewings.id, viewings.season, viewings.episode];
	const watched = selectColumns(
		viewings,
		{
			...key,
			position: 0,
			duration: 0,
			playedAt: 0,
			firstWatchedAt: sql`max(first_watched_at, forgotten_at + 1)`,
			watchedAt: sql`watched_at`,
			times: sql`max(1, times)`,
		},
		sql`from (${known}) as known where watched_at > forgotten_at and ${hasRoom}`,
	);
	const played = selectColumns(
		viewings,
		{
			...key,
			position: sql`coalesce(position, 0)`,
			duration: sql`duration`,
			playedAt: sql`played_at`,
			firstWatchedAt: 0,
			watchedAt: 0,
			times: 0,
		},
		sql`from (${known}) as known where played_at > forgotten_at and ${hasRoom}`,
	);
	return [
		db
			.insert(viewings)
			.select(watched)
			.onConflictDoUpdate({
				target,
				set: {
					times: sql`max(excluded.times, ${viewings.times} + (${isLaterWatch} and not (${isWatchedRow})))`,
					firstWatchedAt: sql`iif(${viewings.firstWatchedAt} = 0, excluded.first_watched_at,
						min(excluded.first_watched_at, ${viewings.firstWatchedAt}))`,
					watchedAt: sql`max(excluded.watched_at, ${viewings.watchedAt})`,
				},
				setWhere: sql`${isLaterWatch} and not (${isWatchedRow}) or excluded.times > ${viewings.times}
					or excluded.first_watched_at < ${viewings.firstWatchedAt}`,
			}),
		db
			.insert(viewings)
			.select(played)
			.onConflictDoUpdate({
				target,
				set: {
					position: sql`iif(excluded.position = 0 and excluded.duration = 0, ${viewings.position}, excluded.position)`,
					duration: sql`iif(excluded.position = 0 and excluded.duration = 0, ${viewings.duration}, excluded.duration)`,
					playedAt: sql`excluded.played_at`,
				},
				setWhere: isLaterPlay,
			}),
	] as const;
}
