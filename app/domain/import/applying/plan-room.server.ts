// Rows for which the library has no room are left out when they are planned, so that the preview says so and its number of ready
// rows is the number that is written.
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows } from "~/database/schema/imports";
import { RECORDS_MAX } from "~/domain/import/reading/record";
import type { Reason } from "~/domain/import/reason";
import { WRITTEN_KINDS, type WrittenKind } from "~/domain/import/row-kinds";
import { REMARK_NAMES, REMARKS } from "../../library/changes/remarks";
import { TITLES_MAX } from "../../library/store/limits.server";
import { PLAYS_MAX, readRecordSize } from "../../library/store/record-size.server";
import { readLaterState } from "../../library/store/watch-later.server";
import type { ImportWork } from "./imports.server";
import { countIn, countRows } from "./row-counts.server";

const FULL: Record<WrittenKind, Reason> = {
	play: { code: "fullOfPlays" },
	watchLater: { code: "fullOfSaved" },
	rating: fullOf("rating"),
	note: fullOf("note"),
};

function fullOf(name: (typeof REMARK_NAMES)[number]): Reason {
	return { code: "fullOfRemarks", what: REMARKS[name].noun, max: REMARKS[name].max.toLocaleString("en") };
}

/** How many more of each kind the library takes. */
async function readRoom(
	db: Database,
	profileId: ImportWork["stored"]["profileId"],
): Promise<Record<WrittenKind, number>> {
	const [size, { total }] = await Promise.all([readRecordSize(db, profileId), readLaterState(db, profileId)]);
	const remarks = REMARK_NAMES.map((name) => [name, REMARKS[name].max - size[REMARKS[name].list]]);
	return { play: PLAYS_MAX - size.plays, watchLater: TITLES_MAX - total, ...Object.fromEntries(remarks) };
}

/** Leaves out the last ready rows of each kind, as far as there are more than the library takes. True: it is done in one step. */
export async function leaveOutBeyondRoom({ db, stored }: ImportWork): Promise<boolean> {
	const [room, counted] = await Promise.all([readRoom(db, stored.profileId), countRows(db, [stored.id])]);
	const ready = counted.filter(({ state }) => state === "ready");
	for (const kind of WRITTEN_KINDS.filter((name) => countIn(ready, { kind: name }) > room[name])) {
		const whereReady = and(eq(importRows.importId, stored.id), sql`state = 'ready' and kind = ${kind}`);
		// Notes of single plays have the room that their plays have.
		const isCounted = sql`record ->> 'isOfPlay' is null`;
		const beyond = db
			.select({ row: importRows.row })
			.from(importRows)
			.where(and(whereReady, isCounted))
			.orderBy(asc(importRows.row))
			.limit(RECORDS_MAX)
			.offset(Math.max(0, room[kind]));
		await db
			.update(importRows)
			.set({ state: "leftOut", reason: FULL[kind] })
			.where(and(eq(importRows.importId, stored.id), inArray(importRows.row, beyond)));
	}
	return true;
}
