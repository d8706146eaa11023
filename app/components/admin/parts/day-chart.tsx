import { useId } from "react";
import { formatDate } from "~/lib/text/format";
import { Fold } from "./fold";

export interface DayValue {
	/** YYYY-MM-DD. */
	day: string;
	/** Null: nothing is known of that day. */
	value: number | null;
}

interface DayChartProps {
	title: string;
	/** The figure that sums it up, beside the title. */
	summary: string;
	days: DayValue[];
	format: (value: number) => string;
	/** Where the scale ends; else just above the highest value. */
	ceiling?: number;
	/** Counts are bars, a rate is a line. */
	kind?: "bars" | "line";
}

/** Units of the drawing for each day; the height is 100. The window stretches it. */
const DAY_WIDTH = 10;

/** The end of a scale that holds `value`: 1, 2, 4, 6, 8 or 10 times a power of ten, and even in the middle. At least 2. */
export function niceCeiling(value: number): number {
	if (!(value > 2)) return 2;
	const power = 10 ** Math.floor(Math.log10(value));
	const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * power >= value) ?? 10;
	return step * power;
}

function shortDay(day: string): string {
	return formatDate(day).replace(/, \d+$/, "");
}

/** The line through days with data, with gaps between them; days without a neighbour are dots. */
function linePaths(days: DayValue[], ceiling: number): { line: string; dots: string } {
	let line = "";
	let dots = "";
	for (const [index, { value }] of days.entries()) {
		if (value === null) continue;
		const point = `${(index + 0.5) * DAY_WIDTH} ${100 - (value / ceiling) * 100}`;
		const isStart = days[index - 1]?.value == null;
		line += `${isStart ? "M" : "L"}${point}`;
		if (isStart && days[index + 1]?.value == null) dots += `M${point}h0`;
	}
	return { line, dots };
}

const LINE = { fill: "none", stroke: "currentColor", vectorEffect: "non-scaling-stroke" } as const;

/** The whole height of a day, which is lit under the pointer. In a `group`. */
export function DayColumn({ x, width }: { x: number; width: number }) {
	return (
		<rect
			x={x}
			width={width}
			height="100"
			fillOpacity="0.15"
			className="opacity-0 text-cream group-hover:opacity-100"
		/>
	);
}

/** Daily figures as a chart, and as a table below it. */
export function DayChart({ title, summary, days, format, ceiling, kind = "bars" }: DayChartProps) {
	const id = useId();
	const values = days.flatMap(({ value }) => value ?? []);
	const end = ceiling ?? niceCeiling(Math.max(0, ...values));
	const { line, dots } = linePaths(days, end);
	const width = days.length * DAY_WIDTH;
	const ticks = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
	return (
		<figure aria-labelledby={id} className="min-w-0">
			<figcaption id={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
				<span className="font-semibold">{title}</span>
				<span className="text-sm text-soft tabular-nums">{summary}</span>
			</figcaption>
			<div className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5">
				<div aria-hidden="true" className="-my-1 flex flex-col justify-between text-end text-xs text-soft tabular-nums">
					<span>{format(end)}</span>
					<span>{format(end / 2)}</span>
					<span>{format(0)}</span>
				</div>
				<svg
					role="img"
					aria-label={`${title} by day: ${summary}`}
					viewBox={`0 0 ${width} 100`}
					preserveAspectRatio="none"
					overflow="visible"
					className="h-32 w-full"
				>
					<path d={`M0 0H${width}M0 50H${width}`} {...LINE} strokeOpacity="0.2" />
					<path d={`M0 100H${width}`} {...LINE} strokeOpacity="0.5" />
					{kind === "line" && (
						<g {...LINE} strokeLinejoin="round" strokeLinecap="round" className="text-good">
							<path d={line} strokeWidth="2" />
							<path d={dots} strokeWidth="8" />
						</g>
					)}
					{days.map(({ day, value }, index) => {
						const height = ((value ?? 0) / end) * 100;
						return (
							<g key={day} fill="currentColor" className="group text-bulb">
								<title>{`${shortDay(day)}: ${value === null ? "no data" : format(value)}`}</title>
								<DayColumn x={index * DAY_WIDTH} width={DAY_WIDTH} />
								{kind === "bars" && (
									<rect x={index * DAY_WIDTH + 1.5} y={100 - height} width={DAY_WIDTH - 3} height={height} />
								)}
							</g>
						);
					})}
				</svg>
				<span />
				<div aria-hidden="true" className="flex justify-between text-xs text-soft">
					{ticks.map((tick) => tick && <span key={tick.day}>{shortDay(tick.day)}</span>)}
				</div>
			</div>
			<Fold summary="Show as a table" className="mt-2">
				<section
					aria-label={`${title} by day`}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable by keyboard.
					tabIndex={0}
					className="mt-2 max-h-80 overflow-auto rounded-lg border border-line"
				>
					<table className="w-full tabular-nums">
						<caption className="sr-only">{`${title} by day`}</caption>
						<thead className="sticky top-0 bg-raised text-start">
							<tr>
								<th scope="col" className="px-4 py-2 text-start font-semibold">
									Day
								</th>
								<th scope="col" className="px-4 py-2 text-end font-semibold">
									{title}
								</th>
							</tr>
						</thead>
						<tbody>
							{days.toReversed().map(({ day, value }) => (
								<tr key={day} className="border-t border-line">
									<th scope="row" className="px-4 py-1.5 text-start font-normal">
										{formatDate(day)}
									</th>
									<td className="px-4 py-1.5 text-end">{value === null ? "–" : format(value)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</section>
			</Fold>
		</figure>
	);
}
