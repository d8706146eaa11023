import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toNetwork } from "../http/network";
import { CrowdedError, createFairQueue, type QueueOptions } from "./fair-queue";

/** One network may hold two of four slots, and five of twenty places in the queue; three slots are for what is not urgent. */
const LIMITS: QueueOptions = { slots: 4, waiting: 20, wait: 4000, lease: 10_000 };

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

/** Requests that each take a second; `started` has their names in the order in which they got a slot. */
function givenQueue(limits = LIMITS) {
	const queue = createFairQueue(limits);
	const started: string[] = [];
	function request(name: string, sender: { network?: string; isUrgent?: boolean }): Promise<string> {
		return queue.run(sender, async () => {
			started.push(name);
			await new Promise((resolve) => setTimeout(resolve, 1000));
			return name;
		});
	}
	return { request, started };
}

it("one network leaves slots for others, however many requests it sends", async () => {
	const { request, started } = givenQueue();
	for (const name of ["a1", "a2", "a3", "a4"]) void request(name, { network: "a" });
	void request("b1", { network: "b" });
	await vi.advanceTimersByTimeAsync(10);
	expect(started).toEqual(["a1", "a2", "b1"]);
});

it("the last slots are reserved for urgent requests", async () => {
	const { request, started } = givenQueue();
	for (const network of ["a", "b", "c", "d"]) void request(network, { network });
	void request("title", { network: "e", isUrgent: true });
	await vi.advanceTimersByTimeAsync(10);
	expect(started).toEqual(["a", "b", "c", "title"]);
});

it("a free slot goes to the network with the fewest slots, and there to an urgent request", async () => {
	const { request, started } = givenQueue();
	void request("a1", { network: "a" });
	await vi.advanceTimersByTimeAsync(500);
	void request("a2", { network: "a" });
	for (const network of ["c", "d"]) void request(network, { network, isUrgent: true });
	void request("a3", { network: "a" });
	void request("b1", { network: "b" });
	void request("b2", { network: "b", isUrgent: true });
	await vi.advanceTimersByTimeAsync(600);
	expect(started).toEqual(["a1", "a2", "c", "d", "b2"]);
});

it("jobs are not counted as a network", async () => {
	const { request, started } = givenQueue();
	for (const name of ["1", "2", "3"]) void request(name, {});
	await vi.advanceTimersByTimeAsync(10);
	expect(started).toHaveLength(3);
});

it("a request that several networks wait for counts against none of them", async () => {
	const queue = createFairQueue(LIMITS);
	const started: string[] = [];
	const shared = { network: "a" as string | undefined };
	for (const [name, sender] of [
		["1", { network: "a" }],
		["2", { network: "a" }],
		["3", shared],
	] as const) {
		void queue.run(sender, async () => {
			started.push(name);
			await new Promise((resolve) => setTimeout(resolve, 60_000));
		});
	}
	await vi.advanceTimersByTimeAsync(10);
	expect(started).toEqual(["1", "2"]);
	shared.network = undefined;
	await vi.advanceTimersByTimeAsync(1000);
	expect(started).toEqual(["1", "2", "3"]);
});

it("no request waits longer than the limit", async () => {
	const { request } = givenQueue({ ...LIMITS, slots: 1, wait: 2500 });
	const results = ["1", "2", "3", "4"].map((name) => request(name, { network: "a" }).catch((error: unknown) => error));
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await Promise.all(results)).toEqual(["1", "2", "3", expect.any(CrowdedError)]);
});

it("a network's queue is limited", async () => {
	const { request } = givenQueue({ ...LIMITS, slots: 2, waiting: 4 });
	const results = ["1", "2", "3"].map((name) => request(name, { network: "a" }).catch((error: unknown) => error));
	const other = request("other", { network: "b" });
	await vi.advanceTimersByTimeAsync(5000);
	expect(await Promise.all([...results, other])).toEqual(["1", "2", expect.any(CrowdedError), "other"]);
});

it("a full queue drops the latest of the network that holds most of it, so that a stranger is served", async () => {
	const { request } = givenQueue({ ...LIMITS, slots: 1, waiting: 12, wait: 20_000 });
	const sent = ["a1", "a2", "a3", "a4", "b1", "b2", "c1", "d1", "e1", "f1", "g1", "h1", "i1"];
	const outcomes = Promise.allSettled(sent.map((name) => request(name, { network: name.slice(0, 1) })));
	const stranger = request("stranger", { network: "s" });
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await stranger).toBe("stranger");
	const dropped = (await outcomes).flatMap(({ status }, index) => (status === "rejected" ? [sent[index]] : []));
	expect(dropped).toEqual(["a4"]);
});

