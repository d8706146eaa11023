// How many rows imports have of each kind and state, counted by an index, and what that says.
import { count, inArray, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows, type imports } from "~/database/schema/imports";
import { type RecordKind, WRITTEN_KINDS, type WrittenKind } from "~/domain/import/row-kinds";
import { ROW_STATES, type RowState } from "./plan";

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
export function countIn(counted: RowCount[], { state, kind }: { state?: RowState; kind?: RecordKind }): number {
	return counted
		.filter((each) => (!kind || each.kind === kind) && (!state || toShown(each.state) === state))
		.reduce((sum, { rows }) => sum + rows, 0);
}

type Counts = Record<"total" | RowState, number>;

const noCounts = (): Counts => ({ total: 0, ready: 0, present: 0, ambiguous: 0, unmatched: 0, invalid: 0, leftOut: 0 });

function ofEachKind<Value>(create: () => Value): Record<WrittenKind, Value> {
	return Object.fromEntries(WRITTEN_KINDS.map((kind) => [kind, create()])) as Record<WrittenKind, Value>;
}

/** `done`: rows that have been looked up, applied or taken back, as the import's state says. */
interface Sums {
	counts: Counts;
	byKind: Record<WrittenKind, Counts>;
	/** Rows that are in the library. */
	written: Record<WrittenKind, number>;
	done: number;
}

/** The states of rows for which an import in this state has something to do. */
function listUndone(state: (typeof imports.$inferSelect)["state"]): StoredRow["state"][] {
	if (state === "undoing") return ["written"];
	return /^(?:applying|applied|cancelled)$/.test(state) ? ["pending", "found", "ready"] : ["pending"];
}

/** Of the rows of one import. */
export function sumRows(counted: RowCount[], importState: (typeof imports.$inferSelect)["state"]): Sums {
	const sums: Sums = {
		counts: noCounts(),
		byKind: ofEachKind(noCounts),
		written: ofEachKind(() => 0),
		done: 0,
	};
	const undone = listUndone(importState);
	for (const { kind, state, rows } of counted) {
		for (const counts of kind === "other" ? [sums.counts] : [sums.counts, sums.byKind[kind]]) {
			counts.total += rows;
			counts[toShown(state)] += rows;
		}
		if (kind !== "other" && state === "written") sums.written[kind] += rows;
		if (!undone.includes(state)) sums.done += rows;
	}
	return sums;
}
