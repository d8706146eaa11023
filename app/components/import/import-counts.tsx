import { Link } from "react-router";
import type { RowReason } from "~/domain/import/applying/row-reasons.server";
import { type ImportView, importUrl } from "~/domain/import/import-view";
import { WRITTEN_KINDS, type WrittenKind } from "~/domain/import/row-kinds";
import { nameState, ROW_STATES } from "~/domain/import/row-states";
import { useFormats } from "~/messages/formats";
import { importTexts } from "~/messages/import";
import { useTexts } from "~/messages/use-language";
import type { Import } from "./import-list";
import { StateName } from "./state-name";

const NUMBER = "inline-flex min-h-11 min-w-8 items-center rounded-lg px-1.5 sm:min-w-11 sm:justify-end";
const COLUMN = "px-1.5 pb-2 text-end text-sm font-medium text-soft";
/** On a phone the name of a row stands above its numbers. */
const ROW = "max-sm:flex max-sm:flex-wrap max-sm:gap-x-1 max-sm:pt-2.5";
const ROW_NAME = "text-start text-[0.9375rem] font-medium max-sm:w-full sm:py-1 sm:pe-2 sm:whitespace-nowrap";

/** How many rows there are of each state and kind. Each number shows its rows. */
export function ImportCounts({ shown, view, reasons }: { shown: Import; view: ImportView; reasons: RowReason[] }) {
	const texts = useTexts(importTexts);
	const formats = useFormats();
	const { counts, byKind, differing, id, state: importState } = shown;
	const states = ROW_STATES.filter((state) => counts[state] > 0);
	const allDiffering = Object.values(differing).reduce((sum, rows) => sum + rows, 0);
	const kinds = WRITTEN_KINDS.filter((kind) => byKind[kind].total > 0);

	function cell(number: number, state: ImportView["state"], kind: ImportView["kind"]) {
		const isShown = view.state === state && view.kind === kind;
		return (
			<td key={kind} className={number === 0 ? "max-sm:hidden" : "max-sm:flex max-sm:items-center"}>
				<span className="text-sm text-soft sm:hidden">{kind ? texts.kinds[kind] : texts.all}</span>
				{number === 0 ? (
					<span className={`${NUMBER} text-soft`}>–</span>
				) : (
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
				)}
			</td>
		);
	}

	function row(state: ImportView["state"], total: number, numberOf: (kind: WrittenKind) => number) {
		return (
			<tr key={state} className={ROW}>
				<th scope="row" className={ROW_NAME}>
					{state ? <StateName state={state} importState={importState} /> : texts.allRows}
				</th>
				{kinds.map((kind) => cell(numberOf(kind), state, kind))}
				{cell(total, state, null)}
			</tr>
		);
	}

	return (
		<>
			<div className="sm:overflow-x-auto">
				<table className="w-full text-end tabular-nums max-sm:block">
					<caption className="sr-only">{texts.rowsByStateAndKind}</caption>
					<thead className="max-sm:sr-only">
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
						<tbody className="border-t border-line max-sm:block">
							{row("differs", allDiffering, (kind) => differing[kind] ?? 0)}
						</tbody>
					)}
					<tbody className="divide-y divide-line border-y border-line max-sm:block">
						{states.map((state) => row(state, counts[state], (kind) => byKind[kind][state]))}
					</tbody>
					<tfoot className="max-sm:block">{row(null, counts.total, (kind) => byKind[kind].total)}</tfoot>
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
