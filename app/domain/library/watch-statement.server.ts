// The result of the statement that writes the watch history does not depend on how often, in which order and from how
// many devices events arrive:
// - The latest event decides the episode; of two at the same time, the later episode.
// - The latest event with a position decides the position, which applies only to its own episode.
// - An event that is not later than the title's deletion, or than the clearing of the history, is ignored. An event of this
//   moment (`isLive`) counts as later than any deletion.
// - The first watch is the earliest event.
// `tests/harness/merge.ts` states the same rules in TypeScript, and `watch-history.server.test.ts` compares the two.
import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, titles } from "~/database/schema/library";
import type { ProfileId } from "../accounts/profiles";
import { writeTitles } from "./titles.server";
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
	coalesce((select closed_at from ${titles} where user_id = given.user_id
		and media_type = given.media_type and media_id = given.media_id), 0),
	coalesce((select cleared_at from ${libraries} where user_id = given.user_id), 0))`;

const isLaterPlace = sql`(${titles.openedAt} is null or (excluded.opened_at, excluded.opened_season, excluded.opened_episode)
	> (${titles.openedAt}, ${titles.openedSeason}, ${titles.openedEpisode}))`;

const isLaterProgress = sql`(excluded.position_at is not null and (${titles.positionAt} is null
	or (excluded.position_at, excluded.position_season, excluded.position_episode, excluded.position, excluded.duration)
		> (${titles.positionAt}, ${titles.positionSeason}, ${titles.positionEpisode}, ${titles.position}, ${titles.duration})))`;

const isEarlierOpening = sql`(excluded.first_opened_at < coalesce(${titles.firstOpenedAt}, excluded.first_opened_at + 1))`;

/** Of titles that are in the history. */
export const ENTRY_COLUMNS = {
	mediaType: titles.mediaType,
	id: titles.id,
	season: titles.openedSeason,
	episode: titles.openedEpisode,
	position: titles.position,
	duration: titles.duration,
	positionSeason: titles.positionSeason,
	positionEpisode: titles.positionEpisode,
	watchedAt: sql<number>`${titles.firstOpenedAt}`.as("first_opened_at"),
	lastWatched: sql<number>`${titles.openedAt}`.as("opened_at"),
	updatedAt: titles.updatedAt,
	name: titles.name,
	year: titles.year,
};

export const isOpened = sql`opened_at is not null`;

/** What is left of an entry that is no longer in the history. */
export const NOT_OPENED = {
	...{ openedAt: null, firstOpenedAt: null, openedSeason: 1, openedEpisode: 1 },
	...{ position: 0, duration: 0, positionAt: null, positionSeason: 1, positionEpisode: 1 },
};

/**
 * Returns the changed rows; reads and writes as many rows as there are events, whatever the table's size. At most
 * a hundred events.
 */
export function writeWatches(db: Database, { userId, watches }: { userId: ProfileId; watches: ReportedWatch[] }) {
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
	return writeTitles(db, {
		columns: {
			userId: sql`user_id`,
			mediaType: sql`media_type`,
			id: sql`media_id`,
			openedSeason: sql`season`,
			openedEpisode: sql`episode`,
			position: sql`coalesce(position, 0)`,
			duration: sql`coalesce(duration, 0)`,
			positionAt: sql`iif(position is null, null, counted_at)`,
			positionSeason: sql`season`,
			positionEpisode: sql`episode`,
			firstOpenedAt: sql`counted_at`,
			openedAt: sql`counted_at`,
		},
		set: {
			openedSeason: sql`iif(${isLaterPlace}, excluded.opened_season, ${titles.openedSeason})`,
			openedEpisode: sql`iif(${isLaterPlace}, excluded.opened_episode, ${titles.openedEpisode})`,
			position: sql`iif(${isLaterProgress}, excluded.position, ${titles.position})`,
			duration: sql`iif(${isLaterProgress}, excluded.duration, ${titles.duration})`,
			positionSeason: sql`iif(${isLaterProgress}, excluded.position_season, ${titles.positionSeason})`,
			positionEpisode: sql`iif(${isLaterProgress}, excluded.position_episode, ${titles.positionEpisode})`,
			positionAt: sql`iif(${isLaterProgress}, excluded.position_at, ${titles.positionAt})`,
			firstOpenedAt: sql`iif(${isEarlierOpening}, excluded.first_opened_at, ${titles.firstOpenedAt})`,
			openedAt: sql`iif(${isLaterPlace}, excluded.opened_at, ${titles.openedAt})`,
		},
		setWhere: sql`${isLaterPlace} or ${isLaterProgress} or ${isEarlierOpening}`,
		from: sql`from (${dated}) as dated
			where not is_timeless or not exists (
				select 1 from ${titles} as known
				where known.user_id = dated.user_id and known.media_type = dated.media_type and known.media_id = dated.media_id
					and known.opened_at is not null
					and known.opened_season = dated.season and known.opened_episode = dated.episode)`,
	}).returning(ENTRY_COLUMNS);
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
