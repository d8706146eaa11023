type Row = [name: React.ReactNode, value: React.ReactNode, className?: string];

/** Short descriptions side by side, each below its name. */
export function DescriptionList({ rows }: { rows: Row[] }) {
	return (
		<dl className="mt-4 flex flex-wrap gap-4">
			{rows.map(([name, value, className = ""], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the rows of a list never change places.
				<div key={index} className="min-w-37">
					<dt className="text-sm text-soft">{name}</dt>
					<dd className={`mt-1 ${className}`}>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** The same for figures, in large type. */
export function Counters({ counters }: { counters: [name: string, value: string, className?: string][] }) {
	return (
		<dl className="grid grid-cols-2 gap-5 md:grid-cols-4">
			{counters.map(([name, value, className = ""]) => (
				<div key={name}>
					<dt className="text-sm text-soft">{name}</dt>
					<dd className={`mt-2 lettering text-heading tabular-nums ${className}`}>{value}</dd>
				</div>
			))}
		</dl>
	);
}
