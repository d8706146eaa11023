// How many rows imports have of each kind and state, counted by an index, and what that says.
import { count, inArray, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows, type imports } from "~/database/schema/imports";
import { ofWritten, type RecordKind, type WrittenKind } from "~/domain/import/row-kinds";
import { ROW_STATES, type RowState } from "~/domain/import/row-states";

type StoredRow = typeof importRows.$inferSelect;

/** Rows whose titles have not been looked up are shown as not found, those that are not planned, or in the library, as ready. */
export const STORED_AS: Record<RowState, StoredRow["state"][]> = {
	ready: ["found", "ready", "written"],
	present: ["present"],
	ambiguous: ["ambiguous"],
	unmatched: ["unmatched", "pending"],
	invalid: ["invalid"],
	leftOut: ["leftOut"],
};

export const isUnplanned = (state: StoredRow["state"]) => state === "pending" || state === "found";

export const toShown = (state: StoredRow["state"]): RowState =>
	ROW_STATES.find((shown) => STORED_AS[shown].includes(state)) ?? "unmatched";

/** Of one import and one kind and state. */
export type RowCount = Pick<StoredRow, "importId" | "state"> & { kind: RecordKind; rows: number };

export async function countRows(db: Database, importIds: string[]): Promise<RowCount[]> {
	const { importId, state } = importRows;
	const kind = sql<RecordKind>`kind`;
	return await db
		.select({ importId, kind, state, rows: count() })
		.from(importRows)
		.where(inArray(importId, importIds))
		.groupBy(importId, state, kind);
}

/** The rows of a state and a kind. */
export function countIn(counted: RowCount[], { state, kind }: { state?: RowState; kind?: RecordKind } = {}): number {
	return counted
		.filter((count) => (!kind || count.kind === kind) && (!state || toShown(count.state) === state))
		.reduce((sum, { rows }) => sum + rows, 0);
}

/** The states of rows for which an import in this state has something to do. */
function listUndone(state: (typeof imports.$inferSelect)["state"]): StoredRow["state"][] {
	if (state === "undoing") return ["written"];
	return /^(?:applying|applied|cancelled)$/.test(state) ? ["pending", "found", "ready"] : ["pending"];
}

type Counts = Record<"total" | RowState, number>;

function sumStates(counted: RowCount[], kind?: WrittenKind): Counts {
	const states = ROW_STATES.map((state) => [state, countIn(counted, { state, kind })]);
	return { total: countIn(counted, { kind }), ...Object.fromEntries(states) };
}

/**
 * Of the rows of one import. `written`: those that are in the library; `done`: those that have been looked up, applied or taken
 * back, as the import's state says.
 */
export function sumRows(counted: RowCount[], importState: (typeof imports.$inferSelect)["state"]) {
	const undone = listUndone(importState);
	const written = counted.filter(({ state }) => state === "written");
	return {
		counts: sumStates(counted),
		byKind: ofWritten((kind) => sumStates(counted, kind)),
		written: ofWritten((kind) => countIn(written, { kind })),
		done: countIn(counted.filter(({ state }) => !undone.includes(state))),
	};
}
