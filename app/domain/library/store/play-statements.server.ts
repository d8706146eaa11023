// The statements that write plays. A play is known by its id, which its recorder gives; the result does not depend on how often
// and in which order plays arrive:
// - Of the same play, told of again within its minute, the later time stays, and the later word of `PLAY_SOURCES`.
// - What a person says of it later corrects it (`isCorrecting`); the player and an import do not.
// - One that was removed is added again, but by a report only when that is of after the removal.
import { sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, IS_PLAY, libraries, plays } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { Play, PlayTime } from "~/domain/library/diary/plays";
import type { ProfileId } from "../../accounts/profiles";
import type { EpisodeRef } from "../../catalogue/types";
import { PLAYS_MAX } from "./record-size.server";
import type { Changed } from "./titles.server";

export const wherePlay = sql.raw(IS_PLAY);

/** Who watched together, as it stands with the play of each of them. */
export interface Watchers {
	/** The others. */
	companions?: ProfileId[];
	/** Which of them recorded it; absent for the person themselves. */
	recordedBy?: ProfileId;
}

export interface NewPlay extends EpisodeRef, PlayTime, Watchers, Pick<Play, "playId" | "source"> {
	/** When it was recorded. */
	addedAt: number;
	/** The import that adds it. */
	importId?: string;
	/** Moments of the episode, the first and the last, in which another play is the same; null: one without a date is. */
	sameWithin?: [first: number, last: number] | null;
}

const whereRemoved = sql`(${plays.removedAt} >= ${plays.addedAt})`;

const whereLater = sql`((excluded.watched_at, excluded.precision) > (${plays.watchedAt}, ${plays.precision}))`;

/** A corrected play is elsewhere. */
const whereToldAgain = sql`(excluded.watched_at / 60000 = ${plays.watchedAt} / 60000
	and (${whereLater} or ${plays.source} < excluded.source))`;

/** A person says another time, or that they know of it themselves. */
const whereOther = sql`((excluded.watched_at, excluded.precision) is not (${plays.watchedAt}, ${plays.precision})
	or ${plays.source} < excluded.source)`;

const PLAY_NAMES = [
	"playId",
	"mediaType",
	"id",
	"season",
	"episode",
	"watchedAt",
	"precision",
	"source",
	"importId",
	"addedAt",
	"companions",
	"recordedBy",
] as const;

/** A play that is written again keeps its note. */
const NO_NOTE = { note: "", notedAt: 0 };

interface Added {
	profileId: ProfileId;
	plays: NewPlay[];
	isReport?: boolean;
	isCorrecting?: boolean;
	/** Somebody else's record: what it has of these plays, also removed, is not added. */
	unlessOf?: ProfileId;
}

/**
 * Adds plays, for a batch; the same ones twice change nothing, and those beyond 100,000 are left out. Returns what was written.
 * `isReport`: they are told of maybe late, by a player or a browser; what is from before the record was cleared does not count.
 */