it("four networks of 64 bits in one customer's 56 cannot fill the queue", async () => {
	const { request } = givenQueue({ ...LIMITS, waiting: 40 });
	const flood = Array.from({ length: 48 }, (_, index) => {
		const network = toNetwork(`2001:db8:1:20${index % 4}::${index + 1}`);
		return request(`flood ${index}`, { network }).catch((error: unknown) => error);
	});
	const strangers = Array.from({ length: 4 }, (_, index) => request(`${index}`, { network: `192.0.2.${index}` }));
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await Promise.all(strangers)).toHaveLength(4);
	expect((await Promise.all(flood)).filter((result) => typeof result === "string").length).toBeLessThanOrEqual(12);
});

it("the network that fills the queue does not displace others, and neither do jobs lose their place", async () => {
	const { request } = givenQueue({ ...LIMITS, slots: 1, wait: 9000, waiting: 8 });
	const JOBS = ["j1", "j2", "j3", "j4", "j5", "j6"];
	const first = request("running", { network: "r" });
	const jobs = JOBS.map((name) => request(name, {}));
	const one = request("b1", { network: "b" });
	const flood = ["a1", "a2"].map((name) => request(name, { network: "a" }).catch((error: unknown) => error));
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await Promise.all([first, ...jobs, one, ...flood])).toEqual([
		"running",
		...JOBS,
		"b1",
		...["a1", expect.any(CrowdedError)],
	]);
});

it("a full queue in which each network holds one rejects the newcomer", async () => {
	const { request } = givenQueue({ ...LIMITS, slots: 1, waiting: 2 });
	const results = ["a", "b", "c", "d"].map((network) => request(network, { network }).catch((error: unknown) => error));
	await vi.advanceTimersByTimeAsync(5000);
	expect(await Promise.all(results)).toEqual(["a", "b", "c", expect.any(CrowdedError)]);
});

it("a full queue does not reject a request that can start at once", async () => {
	const { request, started } = givenQueue({ ...LIMITS, slots: 2, waiting: 1 });
	for (const network of ["a", "b"]) void request(network, { network });
	void request("title", { network: "c", isUrgent: true }).catch(() => undefined);
	await vi.advanceTimersByTimeAsync(10);
	expect(started).toEqual(["a", "title"]);
});

it("requests that the platform cut off are removed from the queue", async () => {
	const { request, started } = givenQueue({ ...LIMITS, slots: 1, waiting: 2 });
	for (const network of ["a", "b", "c"]) void request(network, { network });
	await vi.advanceTimersByTimeAsync(10);
	// Time passes and no timer fires, as in requests that are cut off.
	vi.spyOn(performance, "now").mockReturnValue(performance.now() + 11_000);
	void request("d", { network: "d" }).catch(() => undefined);
	await vi.advanceTimersByTimeAsync(10);
	expect(started).toEqual(["a", "d"]);
});

it("a slot whose request was cut off is free after its lease", async () => {
	const { request } = givenQueue({ ...LIMITS, slots: 1, lease: 300 });
	void request("cut off", {});
	const second = request("second", {});
	await vi.advanceTimersByTimeAsync(1300);
	expect(await second).toBe("second");
});

it("a slot stays empty for as long as its work asks", async () => {
	const { request, started } = givenQueue({ ...LIMITS, slots: 1, pause: (took) => took / 4 });
	for (const network of ["a", "b"]) void request(network, { network });
	await vi.advanceTimersByTimeAsync(1249);
	expect(started).toEqual(["a"]);
	await vi.advanceTimersByTimeAsync(1);
	expect(started).toEqual(["a", "b"]);
});

it("a waiting request that is aborted passes the free slot on", async () => {
	const queue = createFairQueue({ ...LIMITS, slots: 1 });
	const controller = new AbortController();
	const started: string[] = [];
	let finish = () => {};
	const first = queue.run({ network: "a" }, () => new Promise<void>((resolve) => (finish = resolve)));
	const second = queue.run({ network: "b" }, async () => started.push("b"), controller.signal).catch(() => undefined);
	void queue.run({ network: "c" }, async () => started.push("c"));
	await vi.advanceTimersByTimeAsync(10);
	controller.abort();
	finish();
	await first;
	await second;
	await vi.advanceTimersByTimeAsync(10);
	expect(started).toEqual(["c"]);
});

it("a free slot takes a few passes over the waiting requests, not one for each of them", async () => {
	const queue = createFairQueue({ ...LIMITS, slots: 2, waiting: 200 });
	let reads = 0;
	let finish = () => {};
	const first = queue.run({}, () => new Promise<void>((resolve) => (finish = resolve)));
	for (let number = 0; number < 200; number++) {
		const sender = {
			network: `network ${number}`,
			get isUrgent() {
				reads++;
				return false;
			},
		};
		void queue.run(sender, () => new Promise(() => undefined)).catch(() => undefined);
	}
	await vi.advanceTimersByTimeAsync(10);
	reads = 0;
	finish();
	await first;
	await vi.advanceTimersByTimeAsync(10);
	expect(reads).toBeGreaterThan(0);
	expect(reads).toBeLessThan(10 * 200);
});
