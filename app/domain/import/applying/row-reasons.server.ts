// Why rows of an import are not used, grouped.
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows } from "~/database/schema/imports";
import type { ImportWords } from "~/domain/import/describe-import";
import type { Reason } from "~/domain/import/reason";

const UNUSED = ["leftOut", "invalid"] as const;
/** Reasons that are told; a reason may have the text of its row, so that there are many. */
const REASONS_MAX = 8;

export interface RowReason {
	state: (typeof UNUSED)[number];
	/** In words. Null: of all other reasons. */
	reason: string | null;
	rows: number;
}

/** The most frequent first, and how many rows have another one. */
export async function listReasons(db: Database, importId: string, words: ImportWords): Promise<RowReason[]> {
	const { state, reason } = importRows;
	const counted = await db
		.select({ state, reason, rows: sql<number>`count(*)`, all: sql<number>`sum(count(*)) over (partition by state)` })
		.from(importRows)
		.where(and(eq(importRows.importId, importId), inArray(state, [...UNUSED])))
		.groupBy(state, reason)
		.orderBy(sql`3 desc`, reason)
		.limit(REASONS_MAX);
	return UNUSED.flatMap((unused): RowReason[] => {
		const ofState = counted.flatMap((count) => (count.state === unused ? [{ ...count, state: unused }] : []));
		const told = ofState.map(
			({ reason, rows }): RowReason => ({
				state: unused,
				reason: reason && words.ofReason(reason as Reason),
				rows,
			}),
		);
		const others = (ofState[0]?.all ?? 0) - told.reduce((sum, { rows }) => sum + rows, 0);
		return others > 0 ? [...told, { state: unused, reason: null, rows: others }] : told;
	});
}
