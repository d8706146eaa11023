interface AdminTableProps {
	label: string;
	columns: string[];
	/** The column that the rows are sorted by. */
	sorted?: { column: string; order: "ascending" | "descending" };
	className: string;
	/** Other rows are loading. */
	isBusy?: boolean;
	/** Rows. */
	children: React.ReactNode;
}

export function AdminTable({ label, columns, sorted, className, isBusy, children }: AdminTableProps) {
	return (
		<table aria-label={label} aria-busy={isBusy || undefined} className={`admin-table ${className}`}>
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col" aria-sort={sorted?.column === column ? sorted.order : undefined}>
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>{children}</tbody>
		</table>
	);
}
