// What the records of one title become beside what the library has: pure, and the same for any order of the records.

import { FACT_KINDS, type RecordKind } from "~/domain/import/row-kinds";
import { REMARK_NAMES } from "../../library/changes/remarks";
import { type PlacedRecord, type Planned, type PlanOf, planPlays, type StoredTitle } from "./plan";
import { planFacts } from "./plan-facts";
import { planRemarks } from "./plan-remarks";

export function planTitle(placed: PlacedRecord[], stored: StoredTitle, plan: PlanOf): Planned[] {
	const { options, title } = plan;
	const { facts } = stored;
	const of = (kind: RecordKind) => placed.filter(({ record }) => record.kind === kind);
	const rows = of("play");
	const { planned, ...told } = planPlays(rows, stored.plays, plan);
	const planOfRemarks = { remarks: stored.remarks, tellers: { ...told, rows }, options };
	return [
		...planned,
		...REMARK_NAMES.flatMap((name) => planRemarks(name, of(name), planOfRemarks)),
		...FACT_KINDS.flatMap((kind) => planFacts(kind, of(kind), { facts, title, options })),
	];
}
