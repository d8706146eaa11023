// How an import comes from one state to the next by a press: it is started, stopped or removed, or planned anew beside another one.
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import { whereFull } from "./import-rows.server";
import { isUndoable, type StoredImport } from "./imports.server";

/** Stops an import that runs, or removes it. `applied`: it can still be undone; `changed`: another request changed it since. */
export async function removeImport(db: Database, stored: StoredImport): Promise<"done" | "applied" | "changed"> {
	const { id, state, appliedAt } = stored;
	const whereSame = and(eq(imports.id, id), eq(imports.state, state), sql`applied_at is ${appliedAt}`);
	if (state === "applying" || state === "matching") {
		const stop = db.update(imports).set({ state: "cancelled", askedAt: Date.now() });
		const stopping = stop.where(whereSame).returning({ id: imports.id });
		const [stopped] = await db.batch(state === "applying" ? [stopping, ...planOthersAnew(db, stored)] : [stopping]);
		return stopped.length > 0 ? "done" : "changed";
	}
	if (isUndoable(stored)) return "applied";
	const removed = await db.delete(imports).where(whereSame).returning({ id: imports.id });
	return removed.length > 0 ? "done" : "changed";
}

/** Rows that are planned beside what the library has by now. */
const wherePlannable = or(inArray(importRows.state, ["ready", "present"]), whereFull);

/** Statements for the batch that ends writing an import: what the rows of the profile's others become follows from what it wrote or took back. */
export function planOthersAnew(db: Database, { id, profileId }: StoredImport) {
	const whereOther = and(
		eq(imports.profileId, profileId),
		ne(imports.id, id),
		// The plus keeps SQLite from reading the imports of everybody by their state.
		sql`+${imports.state} in ('ready', 'matching')`,
	);
	const others = db.select({ id: imports.id }).from(imports).where(whereOther);
	return [
		db
			.update(importRows)
			.set({ state: "found", reason: null })
			.where(and(inArray(importRows.importId, others), wherePlannable)),
		db.update(imports).set({ state: "matching", leaseUntil: 0 }).where(whereOther),
	] as const;
}

/**
 * Begins to apply or to undo, after the profile's other imports that are written. One that was stopped before anything of it
 * was written is looked up to its end first; one that was undone can be undone anew once it is applied again. False: it is not in
 * a state for that.
 */
export async function startWork(db: Database, stored: StoredImport, work: "applying" | "undoing"): Promise<boolean> {
	const { id, state, appliedAt } = stored;
	const now = Date.now();
	if (work === "undoing") {
		if (!isUndoable(stored)) return false;
		const whereFrom = inArray(imports.state, ["applied", "cancelled", "applying"]);
		const undone = db.update(imports).set({ state: work, askedAt: now });
		return (await undone.where(and(eq(imports.id, id), whereFrom)).returning({ id: imports.id })).length > 0;
	}
	const isLookedUp = state !== "cancelled" || appliedAt !== null;
	const isPending = sql`exists (select 1 from ${importRows} where import_id = ${id} and state = 'pending')`;
	const whereFrom = and(
		eq(imports.id, id),
		eq(imports.state, state),
		or(
			inArray(imports.state, ["ready", "cancelled", "undone"]),
			// One that is only planned anew beside another one need not be waited for.
			sql`(${imports.state} = 'matching' and not ${isPending})`,
		),
	);
	const whereStarted = sql`exists (select 1 from ${imports} where ${whereFrom})`;
	const announced = sql`json_set(options, '$.announced', (select json_group_object(kind, rows) from (select kind, count(*) as rows
		from ${importRows} where import_id = ${id} and state = 'ready' group by kind)))`;
	/** What the button said, beside which the page tells what was written; one that goes on keeps it. */
	const pressed = { ready: announced, undone: announced, matching: sql`json_remove(options, '$.announced')` };
	const [, , started] = await db.batch([
		db
			.update(imports)
			.set({ options: state in pressed ? pressed[state as keyof typeof pressed] : imports.options })
			.where(whereFrom),
		// What they become follows from what the library has by now.
		db
			.update(importRows)
			.set({ state: "found", reason: null })
			.where(and(eq(importRows.importId, id), wherePlannable, whereStarted)),
		db
			.update(imports)
			.set({
				askedAt: now,
				...(isLookedUp
					? { state: work, appliedAt: state === "undone" ? now : (appliedAt ?? now) }
					: { state: "matching" }),
			})
			.where(whereFrom)
			.returning({ id: imports.id }),
	]);
	return started.length > 0;
}
