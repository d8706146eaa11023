// The states of rows, and what they are called on the page and in the report.
import type { ImportTexts } from "~/messages/import";

export const ROW_STATES = ["ready", "present", "ambiguous", "unmatched", "invalid", "leftOut"] as const;
export type RowState = (typeof ROW_STATES)[number];

/** Which rows of an import are meant. `differs`: those that become a title of another name, year or kind than the file's. */
export const ROW_FILTERS = ["differs", ...ROW_STATES] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** `importState`: once an import has ended, rows that were ready are called otherwise. */
export function nameState(
	state: RowFilter,
	importState: string,
	texts: Pick<ImportTexts, "states" | "added" | "notAdded">,
): string {
	if (state === "ready" && importState === "applied") return texts.added;
	if (state === "ready" && importState === "undone") return texts.notAdded;
	return texts.states[state];
}
