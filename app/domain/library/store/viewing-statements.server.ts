// The statements that write how far something was played, and the plays that follow from it. The result does not depend on
// how often and from how many devices events arrive:
// - The latest event decides the position.
// - An event that is not later than the clearing of the episode, or of the whole record, is ignored.
// - An end is a play, with the id of the player's session, unless the episode has another one within its own length.
import { sql } from "drizzle-orm";
import { jsonRows, whereJsonRow } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, libraries } from "~/database/schema/library";
import type { ChangeOf } from "~/domain/library/changes/changes";
import { idOfReport, isSameViewing, momentsOf } from "~/domain/library/diary/plays";
import { isFinished, RESUME_FROM, toKept } from "~/domain/library/next/progress";
import type { ProfileId } from "../../accounts/profiles";
import { episodeKey } from "../../catalogue/paths";
import { addPlays, type NewPlay, type Watchers } from "./play-statements.server";
import { EPISODES_MAX } from "./record-size.server";
import { whereWatchedIn } from "./rounds.server";
import { type Changed, writeEpisodes } from "./titles.server";

type Progress = ChangeOf<"progress">;

/** A play with the length of its episode in milliseconds; 0 when unknown. */
type MeasuredPlay = NewPlay & { lengthMs: number };

/** The play that the end of an episode is. */
function toEnd({ at, duration, session, companions, recordedBy, ...progress }: Progress & Watchers): MeasuredPlay {
	const { mediaType, id, season, episode } = progress;
	const place = { mediaType, id, season, episode };
	const play = { watchedAt: at, precision: "instant", source: "played", addedAt: at } as const;
	return {
		playId: session ?? idOfReport(place, at),
		...place,
		...play,
		companions,
		recordedBy,
		lengthMs: duration * 1000,
	};
}

/** The first play of each viewing, with the moments in which others are of the same. */
function ofViewings(plays: MeasuredPlay[]): NewPlay[] {
	const last = new Map<string, number>();
	return plays
		.toSorted((one, other) => (one.watchedAt ?? 0) - (other.watchedAt ?? 0))
		.flatMap(({ lengthMs, ...play }) => {
			const { watchedAt } = play;
			if (watchedAt === null || lengthMs === 0) return [play];
			const former = last.get(episodeKey(play));
			if (former !== undefined && isSameViewing(watchedAt, former, lengthMs)) return [];
			last.set(episodeKey(play), watchedAt);
			return [{ ...play, sameWithin: [watchedAt - lengthMs + 1, watchedAt + lengthMs - 1] }];
		});
}

/** The row of an end, as `toKept` makes it. */
const whereEndRow = sql`(${episodes.duration} > 0 and ${episodes.position} = 0)`;

/** As `isUnfinished` of `next-up.ts`. */
const whereUnfinishedRow = sql`(${episodes.playedAt} > 0
	and (${episodes.watchedAt} is null or ${episodes.playedAt} > ${episodes.watchedAt})
	and (${episodes.position} >= ${RESUME_FROM} or (${episodes.position} = 0 and ${episodes.duration} = 0)))`;

/** The episode was watched and not started again since. */
export const whereWatchedRow = sql`${episodes.times} > 0 and not ${whereUnfinishedRow}`;

const whereLaterProgress = sql`(excluded.played_at, excluded.position, excluded.duration)
	> (${episodes.playedAt}, ${episodes.position}, ${episodes.duration})`;

interface Played extends Changed<"play"> {
	changes: (ChangeOf<"play"> & Watchers)[];
	progress: (Progress & Watchers)[];
	unlessOf?: ProfileId;
}

