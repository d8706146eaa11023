// Plays without dates whose places the rows of an import take, which bring the dates.
import { type SQL, sql } from "drizzle-orm";
import { isJsonRow } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { plays } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { isPlay } from "../library/play-statements.server";
import type { StoredRow } from "./import-rows.server";

function whereUndated(userId: ProfileId, rows: StoredRow[]): SQL {
	const keys = rows.flatMap(({ undatedCopy: copy, mediaType, id, season, episode }) =>
		copy === null ? [] : [{ mediaType, id, season, episode, copy }],
	);
	const names = ["mediaType", "id", "season", "episode", "copy"] as const;
	return isJsonRow(plays, { within: { userId, minute: 0, precision: "unknown" }, rows: keys, names });
}

/** Removes them. `at`: when, by which they are known when they are put back. */
export function takeUndated(db: Database, { userId, rows, at }: { userId: ProfileId; rows: StoredRow[]; at: number }) {
	return db
		.update(plays)
		.set({ removedAt: sql`max(${plays.addedAt}, ${at})` })
		.where(sql`${whereUndated(userId, rows)} and ${isPlay}`);
}

/** After the import that brought them was undone, they are put back no more. */
export async function forgetTaken(db: Database, { importId, now }: { importId: string; now: number }): Promise<void> {
	await db
		.update(plays)
		.set({ removedAt: sql`max(${plays.addedAt}, ${now})` })
		.where(sql`import_id = ${importId} and precision = 'unknown' and not (${isPlay})`);
}

interface Taken {
	userId: ProfileId;
	importId: string;
	rows: StoredRow[];
	takenAt: number;
	now: number;
}

/** Makes those count again that were removed so, where a play of the import is still as it was written. */
export function putBackUndated(db: Database, { userId, importId, rows, takenAt, now }: Taken) {
	const isThere = sql`exists (select 1 from ${plays} as dated where dated.user_id = ${userId}
		and dated.media_type = ${plays.mediaType} and dated.media_id = ${plays.id} and dated.season = ${plays.season}
		and dated.episode = ${plays.episode} and dated.import_id = ${importId} and dated.source = 'import'
		and dated.added_at > dated.removed_at)`;
	return db
		.update(plays)
		.set({ addedAt: sql`max(${plays.removedAt} + 1, ${now})` })
		.where(sql`${whereUndated(userId, rows)} and removed_at = max(added_at, ${takenAt}) and ${isThere}`);
}
