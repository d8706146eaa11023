// Notes of single plays that an import's rows bring: one that is there is never replaced.
import { sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { plays } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { StoredRow } from "./import-rows.server";

export interface ImportedNote {
	playId: string;
	note: string;
	notedAt: number;
}

interface Notes {
	profileId: ProfileId;
	notes: ImportedNote[];
}

/** Returns the plays that have the notes now. */
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

/** A play with a date has the note of the one without a date whose place it takes, unless it brings one. */
export function keepUndatedNotes(db: Database, { profileId, rows }: { profileId: ProfileId; rows: StoredRow[] }) {
	const replacing = rows.flatMap(({ playId, replaces }) => (playId && replaces ? [{ playId, replaces }] : []));
	const { from, columns } = jsonRows(replacing, ["playId", "replaces"]);
	const former = (column: "note" | "noted_at") => sql`(select former.${sql.raw(column)} from ${plays} as former
		where former.profile_id = ${profileId} and former.id = ${columns.replaces})`;
	return db
		.update(plays)
		.set({ note: former("note"), notedAt: former("noted_at") })
		.from(from)
		.where(
			sql`${plays.profileId} = ${profileId} and ${plays.playId} = ${columns.playId} and ${plays.note} = ''
				and ${former("note")} <> ''`,
		);
}
