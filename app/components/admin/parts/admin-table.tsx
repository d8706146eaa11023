interface AdminTableProps {
	label: string;
	columns: string[];
	/** The column that the rows are sorted by. */
	sorted?: { column: string; order: "ascending" | "descending" };
	className: string;
	/** Other rows are loading. */
	isBusy?: boolean;
	/** `TableRow`s. */
	children: React.ReactNode;
}

/** A table; where there is no room for one, each row is a card. */
export function AdminTable({ label, columns, sorted, className, isBusy, children }: AdminTableProps) {
	return (
		<div className={`@container ${className}`}>
			<table aria-label={label} aria-busy={isBusy || undefined} className="block w-full @2xl:table">
				<thead className="sr-only @2xl:not-sr-only">
					<tr>
						{columns.map((column) => (
							<th
								key={column}
								scope="col"
								aria-sort={sorted?.column === column ? sorted.order : undefined}
								className="pb-2 @2xl:pe-5 text-start text-[0.8125rem] font-semibold text-soft"
							>
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody
					className={`grid gap-3 transition-opacity sm:grid-cols-2 @2xl:table-row-group ${isBusy ? "opacity-45" : ""}`}
				>
					{children}
				</tbody>
			</table>
		</div>
	);
}

export function TableRow({ children }: { children: React.ReactNode }) {
	return (
		<tr className="block min-w-0 rounded-xl border border-line px-4 py-3.5 @2xl:table-row @2xl:border-0 @2xl:border-t">
			{children}
		</tr>
	);
}

/** What a row is about, at its start. */
export function RowHeader({ children }: { children: React.ReactNode }) {
	return (
		<th
			scope="row"
			className="mb-2 block text-start font-normal wrap-anywhere @2xl:table-cell @2xl:max-w-64 @2xl:py-2 @2xl:pe-5"
		>
			{children}
		</th>
	);
}

interface TableCellProps {
	/** The name of the column, which a card shows before the value; without it the value has a line of its own. */
	label?: string;
	/** A card leaves it out. */
	isEmpty?: boolean;
	className?: string;
	children: React.ReactNode;
}

export function TableCell({ label, isEmpty = false, className = "", children }: TableCellProps) {
	const look = isEmpty ? "hidden" : label ? "flex min-h-8 items-center justify-between gap-4" : "mt-3 block";
	return (
		<td className={`${look} @2xl:table-cell @2xl:py-2 @2xl:pe-5 ${className}`}>
			{label && <span className="shrink-0 text-sm text-soft @2xl:hidden">{label}</span>}
			{children}
		</td>
	);
}
