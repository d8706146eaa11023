import { expect, test } from "vitest";
import { createConnections, createSlots } from "./slots";

/** Work that ends when it is told to. */
function openWork() {
	const ends: ((error?: Error) => void)[] = [];
	const work = () => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
	return { ends, work };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("as many run as there are slots, the others in order once one is free, also after a failure", async () => {
	const run = createSlots(2);
	const { ends, work } = openWork();
	const runs = Array.from({ length: 4 }, () => run(work).catch(() => "failed"));
	await settle();
	expect(ends).toHaveLength(2);
	ends[0]?.(new Error("down"));
	await settle();
	expect(ends).toHaveLength(3);
	ends[1]?.();
	await settle();
	expect(ends).toHaveLength(4);
	ends[2]?.();
	ends[3]?.();
	expect(await Promise.all(runs)).toEqual(["failed", undefined, undefined, undefined]);
});

test("of the six connections of a request the upstream has at most four", async () => {
	const { toStore, toUpstream } = createConnections();
	const [upstream, store] = [openWork(), openWork()];
	for (let index = 0; index < 8; index++) void toUpstream(upstream.work);
	for (let index = 0; index < 8; index++) void toStore(store.work);
	await settle();
	expect([upstream.ends.length, store.ends.length]).toEqual([4, 2]);
});
