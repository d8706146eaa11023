import { Link } from "react-router";
import { type ImportView, importUrl } from "~/domain/import/import-view";
import { KIND_NAMES, nameState, STATE_NAMES } from "~/domain/import/import-words";
import type { RowState } from "~/domain/import/plan";
import type { RowReason } from "~/domain/import/row-reasons.server";
import { formatCount } from "~/lib/format";
import type { Import } from "./import-list";

const KINDS = ["play", "watchLater", "rating"] as const;
const STATES = Object.keys(STATE_NAMES) as RowState[];

/** How many rows there are of each state and kind. Each number shows its rows. */
export function ImportCounts({ shown, view, reasons }: { shown: Import; view: ImportView; reasons: RowReason[] }) {
	const { counts, byKind, id, state: importState } = shown;
	const states = STATES.filter((state) => counts[state] > 0);
	const kinds = KINDS.filter((kind) => byKind[kind].total > 0);

	function cell(number: number, state: ImportView["state"], kind: ImportView["kind"]) {
		if (number === 0) return <span className="text-soft">–</span>;
		const isShown = view.state === state && view.kind === kind;
		return (
			<Link
				to={`${importUrl(id, { state, kind })}#rows`}
				preventScrollReset
				aria-current={isShown ? "true" : undefined}
				aria-label={`${formatCount(number)} rows: ${state ? nameState(state, importState) : "all states"}, ${kind ? KIND_NAMES[kind] : "all kinds"}`}
			>
				{formatCount(number)}
			</Link>
		);
	}

	return (
		<>
			<table className="import-counts">
				<caption className="sr-only">Rows by state and kind</caption>
				<thead>
					<tr>
						<td />
						{kinds.map((kind) => (
							<th key={kind} scope="col">
								{KIND_NAMES[kind]}
							</th>
						))}
						<th scope="col">All</th>
					</tr>
				</thead>
				<tbody>
					{states.map((state) => (
						<tr key={state}>
							<th scope="row" data-state={state}>
								{nameState(state, importState)}
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
						<th scope="row">All rows</th>
						{kinds.map((kind) => (
							<td key={kind}>{cell(byKind[kind].total, null, kind)}</td>
						))}
						<td>{cell(counts.total, null, null)}</td>
					</tr>
				</tfoot>
			</table>
			{reasons.length > 0 && (
				<div className="import-reasons">
					<h3 className="font-semibold">Why rows are not used</h3>
					<ul>
						{reasons.map(({ state, reason, rows }) => (
							<li key={`${state} ${reason}`}>
								<span>{formatCount(rows)}</span>
								<span className="wrap-anywhere">{reason ?? `${STATE_NAMES[state]} for other reasons`}</span>
							</li>
						))}
					</ul>
				</div>
			)}
		</>
	);
}
