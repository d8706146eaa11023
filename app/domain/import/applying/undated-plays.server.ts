// Plays of an import's rows, taken back; and plays without dates whose places they take, put back with that.
import { type SQL, sql } from "drizzle-orm";
import { jsonRows, jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { plays } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { isPlay, type NewPlay } from "../../library/store/play-statements.server";
import type { StoredRow } from "./import-rows.server";

type Row = Pick<StoredRow, "playId" | "replaces">;

const isOf = (profileId: ProfileId, ids: SQL) => sql`${plays.profileId} = ${profileId} and ${plays.playId} in ${ids}`;

/** Removes the plays without a date whose places these rows take. `at`: when, by which they are known when they are put back. */
export function takeUndated(db: Database, { profileId, rows, at }: { profileId: ProfileId; rows: Row[]; at: number }) {
	const ids = jsonValues(rows.flatMap(({ replaces }) => replaces ?? []));
	return db
		.update(plays)
		.set({ removedAt: sql`max(${plays.addedAt}, ${at})` })
		.where(sql`${isOf(profileId, ids)} and precision = 'unknown' and ${isPlay}`);
}

/** A play as an import wrote it, with what it replaces. */
type Written = Pick<NewPlay, "playId" | "watchedAt" | "precision"> & Pick<StoredRow, "replaces">;

interface TakenBack {
	profileId: ProfileId;
	importId: string;
	written: Written[];
	/** When the plays without a date were removed. */
	takenAt: number;
	now: number;
}

/**
 * Statements for a batch, in this order. What was corrected or noted since stays, and what it replaced stays gone. Plays without a date
 * that another import's rows have replaced are not put back any more.
 */
export function takeBackPlays(db: Database, { profileId, importId, written, takenAt, now }: TakenBack) {
	const { from, columns } = jsonRows(written, ["playId", "watchedAt", "precision", "replaces"]);
	const unchanged = sql`from ${from} cross join ${plays} as own where own.profile_id = ${profileId} and own.id = ${columns.playId}
		and own.watched_at is ${columns.watchedAt} and own.precision = ${columns.precision}
		and own.import_id = ${importId} and own.source = 'import'`;
	return [
		db
			.update(plays)
			.set({ removedAt: 0 })
			.where(
				sql`${isOf(profileId, sql`(select ${columns.replaces} ${unchanged} and own.added_at > own.removed_at)`)}
					and removed_at = max(added_at, ${takenAt})`,
			),
		db
			.update(plays)
			.set({ removedAt: sql`max(${plays.addedAt}, ${now})` })
			.where(isOf(profileId, sql`(select ${columns.playId} ${unchanged})`)),
	] as const;
}
