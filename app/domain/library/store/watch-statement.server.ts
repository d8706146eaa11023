// The result of the statement that writes the watch history does not depend on how often, in which order and from how
// many devices events arrive:
// - The latest event decides the episode; of two at the same time, the later episode.
// - The latest event with a position decides the position, which applies only to its own episode.
// - An event that is not later than the title's deletion, or than the clearing of the history, is ignored. An event of this
//   moment (`isLive`) counts as later than any deletion.
// - The first watch is the earliest event.
// `tests/harness/merge.ts` states the same rules in TypeScript, and `watch-history.server.test.ts` compares the two.
import { sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { libraries, titles } from "~/database/schema/library";
import type { ChangeOf } from "~/domain/library/changes/changes";
import { clampTime } from "~/domain/library/retention";
import type { PlaybackPosition, WatchEntry } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";
import { episodeKey } from "../../catalogue/paths";
import { writeTitles } from "./titles.server";

const PLACE = ["mediaType", "id", "season", "episode"] as const;

const whereLaterPlace = sql`(${titles.openedAt} is null or (excluded.opened_at, excluded.opened_season, excluded.opened_episode)
	> (${titles.openedAt}, ${titles.openedSeason}, ${titles.openedEpisode}))`;

const whereLaterProgress = sql`(excluded.position_at is not null and (${titles.positionAt} is null
	or (excluded.position_at, excluded.position_season, excluded.position_episode, excluded.position, excluded.duration)
		> (${titles.positionAt}, ${titles.positionSeason}, ${titles.positionEpisode}, ${titles.position}, ${titles.duration})))`;

const whereEarlierOpening = sql`(excluded.first_opened_at < coalesce(${titles.firstOpenedAt}, excluded.first_opened_at + 1))`;

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

export const whereOpened = sql`opened_at is not null`;

/** What is left of an entry that is no longer in the history. */
export const NOT_OPENED = {
	openedAt: null,
	firstOpenedAt: null,
	openedSeason: 1,
	openedEpisode: 1,
	position: 0,
	duration: 0,
	positionAt: null,
	positionSeason: 1,
	positionEpisode: 1,
};

interface Opened {
	profileId: ProfileId;
	changes: ChangeOf<"open">[];
	/** How far the episodes were played: a title that was opened there has its position. */
	progress: ChangeOf<"progress">[];
	/** They are of this moment: no deletion is later. */
	isLive: boolean;
}

/** An event with its time limited to the retention period and not in the future. */
function toEvents({ changes, progress, isLive }: Opened) {
	const now = Date.now();
	const played = new Map(progress.map((change) => [episodeKey(change), change]));
	return changes.map(({ mediaType, id, season, episode, at, since, ...former }) => {
		const told = played.get(episodeKey({ mediaType, id, season, episode })) ?? former;
		const { position = null, duration = null } = told;
		return {
			mediaType,
			id,
			season,
			episode,
			position,
			duration,
			at: clampTime(since ?? at, now),
			// Not limited, for the comparison with deletions. What Undo gives back is later than the deletion of this moment.
			happenedAt: isLive && since !== undefined ? now + 1 : Math.min(at, now),
			isLive: isLive && since === undefined,
			// Of a browser whose clock is wrong: it does not move a title that is at this episode already.
			isTimeless: since === undefined && clampTime(at, now) !== at,
		};
	});
}

/** Opens titles, for a batch; reads and writes as many rows as there are events, whatever the table's size. */
export function writeOpened(db: Database, opened: Opened) {
	const { profileId } = opened;
	const names = [...PLACE, "position", "duration", "at", "happenedAt", "isLive", "isTimeless"] as const;
	const { from, columns: event } = jsonRows(toEvents(opened), names);
	const forgottenAt = sql`max(
		coalesce((select closed_at from ${titles} where profile_id = ${profileId}
			and media_type = ${event.mediaType} and media_id = ${event.id}), 0),
		coalesce((select cleared_at from ${libraries} where profile_id = ${profileId}), 0))`;
	const dated = sql`
		select *, iif("isLive", max("at", forgotten_at + 1), "at") as counted_at
		from (select *, ${forgottenAt} as forgotten_at from ${from})
		where "isLive" or "happenedAt" > forgotten_at`;
	return writeTitles(db, {
		columns: {
			profileId: sql`${profileId}`,
			mediaType: sql`"mediaType"`,
			id: sql`dated."id"`,
			openedSeason: sql`"season"`,
			openedEpisode: sql`"episode"`,
			position: sql`coalesce(dated."position", 0)`,
			duration: sql`coalesce(dated."duration", 0)`,
			positionAt: sql`iif(dated."position" is null, null, counted_at)`,
			positionSeason: sql`"season"`,
			positionEpisode: sql`"episode"`,
			firstOpenedAt: sql`counted_at`,
			openedAt: sql`counted_at`,
		},
		set: {
			openedSeason: sql`iif(${whereLaterPlace}, excluded.opened_season, ${titles.openedSeason})`,
			openedEpisode: sql`iif(${whereLaterPlace}, excluded.opened_episode, ${titles.openedEpisode})`,
			position: sql`iif(${whereLaterProgress}, excluded.position, ${titles.position})`,
			duration: sql`iif(${whereLaterProgress}, excluded.duration, ${titles.duration})`,
			positionSeason: sql`iif(${whereLaterProgress}, excluded.position_season, ${titles.positionSeason})`,
			positionEpisode: sql`iif(${whereLaterProgress}, excluded.position_episode, ${titles.positionEpisode})`,
			positionAt: sql`iif(${whereLaterProgress}, excluded.position_at, ${titles.positionAt})`,
			firstOpenedAt: sql`iif(${whereEarlierOpening}, excluded.first_opened_at, ${titles.firstOpenedAt})`,
			openedAt: sql`iif(${whereLaterPlace}, excluded.opened_at, ${titles.openedAt})`,
		},
		setWhere: sql`${whereLaterPlace} or ${whereLaterProgress} or ${whereEarlierOpening}`,
		from: sql`from (${dated}) as dated
			where not "isTimeless" or not exists (
				select 1 from ${titles} as stored
				where stored.profile_id = ${profileId} and stored.media_type = dated."mediaType" and stored.media_id = dated."id"
					and stored.opened_at is not null
					and stored.opened_season = dated."season" and stored.opened_episode = dated."episode")`,
	});
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
