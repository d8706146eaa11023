// When a profile's shows were last begun again: of two times the later one stays.
import { sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, libraries, titles } from "~/database/schema/library";
import { type Changed, FACTS, isLater, type TitleOfProfile, takeBack, writeTitles } from "./titles.server";

/** Milliseconds: when the title's current round began; 0 for its first. */
export function roundOf({ profileId, mediaType, id }: { [Name in keyof TitleOfProfile]: unknown }) {
	return sql<number>`coalesce((select r.begun_at from ${titles} r
		where r.profile_id = ${profileId} and r.media_type = ${mediaType} and r.media_id = ${id}), 0)`;
}

/** Whether the row of `episodes` with this name was watched in its title's current round: in the first one, ever. */
export function whereWatchedIn(viewing: string, title: { [Name in keyof TitleOfProfile]: unknown }) {
	const [times, watchedAt] = [sql.raw(`${viewing}.times`), sql.raw(`${viewing}.watched_at`)];
	return sql<number>`(${times} > 0 and (${watchedAt} > ${roundOf(title)} or ${roundOf(title)} = 0))`;
}

/** Whether something was watched in the show's current round. */
function isWatchedSince(show: { [Name in keyof TitleOfProfile]: unknown }) {
	return sql<number>`exists (select 1 from ${episodes} v where v.profile_id = ${show.profileId}
		and v.media_type = ${show.mediaType} and v.media_id = ${show.id} and ${whereWatchedIn("v", show)})`;
}

/**
 * Begins shows again, for a batch. What is from before the record was cleared does not count. `isLive`: of this moment; changes
 * nothing where nothing was watched in the current round, so that the same press twice begins one round.
 */
export function beginRounds(db: Database, { profileId, changes, isLive }: Changed<"begin">) {
	const rows = changes
		.map(({ mediaType, id, at, since = at }) => ({ mediaType, id, at, begunAt: since }))
		.toSorted((one, other) => one.at - other.at);
	const { from, columns } = jsonRows(rows, ["mediaType", "id", "at", "begunAt"]);
	const { mediaType, id, at, begunAt } = columns;
	const clearedAt = sql`coalesce((select record_cleared_at from ${libraries} l where l.profile_id = ${profileId}), 0)`;
	return writeTitles(db, {
		columns: { profileId: sql`${profileId}`, mediaType, id, begunAt, begunChangedAt: at },
		set: {
			begunAt: sql`excluded.begun_at`,
			begunChangedAt: sql`excluded.begun_changed_at`,
			formerBegunAt: sql`${titles.begunAt}`,
		},
		setWhere: isLater(FACTS.begun),
		from: sql`from ${from} where ${at} > ${clearedAt} and ${isLive ? isWatchedSince({ profileId, mediaType, id }) : true}`,
	});
}

/** Goes back to the rounds before, as long as nothing was watched in the current ones. For a batch. */
export function takeBackRounds(db: Database, changed: Changed<"unbegin">) {
	return takeBack(db, FACTS.begun, changed, sql`not ${isWatchedSince(titles)}`);
}
