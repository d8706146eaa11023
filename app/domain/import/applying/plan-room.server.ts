// Rows for which the library has no room are left out when they are planned, so that the preview says so and its number of ready
// rows is the number that is written.
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows } from "~/database/schema/imports";
import { RECORDS_MAX } from "~/domain/import/reading/record";
import type { Reason } from "~/domain/import/reason";
import { WRITTEN_KINDS, type WrittenKind } from "~/domain/import/row-kinds";
import { ofRemarks, REMARK_NAMES, REMARKS } from "../../library/changes/remarks";
import { countHidden, HIDDEN_MAX } from "../../library/store/hidden.server";
import { TITLES_MAX } from "../../library/store/limits.server";
import { EPISODES_MAX, PLAYS_MAX, readRecordSize } from "../../library/store/record-size.server";
import { readLaterState } from "../../library/store/watch-later.server";
import type { ImportWork } from "./imports.server";
import { leaveOutBeyondLists } from "./lists-of-rows.server";
import { countIn, countRows } from "./row-counts.server";

/** Kinds of which the library takes so many; each list takes its own number. */
type BoundedKind = Exclude<WrittenKind, "list">;
const BOUNDED_KINDS = WRITTEN_KINDS.filter((kind): kind is BoundedKind => kind !== "list");

const FULL: Record<BoundedKind, Reason> = {
	play: { code: "fullOfPlays" },
	watchLater: { code: "fullOfSaved" },
	...ofRemarks((name) => fullOf(name, REMARKS[name].max)),
	hidden: fullOf("hidden", HIDDEN_MAX),
	round: fullOf("round", Number.MAX_SAFE_INTEGER),
	progress: fullOf("progress", EPISODES_MAX),
};

function fullOf(what: WrittenKind, max: number): Reason {
	return { code: "fullOfRemarks", what, max };
}

/** How many more of each kind the library takes. */
async function readRoom(
	db: Database,
	profileId: ImportWork["stored"]["profileId"],
): Promise<Record<BoundedKind, number>> {
	const [size, { total }, hidden] = await Promise.all([
		readRecordSize(db, profileId),
		readLaterState(db, profileId),
		countHidden(db, profileId),
	]);
	const remarks = REMARK_NAMES.map((name) => [name, REMARKS[name].max - size[REMARKS[name].list]]);
	return {
		...{ play: PLAYS_MAX - size.plays, watchLater: TITLES_MAX - total, hidden: HIDDEN_MAX - hidden },
		...{ round: Number.MAX_SAFE_INTEGER, progress: EPISODES_MAX - size.episodes, ...Object.fromEntries(remarks) },
	};
}

/** Leaves out the last ready rows of each kind, as far as there are more than the library takes. True: it is done in one step. */
export async function leaveOutBeyondRoom(work: ImportWork): Promise<boolean> {
	const { db, stored } = work;
	const [room, counted] = await Promise.all([readRoom(db, stored.profileId), countRows(db, [stored.id])]);
	const ready = counted.filter(({ state }) => state === "ready");
	if (countIn(ready, { kind: "list" }) > 0) await leaveOutBeyondLists(work);
	for (const kind of BOUNDED_KINDS.filter((name) => countIn(ready, { kind: name }) > room[name])) {
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
