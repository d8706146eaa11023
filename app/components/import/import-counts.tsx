import { Link } from "react-router";
import type { RowState } from "~/domain/import/applying/plan";
import type { RowReason } from "~/domain/import/applying/row-reasons.server";
import { type ImportView, importUrl } from "~/domain/import/import-view";
import { nameKind, nameState, STATE_NAMES } from "~/domain/import/import-words";
import { WRITTEN_KINDS } from "~/domain/import/row-kinds";
import { formatCount, formatPlural } from "~/lib/text/format";
import type { Import } from "./import-list";
import { StateName } from "./state-name";

const NUMBER = "inline-flex min-h-11 min-w-11 items-center justify-end rounded-lg px-1.5";
const COLUMN = "px-1.5 pb-2 text-end text-sm font-medium text-soft";
const ROW = "py-1 text-start text-[0.9375rem] font-medium whitespace-nowrap max-sm:whitespace-normal";
const STATES = Object.keys(STATE_NAMES) as RowState[];

/** How many rows there are of each state and kind. Each number shows its rows. */
export function ImportCounts({ shown, view, reasons }: { shown: Import; view: ImportView; reasons: RowReason[] }) {
	const { counts, byKind, differing, id, state: importState } = shown;
	const states = STATES.filter((state) => counts[state] > 0);
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
				aria-label={`${formatPlural(number, "row")}: ${state ? nameState(state, importState) : "all states"}, ${kind ? nameKind(kind) : "all kinds"}`}
			>
				{formatCount(number)}
			</Link>
		);
	}

	return (
		<>
			<table className="w-full text-end tabular-nums">
				<caption className="sr-only">Rows by state and kind</caption>
				<thead>
					<tr>
						<td />
						{kinds.map((kind) => (
							<th key={kind} scope="col" className={COLUMN}>
								{nameKind(kind)}
							</th>
						))}
						<th scope="col" className={COLUMN}>
							All
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
							All rows
						</th>
						{kinds.map((kind) => (
							<td key={kind}>{cell(byKind[kind].total, null, kind)}</td>
						))}
						<td>{cell(counts.total, null, null)}</td>
					</tr>
				</tfoot>
			</table>
			{reasons.length > 0 && (
				<div>
					<h3 className="font-semibold">Why rows are not used</h3>
					<ul className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-[0.9375rem] text-soft tabular-nums">
						{reasons.map(({ state, reason, rows }) => (
							<li key={`${state} ${reason}`} className="contents">
								<span className="text-end text-cream">{formatCount(rows)}</span>
								<span className="wrap-anywhere">{reason ?? `${STATE_NAMES[state]} for other reasons`}</span>
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	);
}
