import type { RowFilter } from "~/domain/import/applying/import-rows.server";
import { nameState } from "~/domain/import/import-words";
import type { Import } from "./import-list";

const DOTS: Partial<Record<RowFilter, string>> = {
	differs: "bg-bulb",
	ready: "bg-good",
	ambiguous: "bg-bulb",
	unmatched: "bg-alarm",
	invalid: "bg-alarm",
};

/** The name of a row's state, with a dot of its colour before it. */
export function StateName({ state, importState }: { state: RowFilter; importState: Import["state"] }) {
	return (
		<span className="inline-flex items-center gap-2.5">
			<span className={`size-2.5 shrink-0 rounded-full ${DOTS[state] ?? "bg-edge"}`} />
			{nameState(state, importState)}
		</span>
	);
}
