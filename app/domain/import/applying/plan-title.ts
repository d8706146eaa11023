// What the records of one title become beside what the library has: pure, and the same for any order of the records.

import type { PlanOptions } from "~/domain/import/import-options.server";
import { readMoment } from "~/domain/import/reading/moment";
import type { RecordKind } from "~/domain/import/row-kinds";
import { REMARK_NAMES } from "../../library/changes/remarks";
import { type PlacedRecord, type Planned, type PlanOf, planPlays, type StoredTitle } from "./plan";
import { planRemarks } from "./plan-remarks";

/** Of several rows, the earliest date on which it was saved counts. */
function planSaved(placed: PlacedRecord[], isSaved: boolean, options: PlanOptions): Planned[] {
	return placed
		.map(({ row, record }) => {
			return { row, addedAt: readMoment(record.added_at, options)?.watchedAt || Number.MAX_SAFE_INTEGER };
		})
		.toSorted((a, b) => a.addedAt - b.addedAt || a.row - b.row)
		.map(({ row }, index) =>
			isSaved || index > 0
				? { row, state: "present", reason: { code: "saved" } }
				: { row, state: "ready", reason: null },
		);
}

export function planTitle(placed: PlacedRecord[], stored: StoredTitle, plan: PlanOf): Planned[] {
	const { options } = plan;
	const of = (kind: RecordKind) => placed.filter(({ record }) => record.kind === kind);
	const rows = of("play");
	const { planned, ...told } = planPlays(rows, stored.plays, plan);
	const planOfRemarks = { remarks: stored.remarks, tellers: { ...told, rows }, options };
	return [
		...planned,
		...REMARK_NAMES.flatMap((name) => planRemarks(name, of(name), planOfRemarks)),
		...planSaved(of("watchLater"), stored.isSaved, options),
	];
}
