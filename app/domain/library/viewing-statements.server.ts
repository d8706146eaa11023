// The statements that write how far something was played, and the plays that follow from it. The result does not depend on
// how often and from how many devices events arrive:
// - The latest event decides the position.
// - An event that is not later than the clearing of the episode, or of all viewings, is ignored.
// - An end is a play, with the id of the player's session, unless the episode has another one within its own length.
import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, viewings } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { ProfileId } from "../accounts/profiles";
import { episodeKey } from "../catalogue/paths";
import type { EpisodeNumber, EpisodeRef, TitleRef } from "../catalogue/types";
import { addPlays, type NewPlay } from "./play-statements.server";
import { idOfReport, isSameViewing } from "./plays";
import { isFinished, RESUME_FROM, toKept } from "./progress";
import { VIEWINGS_MAX } from "./record-size.server";
import { isWatchedIn } from "./rounds.server";
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
	/** The player's id of this viewing, where it gives one. */
	session?: string;
}

/** What an event says of its episode; null for a title that was only opened. */
export function toReported({ progress, isPlayed, session, ...episode }: Watch, at: number): ReportedViewing | null {
	if (!progress && !isPlayed) return null;
	return {
		...episode,
		position: progress?.position ?? null,
		duration: progress?.duration ?? 0,
		playedAt: at,
		isEnd: progress !== null && isFinished(progress),
		...(session !== undefined && { session }),
	};
}

export type ReportedPlay = NewPlay & {
	/** Of the episode; 0 when unknown. */
	lengthMs: number;
};

function toPlay({ duration, playedAt: at, session, ...viewing }: ReportedViewing): ReportedPlay {
	const { mediaType, id, season, episode } = viewing;
	const place = { mediaType, id, season, episode };
	const play = { watchedAt: at, precision: "instant", source: "played", addedAt: at } as const;
	return { playId: session ?? idOfReport(place, at), ...place, ...play, lengthMs: duration * 1000 };
}

/** Without those that are the same viewing as another of the list. */
function withoutSame(list: ReportedPlay[]): ReportedPlay[] {
	const last = new Map<string, number>();
	return list
		.toSorted((a, b) => (a.watchedAt ?? 0) - (b.watchedAt ?? 0))
		.filter(({ watchedAt, lengthMs, ...play }) => {
			const former = last.get(episodeKey(play));
			if (watchedAt === null || (former !== undefined && isSameViewing(watchedAt, former, lengthMs))) return false;
			last.set(episodeKey(play), watchedAt);
			return true;
		});
}

/** The row of an end, as `toKept` makes it. */
const isEndRow = sql`(${viewings.duration} > 0 and ${viewings.position} = 0)`;

/** As `isUnfinished` of `next-up.ts`. */
const isUnfinishedRow = sql`(${viewings.playedAt} > 0
	and (${viewings.watchedAt} is null or ${viewings.playedAt} > ${viewings.watchedAt})
	and (${viewings.position} >= ${RESUME_FROM} or (${viewings.position} = 0 and ${viewings.duration} = 0)))`;

/** The episode was watched and not started again since. */
export const isWatchedRow = sql`${viewings.times} > 0 and not ${isUnfinishedRow}`;

const isLaterProgress = sql`(excluded.played_at, excluded.position, excluded.duration)
	> (${viewings.playedAt}, ${viewings.position}, ${viewings.duration})`;

/** Joins the row of an episode in `viewings`, and the profile's in `libraries`, to rows of `given`. */
const joined = sql`left join ${viewings} as known on known.user_id = given.user_id and known.media_type = given.media_type
		and known.media_id = given.media_id and known.season = given.season and known.episode = given.episode
	left join ${libraries} as l on l.user_id = given.user_id`;

const forgottenAt = sql`max(coalesce(known.cleared_at, 0), coalesce(l.viewings_cleared_at, 0))`;

/** Statements for a batch. At most a hundred plays. */
export function reportPlays(db: Database, userId: ProfileId, reported: ReportedPlay[]) {
	if (reported.length === 0) return [];
	const plays = withoutSame(reported).map(({ lengthMs, ...play }): NewPlay => {
		const at = play.watchedAt;
		// The moments of `isSameViewing`.
		return at !== null && lengthMs > 0 ? { ...play, sameWithin: [at - lengthMs + 1, at + lengthMs - 1] } : play;
	});
	const where = sql`given.added_at > (select ${forgottenAt} from (select 1) ${joined})`;
	return [addPlays(db, { userId, plays, isReport: true, where })];
}

/** The latest report of an episode stays; of two at the same time, the greater position. */
export function reportProgress(db: Database, userId: ProfileId, reports: ReportedProgress[]) {
	const given = sql`
		select ${userId} as user_id, value ->> 'mediaType' as media_type, value ->> 'id' as media_id,
			value ->> 'season' as season, value ->> 'episode' as episode, value ->> 'position' as position,
			value ->> 'duration' as duration, value ->> 'playedAt' as played_at
		from json_each(${JSON.stringify(reports.map((report) => ({ ...report, ...toKept(report) })))})`;
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
			firstWatchedAt: sql`null`,
			watchedAt: sql`null`,
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

/**
 * Earlier reports of episodes that are not watched any more in the current round do not count: one that was played to its end
 * is as if it never was. A position before the end stays, with its time.
 */
export function ignoreEarlier(
	db: Database,
	{ userId, mediaType, id, episodes, now }: TitleRef & { userId: ProfileId; episodes: EpisodeNumber[]; now: number },
) {
	const given = JSON.stringify(episodes.map(({ season, episode }) => ({ season, episode })));
	return db
		.update(viewings)
		.set({
			clearedAt: sql`max(${now}, ${viewings.clearedAt})`,
			playedAt: sql`iif(${isEndRow}, 0, ${viewings.playedAt})`,
		})
		.where(
			sql`rowid in (select known.rowid from json_each(${given}) as given cross join ${viewings} as known
				where known.user_id = ${userId} and known.media_type = ${mediaType} and known.media_id = ${id}
					and known.season = given.value ->> 'season' and known.episode = given.value ->> 'episode'
					and not ${isWatchedIn("known", { userId, mediaType, id })})`,
		);
}
