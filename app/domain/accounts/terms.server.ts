// What the caller of a change adds to it: a condition, and what is recorded of it, which is written with it, or neither. D1 has
// no transactions that a request could hold open: both are part of the change's own batch.
import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/database/open.server";

type Statement = BatchItem<"sqlite">;

export interface Terms {
	/** Part of the change's own condition. */
	isAllowed?: SQL;
	/** The statements that record the change where `condition` holds, which is that of the change. They run before it. */
	record?: (condition: SQL) => Statement[];
}

/**
 * Runs a change and what is recorded of it as one batch; returns the rows that the change returns. `condition` is that of the
 * change, `before` and `after` run before and after it.
 */
export async function commit<Row>(
	db: Database,
	change: Statement & PromiseLike<Row[]>,
	{
		terms = {},
		condition,
		before = [],
		after = [],
	}: { terms?: Terms; condition: SQL; before?: readonly Statement[]; after?: readonly Statement[] },
): Promise<Row[]> {
	const first = [...(terms.record?.(condition) ?? []), ...before];
	const results: unknown[] = await db.batch([...first, change, ...after] as [Statement, ...Statement[]]);
	return results[first.length] as Row[];
}
