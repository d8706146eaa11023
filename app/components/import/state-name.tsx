import type { RowState } from "~/domain/import/applying/plan";
import { nameState } from "~/domain/import/import-words";
import type { Import } from "./import-list";

const DOTS: Partial<Record<RowState, string>> = {
	ready: "bg-good",
	ambiguous: "bg-bulb",
	unmatched: "bg-alarm",
	invalid: "bg-alarm",
};

/** The name of a row's state, with a dot of its colour before it. */
export function StateName({ state, importState }: { state: RowState; importState: Import["state"] }) {
	return (
		<span className="inline-flex items-center gap-2.5">
			<span className={`size-2.5 shrink-0 rounded-full ${DOTS[state] ?? "bg-edge"}`} />
			{nameState(state, importState)}
		</span>
	);
}