export function addPlays(
	db: Database,
	{ profileId, plays: added, isReport = false, isCorrecting = false, unlessOf }: Added,
) {
	const rows = added.map(({ sameWithin, ...play }) => ({
		...play,
		hasSame: sameWithin !== undefined,
		sameFrom: sameWithin?.[0] ?? null,
		sameTo: sameWithin?.[1] ?? null,
	}));
	const names = [...PLAY_NAMES, "hasSame", "sameFrom", "sameTo"] as const;
	const { from, columns, index } = jsonRows(JSON.stringify(rows), names);
	const { hasSame, sameFrom, sameTo, ...play } = columns;
	const isOfEpisode = (table: string) => {
		const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`;
		return sql`${column("profile_id")} = ${profileId} and ${column("media_type")} = ${play.mediaType}
			and ${column("media_id")} = ${play.id} and ${column("season")} = ${play.season} and ${column("episode")} = ${play.episode}`;
	};
	const hasPlay = sql`exists (select 1 from ${plays} as stored where stored.profile_id = ${profileId} and stored.id = ${play.playId})`;
	const isOfOther = unlessOf
		? sql`exists (select 1 from ${plays} as theirs where theirs.profile_id = ${unlessOf} and theirs.id = ${play.playId})`
		: sql`false`;
	const total = sql`coalesce((select movie_plays + show_plays from ${libraries} where profile_id = ${profileId}), 0)`;
	/** Another play in the moments that `sameWithin` names, or a reported one there was removed since. */
	const isSame = sql`(${hasSame} and exists (select 1 from ${plays} as other where ${isOfEpisode("other")}
		and other.id <> ${play.playId}
		and (other.watched_at between ${sameFrom} and ${sameTo} or (${sameFrom} is null and other.watched_at is null))
		and (other.added_at > other.removed_at or (${isReport} and other.removed_at >= ${play.addedAt}))))`;
	// What is told of by its id was removed by it. An end that a player tells of has not to be of one that was removed.
	const episodeClearedAt = isCorrecting
		? sql`0`
		: sql`coalesce((select cleared_at from ${episodes} as viewing where ${isOfEpisode("viewing")}), 0)`;
	const clearedAt = sql`max(${episodeClearedAt},
		coalesce((select record_cleared_at from ${libraries} where profile_id = ${profileId}), 0))`;
	const isLate = isReport ? sql`${play.addedAt} <= ${clearedAt}` : sql`false`;
	const isLaterWord = isReport ? sql`excluded.added_at > ${plays.addedAt}` : sql`true`;
	const isCorrection = isCorrecting ? sql`(${isLaterWord} and ${whereOther})` : sql`false`;
	const isTaken = sql`(${whereRemoved} or ${whereLater} or ${isCorrection})`;
	return db
		.insert(plays)
		.select(
			selectColumns(
				plays,
				{ profileId: sql`${profileId}`, ...play, ...NO_NOTE, removedAt: 0 },
				sql`from ${from} where not ${isLate} and (${index} + ${total} < ${PLAYS_MAX} or ${hasPlay}) and not ${isSame}
					and not ${isOfOther}`,
			),
		)
		.onConflictDoUpdate({
			target: [plays.profileId, plays.playId],
			set: {
				watchedAt: sql`iif(${isTaken}, excluded.watched_at, ${plays.watchedAt})`,
				precision: sql`iif(${isTaken}, excluded.precision, ${plays.precision})`,
				source: sql`iif(${whereRemoved}, excluded.source, max(excluded.source, ${plays.source}))`,
				importId: sql`case when excluded.source <> 'import' then null
					when ${whereRemoved} then coalesce(excluded.import_id, ${plays.importId}) else ${plays.importId} end`,
				addedAt: sql`case when ${whereRemoved} then max(excluded.added_at, ${plays.removedAt} + 1)
					when ${isCorrection} then max(excluded.added_at, ${plays.addedAt}) else ${plays.addedAt} end`,
				removedAt: 0,
			},
			setWhere: sql`iif(${whereRemoved}, not ${isReport} or excluded.added_at > ${plays.removedAt}, ${whereToldAgain} or ${isCorrection})`,
		})
		.returning({ playId: plays.playId });
}

/**
 * Removes plays, for a batch, unless they were added since. They stay for a while as removed ones, and one that is not known yet is
 * such a one: an earlier report of it that arrives later does not count.
 */
export function removePlays(db: Database, { profileId, changes, isLive }: Changed<"unplay">) {
	const { from, columns } = jsonRows(changes, ["playId", "mediaType", "id", "season", "episode", "at"]);
	const { at, ...play } = columns;
	const isThere = sql`exists (select 1 from ${plays} as stored where stored.profile_id = ${profileId} and stored.id = ${play.playId})`;
	const unknown = { watchedAt: null, precision: sql`'unknown'`, source: sql`'marked'`, importId: null, addedAt: 0 };
	const alone = { companions: null, recordedBy: null };
	return db
		.insert(plays)
		.select(
			selectColumns(
				plays,
				{ profileId: sql`${profileId}`, ...play, ...unknown, ...alone, ...NO_NOTE, removedAt: at },
				sql`from ${from} where ${isLive ? isThere : true}`,
			),
		)
		.onConflictDoUpdate({
			target: [plays.profileId, plays.playId],
			set: { removedAt: sql`max(excluded.removed_at, ${plays.addedAt}, ${plays.removedAt})` },
			setWhere: isLive ? sql`${plays.addedAt} > ${plays.removedAt}` : sql`${plays.addedAt} <= excluded.removed_at`,
		});
}

/**
 * Writes and removes notes of plays that are there, for a batch; the latest stays. One of an import is then as one by hand, and stays
 * when the import is undone.
 */
export function notePlays(db: Database, { profileId, changes, isLive }: Changed<"note">) {
	const rows = changes.filter(({ playId }) => playId !== undefined);
	const { from, columns } = jsonRows(rows, ["playId", "note", "at", "since"]);
	const { playId, note, at, since } = columns;
	const isLater = sql`(${at}, ${note}) > (${plays.notedAt}, ${plays.note})`;
	return db
		.update(plays)
		.set({
			note: sql`${note}`,
			notedAt: sql`coalesce(${since}, ${at})`,
			importId: sql`iif(${note} = '', ${plays.importId}, null)`,
		})
		.from(from)
		.where(
			sql`${plays.profileId} = ${profileId} and ${plays.playId} = ${playId} and ${wherePlay} and ${isLive ? sql`true` : isLater}`,
		);
}
