// What becomes of the other imports of a profile once one of them has been written or taken back.
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import type { ProfileId } from "~/domain/accounts/profiles";

/**
 * Other imports of the profile look the titles of this one up anew: what they would write follows from what the library
 * has.
 */
export function lookUpOthers(db: Database, { id, userId }: { id: string; userId: ProfileId }) {
	const isOther = and(eq(imports.userId, userId), inArray(imports.state, ["ready", "matching"]));
	const isPlanned = sql`state in ('ready', 'present') and (media_type, media_id) in (select distinct media_type, media_id
		from ${importRows} where import_id = ${id} and state = 'ready')`;
	const others = db.select({ id: imports.id }).from(imports).where(isOther);
	const isOpen = sql`exists (select 1 from ${importRows} where import_id = ${imports.id} and state = 'pending')`;
	return [
		db
			.update(importRows)
			.set({ state: "pending", reason: null })
			.where(and(inArray(importRows.importId, others), isPlanned)),
		db.update(imports).set({ state: "matching", tally: null }).where(and(isOther, isOpen)),
	] as const;
}
