import { expect, test } from "vitest";
import { mapSideBySide } from "./side-by-side";

test("works on so many items at a time, and returns the results in their order", async () => {
	let [running, most] = [0, 0];
	const results = await mapSideBySide([30, 10, 20, 0, 5], 2, async (ms) => {
		most = Math.max(most, ++running);
		await new Promise((resolve) => setTimeout(resolve, ms));
		running -= 1;
		return ms * 2;
	});
	expect(results).toEqual([60, 20, 40, 0, 10]);
	expect(most).toBe(2);
});

test("rejects with the first error", async () => {
	const work = async (item: number) => {
		if (item === 2) throw new Error("of the second");
		return item;
	};
	await expect(mapSideBySide([1, 2, 3], 2, work)).rejects.toThrow("of the second");
});
