import { expect, test } from "vitest";
import { type Placed, type Placing, placeTitles } from "./place-titles";

function listOf(keys: string): Placed[] {
	return [...keys].map((key, index) => ({ key, sortKey: index + 1 }));
}

/** The keys in their new order, and how many rows are written. */
function place(order: Placed[], placings: Placing[], taken: string[] = []) {
	const changed = placeTitles(order, { placings, taken });
	const sortKeys = new Map(order.map(({ key, sortKey }) => [key, sortKey]));
	for (const key of taken) sortKeys.delete(key);
	for (const [key, sortKey] of changed) sortKeys.set(key, sortKey);
	const sorted = [...sortKeys].sort(([, one], [, other]) => one - other).map(([key, sortKey]) => ({ key, sortKey }));
	return { keys: sorted.map(({ key }) => key).join(""), written: changed.size, sorted };
}

test("a title is added at the end, or at its rank, and nothing else is written", () => {
	expect(place([], [{ key: "a" }])).toMatchObject({ keys: "a", written: 1 });
	expect(place(listOf("abc"), [{ key: "x" }])).toMatchObject({ keys: "abcx", written: 1 });
	expect(place(listOf("abc"), [{ key: "x", rank: 1 }])).toMatchObject({ keys: "xabc", written: 1 });
	expect(place(listOf("abc"), [{ key: "x", rank: 3 }])).toMatchObject({ keys: "abxc", written: 1 });
	expect(place(listOf("abc"), [{ key: "x", rank: 99 }])).toMatchObject({ keys: "abcx", written: 1 });
});

test("a title that is moved stands at its rank afterwards, up and down", () => {
	expect(place(listOf("abcde"), [{ key: "d", rank: 2 }])).toMatchObject({ keys: "adbce", written: 1 });
	expect(place(listOf("abcde"), [{ key: "b", rank: 4 }])).toMatchObject({ keys: "acdbe", written: 1 });
	expect(place(listOf("abcde"), [{ key: "b", rank: 5 }])).toMatchObject({ keys: "acdeb", written: 1 });
});

test("of several titles each stands at its rank afterwards, in whatever order they are named", () => {
	const placings = [{ key: "y", rank: 4 }, { key: "x", rank: 2 }, { key: "z" }];
	expect(place(listOf("abc"), placings)).toMatchObject({ keys: "axbycz", written: 3 });
	expect(place(listOf("abcd"), [{ key: "d", rank: 1 }], ["b"])).toMatchObject({ keys: "dac", written: 1 });
});

test("a list is numbered anew only when there is no number left between two of its titles", () => {
	let order = listOf("abcdefgh");
	const written: number[] = [];
	for (let move = 0; move < 120; move++) {
		const last = order[order.length - 1]?.key ?? "";
		const { sorted, written: count } = place(order, [{ key: last, rank: 2 }]);
		expect(sorted[1]?.key).toBe(last);
		order = sorted;
		written.push(count);
	}
	expect(written.filter((count) => count > 1).length).toBeLessThanOrEqual(3);
	expect(written.filter((count) => count > 1).length).toBeGreaterThan(0);
});

test("two titles with one number, as two devices at once give them, are told apart by the next move", () => {
	const order = [
		{ key: "a", sortKey: 1 },
		{ key: "b", sortKey: 2 },
		{ key: "c", sortKey: 2 },
	];
	expect(place(order, [{ key: "x", rank: 3 }]).keys).toBe("abxc");
});
