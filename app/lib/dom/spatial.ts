/** Chooses the next box in a direction, for the arrow keys of a television's remote. */

export type Direction = "left" | "right" | "up" | "down";

const ARROWS: Record<string, Direction> = {
	ArrowLeft: "left",
	ArrowRight: "right",
	ArrowUp: "up",
	ArrowDown: "down",
};

/** The direction of an arrow key; null for other keys. */
export function directionOfKey(key: string): Direction | null {
	return Object.hasOwn(ARROWS, key) ? (ARROWS[key] ?? null) : null;
}

export function isSideways(direction: Direction): boolean {
	return direction === "left" || direction === "right";
}

export interface Box {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

/** How much more a step aside weighs than a step ahead. */
const ASIDE = 2;
/** Pixels by which boxes may overlap and still count as one after the other. */
const OVERLAP = 4;

/** Turned so that the direction is down. */
function turned({ left, right, top, bottom }: Box, direction: Direction): Box {
	if (direction === "down") return { left, right, top, bottom };
	if (direction === "up") return { left, right, top: -bottom, bottom: -top };
	if (direction === "right") return { left: top, right: bottom, top: left, bottom: right };
	return { left: top, right: bottom, top: -right, bottom: -left };
}

/** Pixels between two boxes across the direction; 0 where they face each other. */
function aside(from: Box, to: Box): number {
	return Math.max(0, to.left - from.right, from.left - to.right);
}

/** The box of a link in the heading of a row, moved to the line of the row's first card and before it. */
export function moveBefore(link: Box, heading: Box, first: Box): Box {
	const distance = first.left - heading.right;
	return { left: link.left + distance, right: link.right + distance, top: first.top, bottom: first.bottom };
}

/** Whether two boxes are in one line: they share more than half of the lower one's height. */
function isSameLine(one: Box, other: Box): boolean {
	const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return shared > Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
}

/**
 * The index of the next box, or null. Sideways only boxes of the same line count; up and down the nearest does, one that
 * faces the present box before others, if it is no further than `reach` pixels. In its line the box whose beginning is
 * nearest to the present one's wins.
 */
export function chooseNextFocus(
	present: Box,
	boxes: Box[],
	{ direction, reach }: { direction: Direction; reach: number },
): number | null {
	const from = turned(present, direction);
	const reachable = boxes.flatMap((box, index) => {
		const to = turned(box, direction);
		const ahead = to.top - from.bottom;
		const off = aside(from, to);
		if (ahead < -OVERLAP || (isSideways(direction) ? off > 0 : ahead > reach)) return [];
		return [{ index, to, off, cost: Math.max(0, ahead) + ASIDE * off, shift: Math.abs(to.left - from.left) }];
	});
	const nearest = reachable.reduce(
		(best, candidate) => (best && best.cost <= candidate.cost ? best : candidate),
		reachable[0],
	);
	if (!nearest) return null;
	const line = reachable.filter(({ to, off }) => off === nearest.off && isSameLine(to, nearest.to));
	return line.reduce((best, candidate) => (best.shift <= candidate.shift ? best : candidate), nearest).index;
}
