// The order of a list: each title has a number, and one that is put between two others gets a number between theirs, so that the
// others stay as they are stored.

export interface Placed {
	key: string;
	sortKey: number;
}

export interface Placing {
	key: string;
	/** From 1 on: where it stands afterwards. Absent, and beyond the end: at the end. */
	rank?: number;
}

function isRising(numbers: number[]): boolean {
	return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));
}

/** Numbers for those that have none: between their neighbours, else a whole one before or after them. */
function fillGaps(sortKeys: (number | null)[]): number[] {
	const filled: number[] = [];
	for (let start = 0; start < sortKeys.length; ) {
		const known = sortKeys[start] ?? null;
		if (known !== null) {
			filled.push(known);
			start++;
			continue;
		}
		const end = sortKeys.findIndex((sortKey, index) => index > start && sortKey !== null);
		const count = (end === -1 ? sortKeys.length : end) - start;
		const before = filled.at(-1);
		const after = end === -1 ? undefined : (sortKeys[end] ?? undefined);
		const step = before === undefined || after === undefined ? 1 : (after - before) / (count + 1);
		const first = before ?? (after === undefined ? 0 : after - count - 1);
		for (let index = 1; index <= count; index++) filled.push(first + index * step);
		start += count;
	}
	return filled;
}

/**
 * The numbers that change, by key, when titles of a list are put in or moved, each to its rank, and others taken out. All are
 * numbered anew where there is no number left between two, which takes about fifty moves to the same place.
 *
 * @param order the titles of the list in order; without any placing that has a rank, the last one is enough.
 */
export function placeTitles(
	order: Placed[],
	{ placings, taken = [] }: { placings: Placing[]; taken?: string[] },
): Map<string, number> {
	const moved = new Set([...taken, ...placings.map(({ key }) => key)]);
	const placed: { key: string; sortKey: number | null }[] = order.filter(({ key }) => !moved.has(key));
	const end = Number.POSITIVE_INFINITY;
	for (const { key, rank = end } of placings.toSorted((one, other) => (one.rank ?? end) - (other.rank ?? end) || 0)) {
		placed.splice(Math.min(rank - 1, placed.length), 0, { key, sortKey: null });
	}
	const filled = fillGaps(placed.map(({ sortKey }) => sortKey));
	const sortKeys = isRising(filled) ? filled : placed.map((_, index) => index + 1);
	const former = new Map(order.map(({ key, sortKey }) => [key, sortKey]));
	const changed = placed.map(({ key }, index): [string, number] => [key, sortKeys[index] ?? 0]);
	return new Map(changed.filter(([key, sortKey]) => former.get(key) !== sortKey));
}
