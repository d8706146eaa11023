// What the page of an import shows of its rows, as its address says.

import { IMPORT_URL } from "./import-path";
import { RECORD_KINDS, type RecordKind } from "./row-kinds";
import { ROW_FILTERS, type RowFilter } from "./row-states";

export interface ImportView {
	state: RowFilter | null;
	kind: RecordKind | null;
	cursor: string | null;
	/** The row whose title is chosen. */
	choose: number | null;
	/** The name that is searched for it. */
	text: string;
}

export function readImportView(search: URLSearchParams): ImportView {
	const row = search.get("choose") ?? "";
	return {
		state: ROW_FILTERS.find((state) => state === search.get("state")) ?? null,
		kind: RECORD_KINDS.find((kind) => kind === search.get("kind")) ?? null,
		cursor: search.get("cursor"),
		choose: /^[1-9]\d{0,6}$/.test(row) ? Number(row) : null,
		text: search.get("q")?.trim().slice(0, 100) ?? "",
	};
}

export function importUrl(id: string, { state, kind, cursor, choose, text }: Partial<ImportView> = {}): string {
	const parameters = Object.entries({ state, kind, cursor, choose, q: text }).filter(([, value]) => value);
	const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
	return `${IMPORT_URL}/${id}${search && `?${search}`}`;
}

/** Opens the question whether to undo the import. */
export function undoUrl(id: string): string {
	return `${importUrl(id)}?confirm=undo`;
}
