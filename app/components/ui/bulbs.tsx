// The house's one meter: a row of light bulbs, of which those are lit that are done. A bulb is a part of something: an episode, a
// movie of a collection, a tenth of a film, a day.

/** `next`: the one that comes next is warm. */
export type Bulb = "lit" | "next" | "dark";

/** More would be too close together: then one stands for several. */
const BULBS_MAX = 40;
/** Of one film or episode. */
const TENTHS = 10;

/** `next`: the place of the part that comes next; -1 for none. */
export function bulbsOf(isDone: boolean[], next = -1): Bulb[] {
	const count = Math.min(isDone.length, BULBS_MAX);
	return Array.from({ length: count }, (_, index) => {
		const from = Math.floor((index * isDone.length) / count);
		const to = Math.floor(((index + 1) * isDone.length) / count);
		const parts = isDone.slice(from, to);
		if (parts.every(Boolean)) return "lit";
		return parts.some(Boolean) || (next >= from && next < to) ? "next" : "dark";
	});
}

/** Of a film that plays. `progress`: 0 to 1. */
export function bulbsOfFilm(progress: number): Bulb[] {
	const lit = Math.min(TENTHS, Math.floor(progress * TENTHS + 1e-9));
	return bulbsOf(
		Array.from({ length: TENTHS }, (_, index) => index < lit),
		lit,
	);
}

interface BulbsProps {
	bulbs: Bulb[];
	/** What they say, for readers; null beside text that says it. */
	label: string | null;
	/** Its width, where that is not the one for the number of bulbs. */
	className?: string;
}

/** The row takes the room that it gets; the bulbs keep their size. A single part is no row. */
export function Bulbs({ bulbs, label, className = "" }: BulbsProps) {
	if (bulbs.length < 2) return null;
	const draw = (wanted: Bulb) =>
		bulbs.map((bulb, index) => (bulb === wanted ? `M${index + 0.5} .5h.001` : "")).join("") || undefined;
	return (
		<span className={`bulbs ${className}`} style={{ "--bulbs": bulbs.length } as React.CSSProperties}>
			{label && <span className="sr-only">{label}</span>}
			<svg aria-hidden="true" className="rtl:-scale-x-100" viewBox={`0 0 ${bulbs.length} 1`} preserveAspectRatio="none">
				<path data-bulb="dark" d={draw("dark")} />
				<path data-bulb="glow" d={draw("next")} />
				<path data-bulb="next" d={draw("next")} />
				<path data-bulb="lit" d={draw("lit")} />
			</svg>
		</span>
	);
}
