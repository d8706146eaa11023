// The charts of a year: columns of bulbs above a table, and lists with bars.
import { Link } from "react-router";
import { useFormats } from "~/messages/formats";

export interface Column {
	key: string;
	/** Read out, of the column and of the link. */
	name: string;
	label: string;
	/** Below the column, and on a phone. */
	short: string;
	shortest: string;
	value: number;
	/** What it counts; null where no list has it. */
	to: string | null;
}

interface ColumnsProps {
	heading: string;
	/** Of the table, for who reads it. */
	caption: string;
	columns: Column[];
}

/** Units of the drawing for each column; the height is 100. */
const WIDTH = 20;
/** How many bulbs the highest column has, and how many every drawing has room for. */
const BULBS_MAX = 13;
const BULBS_MIN = 6;
/** Pixels. */
const HEIGHT = 180;
/** Columns that a phone has room for. */
const NARROW_MAX = 12;

/** Each column is a string of bulbs, at least one for anything; one for each title where there are few. */
export function Columns({ heading, caption, columns }: ColumnsProps) {
	const highest = Math.max(...columns.map(({ value }) => value), BULBS_MIN);
	return (
		<section className="mb-12">
			<h2 className="lettering mb-4 text-heading">{heading}</h2>
			{/* It also holds the words for readers, which would widen the page. */}
			<div className="relative overflow-x-auto">
				<div style={columns.length > NARROW_MAX ? { minWidth: `${columns.length * 2.75}rem` } : undefined}>
					<svg
						aria-hidden="true"
						viewBox={`0 0 ${columns.length * WIDTH} 100`}
						preserveAspectRatio="none"
						height={(HEIGHT * Math.min(highest, BULBS_MAX)) / BULBS_MAX}
						stroke="var(--color-bulb)"
						strokeWidth="8"
						strokeLinecap="round"
						strokeDasharray="0 13"
						className="w-full border-b border-line rtl:-scale-x-100"
					>
						{columns.map(({ key, value }, index) => (
							<path
								key={key}
								vectorEffect="non-scaling-stroke"
								d={value === 0 ? "" : `M${(index + 0.5) * WIDTH} 95V${Math.min(94.9, 97 - (value / highest) * 92)}`}
							/>
						))}
					</svg>
					<table className="w-full table-fixed text-center text-[0.8125rem]">
						<caption className="sr-only">{caption}</caption>
						<thead>
							<tr>
								{columns.map(({ key, name, short, shortest }) => (
									<th key={key} scope="col" className="pt-2 font-normal text-soft">
										<span className="sr-only">{name}</span>
										<span aria-hidden="true" className="sm:hidden">
											{shortest}
										</span>
										<span aria-hidden="true" className="max-sm:hidden">
											{short}
										</span>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							<tr>
								{columns.map((column) => (
									<td key={column.key} className="tabular-nums">
										<ColumnValue column={column} />
									</td>
								))}
							</tr>
						</tbody>
					</table>
				</div>
			</div>
		</section>
	);
}

function ColumnValue({ column: { value, label, to } }: { column: Column }) {
	const formats = useFormats();
	if (value === 0) return <span className="block py-2 text-soft">0</span>;
	if (to === null) return <span className="block py-2 font-semibold">{formats.count(value)}</span>;
	return (
		<Link to={to} aria-label={label} className="block py-2 font-semibold hover:text-glow">
			{formats.count(value)}
		</Link>
	);
}

interface RankingProps {
	heading: string;
	/** A number in words. */
	count: (value: number) => string;
	/** `to`: what it counts; null where no list has it. */
	rows: [name: string, value: number, to: string | null][];
}

/** A list of links, each above a bar of its share of the highest value. */
export function Ranking({ heading, count, rows }: RankingProps) {
	if (rows.length === 0) return null;
	const highest = Math.max(...rows.map(([, value]) => value));
	return (
		<section>
			<h2 className="lettering mb-4 text-heading">{heading}</h2>
			<ol>
				{rows.map(([name, value, to]) => (
					<li key={to ?? name}>
						<RankedRow to={to}>
							<span className="flex items-baseline justify-between gap-4">
								<span dir="auto" className="font-semibold group-hover:text-glow">
									{name}
								</span>
								<span className="shrink-0 text-[0.8125rem] text-soft tabular-nums">{count(value)}</span>
							</span>
							<svg
								aria-hidden="true"
								viewBox="0 0 100 1"
								preserveAspectRatio="none"
								className="mt-2 h-1 w-full rtl:-scale-x-100"
							>
								<rect width="100" height="1" fill="var(--color-lifted)" />
								<rect width={(value / highest) * 100} height="1" fill="var(--color-bulb)" />
							</svg>
						</RankedRow>
					</li>
				))}
			</ol>
		</section>
	);
}

function RankedRow({ to, children }: { to: string | null; children: React.ReactNode }) {
	if (to === null) return <div className="py-2">{children}</div>;
	return (
		<Link to={to} className="group block py-2">
			{children}
		</Link>
	);
}
