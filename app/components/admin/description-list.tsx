type Row = [name: React.ReactNode, value: React.ReactNode, className?: string];

/** Short descriptions side by side, each below its name. */
export function DescriptionList({ rows }: { rows: Row[] }) {
	return (
		<dl className="admin-descriptions">
			{rows.map(([name, value, className], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the rows of a list never change places.
				<div key={index}>
					<dt>{name}</dt>
					<dd className={className}>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** The same for figures, in large type. */
export function Counters({ counters }: { counters: [name: string, value: string, className?: string][] }) {
	return (
		<dl className="admin-counters">
			{counters.map(([name, value, className = ""]) => (
				<div key={name}>
					<dt className="text-sm text-soft">{name}</dt>
					<dd className={`lettering text-heading tabular-nums ${className}`}>{value}</dd>
				</div>
			))}
		</dl>
	);
}
