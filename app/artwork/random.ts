// Seeded random numbers: the same name always gives the same numbers, so a title keeps its poster.
import { hashText } from "~/lib/hash";

export interface Random {
	/** A number from `low` up to `high`. */
	between(low: number, high: number): number;
	/** A whole number from `low` to `high`, both included. */
	whole(low: number, high: number): number;
	pick<Item>(items: readonly Item[]): Item;
	/** True with the given probability. */
	chance(probability: number): boolean;
	/** The items in another order. */
	shuffle<Item>(items: readonly Item[]): Item[];
}

/** Mulberry32, seeded by a name. */
export function randomFor(name: string): Random {
	let state = hashText(name);
	function next(): number {
		state = (state + 0x6d2b79f5) | 0;
		let value = Math.imul(state ^ (state >>> 15), 1 | state);
		value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
		return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
	}
	next();
	return {
		between: (low, high) => low + next() * (high - low),
		whole: (low, high) => Math.floor(low + next() * (high - low + 1)),
		pick: (items) => items[Math.floor(next() * items.length)]!,
		chance: (probability) => next() < probability,
		shuffle(items) {
			const order = [...items];
			for (let index = order.length - 1; index > 0; index--) {
				const other = Math.floor(next() * (index + 1));
				[order[index], order[other]] = [order[other]!, order[index]!];
			}
			return order;
		},
	};
}
