// Imports whose rows are planned anew, since what they would write follows from what the library has.
import { and, eq, exists, inArray, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import type { ProfileId } from "~/domain/accounts/profiles";

/** Plans the rows again whose titles are those of this import, in the profile's other imports, once it was written or taken back. */
export function planOthersAnew(db: Database, { id, userId }: { id: string; userId: ProfileId }) {
	const isOther = and(
		eq(imports.userId, userId),
		sql`id <> ${id}`,
		inArray(imports.state, ["ready", "matching", "applying"]),
	);
	const isPlanned = sql`state in ('ready', 'present') and not is_applied and (media_type, media_id) in (
		select distinct media_type, media_id from ${importRows} where import_id = ${id} and state = 'ready')`;
	const others = db.select({ id: imports.id }).from(imports).where(isOther);
	const isOpen = sql`exists (select 1 from ${importRows} where import_id = ${imports.id} and state = 'found')`;
	return [
		db
			.update(importRows)
			.set({ state: "found", reason: null })
			.where(and(inArray(importRows.importId, others), isPlanned)),
		db
			.update(imports)
			.set({ state: sql`iif(state = 'ready', 'matching', state)`, tally: null })
			.where(and(isOther, isOpen)),
	] as const;
}

/** An import that was stopped before anything of it was written goes on. False: it is not in that state. */
export async function goOnStopped(db: Database, id: string): Promise<boolean> {
	const isStopped = and(eq(imports.id, id), eq(imports.state, "cancelled"));
	const isPlanned = and(eq(importRows.importId, id), inArray(importRows.state, ["ready", "present"]));
	const [, started] = await db.batch([
		db
			.update(importRows)
			.set({ state: "found", reason: null })
			.where(and(isPlanned, exists(db.select().from(imports).where(isStopped)))),
		db.update(imports).set({ state: "matching", tally: null }).where(isStopped).returning({ id: imports.id }),
	]);
	return started.length > 0;
}
