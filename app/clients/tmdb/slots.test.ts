import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CrowdedError, createSlots } from "./slots";

const COUNTS = { total: 4, ordinary: 3, perNetwork: 2, wait: 4000, queue: 20, queuePerNetwork: 10 };
const signal = new AbortController().signal;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** Requests that each take a second; `began` has their names in the order in which they got a slot. */
function station(counts = COUNTS) {
	const slots = createSlots(counts);
	const began: string[] = [];
	function ask(name: string, asker: { network?: string; isUrgent?: boolean }): Promise<string> {
		return slots.run(asker, signal, async () => {
			began.push(name);
			await new Promise((resolve) => setTimeout(resolve, 1000));
			return name;
		});
	}
	return { ask, began };
}

it("one network leaves slots for others, however much it asks", async () => {
	const { ask, began } = station();
	for (const name of ["a1", "a2", "a3", "a4"]) void ask(name, { network: "a" });
	void ask("b1", { network: "b" });
	await vi.advanceTimersByTimeAsync(10);
	expect(began).toEqual(["a1", "a2", "b1"]);
});

it("the last slots are for what is urgent", async () => {
	const { ask, began } = station();
	for (const network of ["a", "b", "c", "d"]) void ask(network, { network });
	void ask("title", { network: "e", isUrgent: true });
	await vi.advanceTimersByTimeAsync(10);
	expect(began).toEqual(["a", "b", "c", "title"]);
});

it("a slot that comes free goes to the network that holds the fewest, and there to what is urgent", async () => {
	const { ask, began } = station({ ...COUNTS, total: 2 });
	void ask("a1", { network: "a" });
	await vi.advanceTimersByTimeAsync(500);
	void ask("a2", { network: "a" });
	void ask("a3", { network: "a" });
	void ask("b1", { network: "b" });
	void ask("b2", { network: "b", isUrgent: true });
	await vi.advanceTimersByTimeAsync(600);
	expect(began).toEqual(["a1", "a2", "b2"]);
});

it("jobs are not counted as a network", async () => {
	const { ask, began } = station();
	for (const name of ["1", "2", "3"]) void ask(name, {});
	await vi.advanceTimersByTimeAsync(10);
	expect(began).toHaveLength(3);
});

it("a request that several networks wait for counts against none of them", async () => {
	const slots = createSlots(COUNTS);
	const began: string[] = [];
	const shared = { network: "a" as string | undefined };
	for (const [name, asker] of [
		["1", { network: "a" }],
		["2", { network: "a" }],
		["3", shared],
	] as const) {
		void slots.run(asker, signal, async () => {
			began.push(name);
			await new Promise((resolve) => setTimeout(resolve, 60_000));
		});
	}
	await vi.advanceTimersByTimeAsync(10);
	expect(began).toEqual(["1", "2"]);
	shared.network = undefined;
	await vi.advanceTimersByTimeAsync(1000);
	expect(began).toEqual(["1", "2", "3"]);
});

it("nobody waits longer than the limit", async () => {
	const { ask } = station({ ...COUNTS, perNetwork: 1, wait: 2500 });
	const asked = ["1", "2", "3", "4"].map((name) => ask(name, { network: "a" }).catch((error: unknown) => error));
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await Promise.all(asked)).toEqual(["1", "2", "3", expect.any(CrowdedError)]);
});

it("a network's queue is bounded", async () => {
	const { ask } = station({ ...COUNTS, perNetwork: 1, queuePerNetwork: 1 });
	const asked = ["1", "2", "3"].map((name) => ask(name, { network: "a" }).catch((error: unknown) => error));
	const other = ask("other", { network: "b" });
	await vi.advanceTimersByTimeAsync(5000);
	expect(await Promise.all([...asked, other])).toEqual(["1", "2", expect.any(CrowdedError), "other"]);
});

it("the queue of all networks is bounded", async () => {
	const { ask } = station({ ...COUNTS, total: 1, queue: 2 });
	const asked = ["a", "b", "c", "d"].map((network) => ask(network, { network }).catch((error: unknown) => error));
	await vi.advanceTimersByTimeAsync(5000);
	expect(await Promise.all(asked)).toEqual(["a", "b", "c", expect.any(CrowdedError)]);
});

it("a full queue refuses no request that may start at once", async () => {
	const { ask, began } = station({ ...COUNTS, ordinary: 1, queue: 1 });
	for (const network of ["a", "b"]) void ask(network, { network });
	void ask("title", { network: "c", isUrgent: true }).catch(() => undefined);
	await vi.advanceTimersByTimeAsync(10);
	expect(began).toEqual(["a", "title"]);
});

it("requests that the platform cut off do not fill the queue for ever", async () => {
	const { ask, began } = station({ ...COUNTS, total: 1, queue: 2 });
	for (const network of ["a", "b", "c"]) void ask(network, { network });
	await vi.advanceTimersByTimeAsync(10);
	// The clock goes on and no timer fires, as in requests that are cut off.
	vi.setSystemTime(Date.now() + 11_000);
	void ask("d", { network: "d" }).catch(() => undefined);
	await vi.advanceTimersByTimeAsync(10);
	expect(began).toEqual(["a", "d"]);
});

it("a waiting request that gives up passes the free slot on", async () => {
	const slots = createSlots({ ...COUNTS, total: 1 });
	const controller = new AbortController();
	const began: string[] = [];
	let finish = () => {};
	const first = slots.run({ network: "a" }, signal, () => new Promise<void>((resolve) => (finish = resolve)));
	const second = slots.run({ network: "b" }, controller.signal, async () => began.push("b")).catch(() => undefined);
	void slots.run({ network: "c" }, signal, async () => began.push("c"));
	await vi.advanceTimersByTimeAsync(10);
	controller.abort();
	finish();
	await first;
	await second;
	await vi.advanceTimersByTimeAsync(10);
	expect(began).toEqual(["c"]);
});

it("a slot that comes free costs a few passes over the waiting requests, not one for each of them", async () => {
	const slots = createSlots({ ...COUNTS, ordinary: 1, queue: 200 });
	let reads = 0;
	let finish = () => {};
	const first = slots.run({}, signal, () => new Promise<void>((resolve) => (finish = resolve)));
	for (let number = 0; number < 200; number++) {
		const asker = {
			network: `network ${number}`,
			get isUrgent() {
				reads++;
				return false;
			},
		};
		void slots.run(asker, signal, () => new Promise(() => undefined)).catch(() => undefined);
	}
	await vi.advanceTimersByTimeAsync(10);
	reads = 0;
	finish();
	await first;
	await vi.advanceTimersByTimeAsync(10);
	expect(reads).toBeGreaterThan(0);
	expect(reads).toBeLessThan(10 * 200);
});
