// The result of the statement that writes the watch history does not depend on how often, in which order and from how
// many devices events arrive:
// - The latest event decides the episode; of two at the same time, the later episode.
// - The latest event with a position decides the position, which applies only to its own episode.
// - An event that is not later than the title's deletion, or than the clearing of the history, is ignored. An event of this
//   moment (`isLive`) counts as later than any deletion.
// - The first watch is the earliest event.
// `tests/harness/merge.ts` states the same rules in TypeScript, and `watch-history.server.test.ts` compares the two.
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, watchHistory, watchTombstones } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { ProfileId } from "../accounts/profiles";
import type { PlaybackPosition, Watch, WatchEntry } from "./types";

/** An event as the statement reads it. */
export interface ReportedWatch extends Watch {
	/** Time of the event, limited to the retention period and not in the future. */
	at: number;
	/** Time that is compared with deletions: not limited to the retention period. */
	happenedAt: number;
	/** An event of this moment: no deletion can be later. */
	isLive: boolean;
	/** The client's time was invalid: the event does not move a title that is at this episode already. */
	isTimeless: boolean;
}

/** Time of the title's last deletion. */
const forgottenAt = sql`max(
	coalesce((select deleted_at from ${watchTombstones} where user_id = given.user_id
		and media_type = given.media_type and media_id = given.media_id), 0),
	coalesce((select cleared_at from ${libraries} where user_id = given.user_id), 0))`;

const isLaterPlace = sql`(excluded.last_watched, excluded.season, excluded.episode)
	> (${watchHistory.lastWatched}, ${watchHistory.season}, ${watchHistory.episode})`;

const isLaterProgress = sql`(excluded.position_at, excluded.position_season, excluded.position_episode,
		excluded.position, excluded.duration)
	> (${watchHistory.positionAt}, ${watchHistory.positionSeason}, ${watchHistory.positionEpisode},
		${watchHistory.position}, ${watchHistory.duration})`;

export const ENTRY_COLUMNS = {
	mediaType: watchHistory.mediaType,
	id: watchHistory.id,
	season: watchHistory.season,
	episode: watchHistory.episode,
	position: watchHistory.position,
	duration: watchHistory.duration,
	positionSeason: watchHistory.positionSeason,
	positionEpisode: watchHistory.positionEpisode,
	watchedAt: watchHistory.watchedAt,
	lastWatched: watchHistory.lastWatched,
	updatedAt: watchHistory.updatedAt,
};

/**
 * Returns the changed rows; reads and writes as many rows as there are events, whatever the table's size. At most
 * a hundred events.
 */
export function writeWatches(db: Database, { userId, watches }: { userId: ProfileId; watches: ReportedWatch[] }) {
	const now = Date.now();
	const given = sql`
		select ${userId} as user_id, value ->> 'mediaType' as media_type, value ->> 'id' as media_id,
			value ->> 'season' as season, value ->> 'episode' as episode,
			value ->> '$.progress.position' as position, value ->> '$.progress.duration' as duration,
			value ->> 'at' as at, value ->> 'happenedAt' as happened_at,
			value ->> 'isLive' as is_live, value ->> 'isTimeless' as is_timeless
		from json_each(${JSON.stringify(watches)})`;
	const dated = sql`
		select *, iif(is_live, max(at, forgotten_at + 1), at) as counted_at
		from (select *, ${forgottenAt} as forgotten_at from (${given}) as given)
		where is_live or happened_at > forgotten_at`;
	const rows = selectColumns(
		watchHistory,
		{
			userId: sql`user_id`,
			mediaType: sql`media_type`,
			id: sql`media_id`,
			season: sql`season`,
			episode: sql`episode`,
			position: sql`coalesce(position, 0)`,
			duration: sql`coalesce(duration, 0)`,
			positionAt: sql`iif(position is null, 0, counted_at)`,
			positionSeason: sql`season`,
			positionEpisode: sql`episode`,
			watchedAt: sql`counted_at`,
			lastWatched: sql`counted_at`,
			updatedAt: now,
		},
		sql`from (${dated}) as dated
			where not is_timeless or not exists (
				select 1 from ${watchHistory} as known
				where known.user_id = dated.user_id and known.media_type = dated.media_type
					and known.media_id = dated.media_id and known.season = dated.season and known.episode = dated.episode)`,
	);
	return db
		.insert(watchHistory)
		.select(rows)
		.onConflictDoUpdate({
			target: [watchHistory.userId, watchHistory.mediaType, watchHistory.id],
			set: {
				...whereLater(isLaterPlace, ["season", "episode"]),
				...whereLater(isLaterProgress, ["position", "duration", "positionSeason", "positionEpisode"]),
				positionAt: sql`max(excluded.position_at, ${watchHistory.positionAt})`,
				watchedAt: sql`min(excluded.watched_at, ${watchHistory.watchedAt})`,
				lastWatched: sql`max(excluded.last_watched, ${watchHistory.lastWatched})`,
				updatedAt: sql`excluded.updated_at`,
			},
			setWhere: sql`${isLaterPlace} or ${isLaterProgress} or excluded.watched_at < ${watchHistory.watchedAt}`,
		})
		.returning(ENTRY_COLUMNS);
}

type Column = "season" | "episode" | "position" | "duration" | "positionSeason" | "positionEpisode";

function whereLater(isLater: SQL, columns: Column[]): Partial<Record<Column, SQL>> {
	return Object.fromEntries(
		columns.map((name) => {
			const column = watchHistory[name];
			return [name, sql`iif(${isLater}, excluded.${sql.identifier(snakeCase(name))}, ${column})`];
		}),
	);
}

function snakeCase(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

interface WatchRow extends WatchEntry {
	positionSeason: number;
	positionEpisode: number;
}

/** The position applies only to its own episode. */
export function toEntry({ positionSeason, positionEpisode, ...entry }: WatchRow): WatchEntry {
	const isHere = positionSeason === entry.season && positionEpisode === entry.episode;
	const atStart: PlaybackPosition = { position: 0, duration: 0 };
	return isHere ? entry : { ...entry, ...atStart };
}
