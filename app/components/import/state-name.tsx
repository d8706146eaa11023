import { nameState, type RowFilter } from "~/domain/import/row-states";
import { importTexts } from "~/messages/import";
import { useTexts } from "~/messages/use-language";
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
	const texts = useTexts(importTexts);
	return (
		<span className="inline-flex items-center gap-2.5">
			<span className={`size-2.5 shrink-0 rounded-full ${DOTS[state] ?? "bg-edge"}`} />
			{nameState(state, importState, texts)}
		</span>
	);
}
