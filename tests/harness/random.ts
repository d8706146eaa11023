/** Random integers from 0 to less than `below`, the same for the same seed. */
export function randomNumbers(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

export function shuffled<T>(items: T[], random: (below: number) => number): T[] {
	const copy = [...items];
	for (let index = copy.length - 1; index > 0; index--) {
		const other = random(index + 1);
		[copy[index], copy[other]] = [copy[other] as T, copy[index] as T];
	}
	return copy;
}