/** Adds plays and the ends of what was played. For a batch. `isLive`: they are of this moment; `unlessOf` as `addPlays` takes it. */
export function writePlays(db: Database, { profileId, changes, progress, isLive, unlessOf }: Played) {
	const durations = new Map(progress.map((change) => [episodeKey(change), change.duration]));
	const told = changes.map(({ kind: _, at, isOnly, ...play }) => ({ ...play, addedAt: at, isOnly }));
	const marked = told
		.filter(({ source }) => source !== "played")
		.map(({ isOnly, ...play }): NewPlay => (isOnly ? { ...play, sameWithin: momentsOf(play) } : play));
	const played = told
		.filter(({ source }) => source === "played")
		.map(({ isOnly: _, ...play }) => ({ ...play, lengthMs: (durations.get(episodeKey(play)) ?? 0) * 1000 }));
	const added = [...marked, ...ofViewings(played)];
	const ends = ofViewings(progress.filter(isEnd).map(toEnd));
	const of = { profileId, unlessOf };
	return [
		...(added.length > 0 ? [addPlays(db, { ...of, plays: added, isReport: !isLive, isCorrecting: true })] : []),
		...(ends.length > 0 ? [addPlays(db, { ...of, plays: ends, isReport: true })] : []),
	];
}

function isEnd({ position, duration }: Progress): boolean {
	return position !== null && isFinished({ position, duration });
}

/**
 * Writes how far episodes were played, for a batch. The latest report of an episode stays; of two at the same time, the greater
 * position. Without a position, the stored one stays.
 */
export function writeProgress(db: Database, { profileId, changes }: Changed<"progress">) {
	const rows = changes.map((change) => ({ ...change, ...toKept(change) }));
	const { from, columns } = jsonRows(rows, ["mediaType", "id", "season", "episode", "position", "duration", "at"]);
	const { mediaType, id, season, episode, position, duration, at } = columns;
	const clearedAt = sql`max(coalesce(stored.cleared_at, 0), coalesce(l.record_cleared_at, 0))`;
	return writeEpisodes(db, {
		columns: {
			profileId: sql`${profileId}`,
			mediaType,
			id,
			season,
			episode,
			playedAt: at,
			position: sql`coalesce(${position}, stored.position, 0)`,
			duration: sql`iif(${position} is null, coalesce(stored.duration, 0), ${duration})`,
		},
		set: {
			position: sql`excluded.position`,
			duration: sql`excluded.duration`,
			playedAt: sql`excluded.played_at`,
		},
		setWhere: whereLaterProgress,
		from: sql`from ${from} left join ${episodes} as stored on stored.profile_id = ${profileId} and stored.media_type = ${mediaType}
				and stored.media_id = ${id} and stored.season = ${season} and stored.episode = ${episode}
			left join ${libraries} as l on l.profile_id = ${profileId}
			where ${at} > ${clearedAt} and (stored.cleared_at is not null or coalesce(l.episodes, 0) < ${EPISODES_MAX})`,
	});
}

/** Removes the positions that were reported at these times, unless the episodes were played since. For a batch. */
export function takeBackProgress(db: Database, { profileId, changes }: Omit<Changed<"progress">, "isLive">) {
	const rows = changes.map(({ at: playedAt, ...place }) => ({ ...place, playedAt }));
	const names = ["mediaType", "id", "season", "episode", "playedAt"] as const;
	return db
		.update(episodes)
		.set({ position: 0, duration: 0, playedAt: 0 })
		.where(whereJsonRow(episodes, { within: { profileId }, rows, names }));
}

/**
 * Earlier reports of episodes that are not watched any more in the current round do not count, for a batch: one that was played
 * to its end is as if it never was. A position before the end stays, with its time.
 */
export function ignoreEarlier(db: Database, { profileId, changes }: Changed<"unplay">) {
	const { from, columns } = jsonRows(changes, ["mediaType", "id", "season", "episode", "at"]);
	const { mediaType, id, season, episode, at } = columns;
	return db
		.update(episodes)
		.set({
			clearedAt: sql`max(${at}, ${episodes.clearedAt})`,
			playedAt: sql`iif(${whereEndRow} and ${episodes.playedAt} <= ${at}, 0, ${episodes.playedAt})`,
		})
		.from(from)
		.where(
			sql`${episodes.profileId} = ${profileId} and ${episodes.mediaType} = ${mediaType} and ${episodes.id} = ${id}
				and ${episodes.season} = ${season} and ${episodes.episode} = ${episode}
				and not ${whereWatchedIn("episodes", { profileId, mediaType, id })}`,
		);
}
