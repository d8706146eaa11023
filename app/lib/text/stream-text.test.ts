import { expect, test } from "vitest";
import { readInBatches, streamText, writeJsonArray } from "./stream-text";

/** The numbers from 1 to `count` in batches of three, and how many batches have been read. */
function numbersTo(count: number) {
	const all = Array.from({ length: count }, (_, index) => index + 1);
	const state = { reads: 0 };
	const batches = readInBatches<number>(3, async (last, limit) => {
		state.reads++;
		return all.slice(last ?? 0, (last ?? 0) + limit);
	});
	return { all, state, batches };
}

test.each([0, 1, 3, 7, 9])("%i values in batches of three are one JSON array", async (count) => {
	const { all, batches } = numbersTo(count);
	expect(await new Response(streamText(writeJsonArray(batches))).json()).toEqual(all);
});

test("a batch is read when the client has read the previous one", async () => {
	const { state, batches } = numbersTo(7);
	const reader = streamText(writeJsonArray(batches)).getReader();
	expect(state.reads).toBe(0);
	for (const reads of [1, 2, 3]) {
		await reader.read();
		expect(state.reads).toBe(reads);
	}
});

test("nothing is read after the client has gone", async () => {
	const { state, batches } = numbersTo(7);
	const reader = streamText(writeJsonArray(batches)).getReader();
	await reader.read();
	await reader.cancel();
	expect([state.reads, (await batches.next()).done]).toEqual([1, true]);
});

test("a batch that cannot be read ends the download as incomplete", async () => {
	const batches = readInBatches<number>(1, async (last) => {
		if (last) throw new Error("D1 is down");
		return [1];
	});
	await expect(new Response(streamText(writeJsonArray(batches))).text()).rejects.toThrow("D1 is down");
});
