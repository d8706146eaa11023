// What an import's rows do to plays: those without a date whose places they take, and notes of single plays. And how all of it is
// taken back with the plays that they wrote.
import { type SQL, sql } from "drizzle-orm";
import { jsonRows, jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { plays } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { type NewPlay, wherePlay } from "../../library/store/play-statements.server";
import type { StoredRow } from "./import-rows.server";

type Row = Pick<StoredRow, "playId" | "replaces">;

const wherePlays = (profileId: ProfileId, ids: SQL) =>
	sql`${plays.profileId} = ${profileId} and ${plays.playId} in ${ids}`;

/**
 * Plays with dates take the places of plays without, and have their notes, unless they bring one. `at`: when, by which those are
 * known when they are put back.
 */
export function replaceUndated(
	db: Database,
	{ profileId, rows, at }: { profileId: ProfileId; rows: Row[]; at: number },
) {
	const replacing = rows.flatMap(({ playId, replaces }) => (playId && replaces ? [{ playId, replaces }] : []));
	const { from, columns } = jsonRows(replacing, ["playId", "replaces"]);
	const former = (column: "note" | "noted_at") => sql`(select former.${sql.raw(column)} from ${plays} as former
		where former.profile_id = ${profileId} and former.id = ${columns.replaces})`;
	const ids = jsonValues(replacing.map(({ replaces }) => replaces));
	return [
		db
			.update(plays)
			.set({ note: former("note"), notedAt: former("noted_at") })
			.from(from)
			.where(
				sql`${plays.profileId} = ${profileId} and ${plays.playId} = ${columns.playId} and ${plays.note} = ''
					and ${former("note")} <> ''`,
			),
		db
			.update(plays)
			.set({ removedAt: sql`max(${plays.addedAt}, ${at})` })
			.where(sql`${wherePlays(profileId, ids)} and precision = 'unknown' and ${wherePlay}`),
	] as const;
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
				sql`${wherePlays(profileId, sql`(select ${columns.replaces} ${unchanged} and own.added_at > own.removed_at)`)}
					and removed_at = max(added_at, ${takenAt})`,
			),
		db
			.update(plays)
			.set({ removedAt: sql`max(${plays.addedAt}, ${now})` })
			.where(wherePlays(profileId, sql`(select ${columns.playId} ${unchanged})`)),
	] as const;
}

export interface ImportedNote {
	playId: string;
	note: string;
	notedAt: number;
}

interface Notes {
	profileId: ProfileId;
	notes: ImportedNote[];
}

/** Adds notes: one that is there is never replaced. Returns the plays that have the notes now. */
export function importPlayNotes(db: Database, { profileId, notes }: Notes) {
	const { from, columns } = jsonRows(notes, ["playId", "note", "notedAt"]);
	const { playId, note, notedAt } = columns;
	return db
		.update(plays)
		.set({ note: sql`${note}`, notedAt: sql`${notedAt}` })
		.from(from)
		.where(sql`${plays.profileId} = ${profileId} and ${plays.playId} = ${playId} and ${plays.note} in ('', ${note})`)
		.returning({ playId: plays.playId });
}

/** Removes them, unless they were changed since. A removal is new, so that no late report brings a note back. */
export function takeBackPlayNotes(db: Database, { profileId, notes, now }: Notes & { now: number }) {
	const { from, columns } = jsonRows(notes, ["playId", "note", "notedAt"]);
	const { playId, note, notedAt } = columns;
	return db
		.update(plays)
		.set({ note: "", notedAt: now })
		.from(from)
		.where(
			sql`${plays.profileId} = ${profileId} and ${plays.playId} = ${playId} and ${plays.note} = ${note}
				and ${plays.notedAt} = ${notedAt}`,
		);
}
