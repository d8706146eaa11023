import { Link } from "react-router";
import type { RowReason } from "~/domain/import/applying/row-reasons.server";
import { type ImportView, importUrl } from "~/domain/import/import-view";
import { WRITTEN_KINDS } from "~/domain/import/row-kinds";
import { nameState, ROW_STATES } from "~/domain/import/row-states";
import { useFormats } from "~/messages/formats";
import { importTexts } from "~/messages/import";
import { useTexts } from "~/messages/use-language";
import type { Import } from "./import-list";
import { StateName } from "./state-name";

const NUMBER = "inline-flex min-h-11 min-w-11 items-center justify-end rounded-lg px-1.5";
const COLUMN = "px-1.5 pb-2 text-end text-sm font-medium text-soft";
/** On a phone it stays beside numbers that are scrolled, on the colour of the panel. */
const ROW =
	"py-1 pe-2 text-start text-[0.9375rem] font-medium whitespace-nowrap max-sm:sticky max-sm:start-0 max-sm:bg-[color-mix(in_oklab,var(--color-raised)_60%,var(--color-ground))] max-sm:whitespace-normal";

/** How many rows there are of each state and kind. Each number shows its rows. */
export function ImportCounts({ shown, view, reasons }: { shown: Import; view: ImportView; reasons: RowReason[] }) {
	const texts = useTexts(importTexts);
	const formats = useFormats();
	const { counts, byKind, differing, id, state: importState } = shown;
	const states = ROW_STATES.filter((state) => counts[state] > 0);
	const allDiffering = Object.values(differing).reduce((sum, rows) => sum + rows, 0);
	const kinds = WRITTEN_KINDS.filter((kind) => byKind[kind].total > 0);

	function cell(number: number, state: ImportView["state"], kind: ImportView["kind"]) {
		if (number === 0) return <span className={`${NUMBER} text-soft`}>–</span>;
		const isShown = view.state === state && view.kind === kind;
		return (
			<Link
				to={`${importUrl(id, { state, kind })}#rows`}
				preventScrollReset
				aria-current={isShown ? "true" : undefined}
				className={`${NUMBER} ${isShown ? "bg-bulb/15 text-glow" : "underline decoration-edge underline-offset-4 hover:bg-cream/8 hover:text-glow"}`}
				aria-label={texts.rowsOf(
					texts.rows(number),
					state ? nameState(state, importState, texts) : texts.allStates,
					kind ? texts.kinds[kind] : texts.allKinds,
				)}
			>
				{formats.count(number)}
			</Link>
		);
	}

	return (
		<>
			<div className="overflow-x-auto">
				<table className="w-full text-end tabular-nums">
					<caption className="sr-only">{texts.rowsByStateAndKind}</caption>
					<thead>
						<tr>
							<td />
							{kinds.map((kind) => (
								<th key={kind} scope="col" className={COLUMN}>
									{texts.kinds[kind]}
								</th>
							))}
							<th scope="col" className={COLUMN}>
								{texts.all}
							</th>
						</tr>
					</thead>
					{allDiffering > 0 && (
						<tbody className="border-t border-line">
							<tr>
								<th scope="row" className={ROW}>
									<StateName state="differs" importState={importState} />
								</th>
								{kinds.map((kind) => (
									<td key={kind}>{cell(differing[kind] ?? 0, "differs", kind)}</td>
								))}
								<td>{cell(allDiffering, "differs", null)}</td>
							</tr>
						</tbody>
					)}
					<tbody className="divide-y divide-line border-y border-line">
						{states.map((state) => (
							<tr key={state}>
								<th scope="row" className={ROW}>
									<StateName state={state} importState={importState} />
								</th>
								{kinds.map((kind) => (
									<td key={kind}>{cell(byKind[kind][state], state, kind)}</td>
								))}
								<td>{cell(counts[state], state, null)}</td>
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row" className={ROW}>
								{texts.allRows}
							</th>
							{kinds.map((kind) => (
								<td key={kind}>{cell(byKind[kind].total, null, kind)}</td>
							))}
							<td>{cell(counts.total, null, null)}</td>
						</tr>
					</tfoot>
				</table>
			</div>
			{reasons.length > 0 && (
				<div>
					<h3 className="font-semibold">{texts.whyNotUsed}</h3>
					<ul className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-[0.9375rem] text-soft tabular-nums">
						{reasons.map(({ state, reason, rows }) => (
							<li key={`${state} ${reason}`} className="contents">
								<span className="text-end text-cream">{formats.count(rows)}</span>
								<span className="wrap-anywhere">{reason ?? texts.forOtherReasons(texts.states[state])}</span>
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	);
}
