import { beforeEach, describe, expect, test, vi } from "vitest";
import { createTieredCache, type Lookup, STORE_WAIT_MS } from "./tiered-cache";

interface Entry {
	at: number;
	text: string;
}

const AGES = { ageing: 1000, fresh: 2000, usable: 10_000 };
const PAUSE_MS = 500;

/** A store of texts that can fail or never respond. */
function openStores() {
	const texts = new Map<string, string>();
	const state = { isLate: false };
	async function answer<Value>(value: Value): Promise<Value> {
		return state.isLate ? await new Promise<never>(() => undefined) : value;
	}
	const edge = {
		match: (url: string) => answer(texts.has(url) ? new Response(texts.get(url)) : undefined),
		put: async (url: string, response: Response) => void texts.set(url, await response.text()),
	} as unknown as Cache;
	const kv = {
		get: (key: string) => answer(texts.get(key) ?? null),
		put: async (key: string, text: string) => void texts.set(key, text),
	} as unknown as KVNamespace;
	const work: Promise<unknown>[] = [];
	return {
		state,
		texts,
		stores: { edge, kv, waitUntil: (promise: Promise<unknown>) => void work.push(promise) },
		settled: () => Promise.allSettled(work),
	};
}

function openCache(options: Partial<Parameters<typeof createTieredCache<Entry>>[0]> = {}) {
	return createTieredCache<Entry>({
		name: "texts",
		limit: 10,
		ages: () => AGES,
		wait: 20,
		pauseAfter: () => PAUSE_MS,
		...options,
	});
}

/** A source that counts its reads, and whose next texts are given. */
function openSource(...texts: (string | Error)[]) {
	const load = vi.fn(async () => {
		const text = texts.shift() ?? "last";
		if (text instanceof Error) throw text;
		return { at: Date.now(), text };
	});
	return load;
}

const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"] });
});

describe("an entry", () => {
	test("is fresh first, then loaded again behind a caller's back, then before the caller's eyes", async () => {
		const { stores, settled } = openStores();
		const [cache, load] = [openCache(), openSource("one", "two", "three")];
		const find = async () => {
			const { entry, status } = await cache.find("key", { stores, load });
			await settled();
			return `${entry.text} ${status}`;
		};
		expect(await find()).toBe("one miss");
		expect(await find()).toBe("one hit");
		pass(AGES.ageing);
		expect([await find(), await find()]).toEqual(["one hit", "two hit"]);
		pass(AGES.fresh);
		expect(await find()).toBe("three miss");
	});

	test("is used while its source fails, until it is too old, and the source is read once a pause", async () => {
		const { stores } = openStores();
		const [cache, load] = [openCache(), openSource("one", new Error("down"), new Error("down"), new Error("down"))];
		const lookup = { stores, load };
		await cache.find("key", lookup);
		pass(AGES.fresh);
		for (const reads of [2, 2, 2]) {
			expect(await cache.find("key", lookup)).toMatchObject({ entry: { text: "one" }, status: "stale" });
			expect(load).toHaveBeenCalledTimes(reads);
		}
		pass(PAUSE_MS);
		expect(await cache.find("key", lookup)).toMatchObject({ status: "stale" });
		expect(load).toHaveBeenCalledTimes(3);
		pass(AGES.usable);
		await expect(cache.find("key", lookup)).rejects.toThrow("down");
	});

	test("is found by other isolates in the edge cache, in KV elsewhere, and only where it belongs", async () => {
		const { stores, settled, texts } = openStores();
		const cache = openCache({ isFor: (store, { text }) => store === "edge" || text !== "near" });
		await cache.find("far", { stores, load: openSource("far") });
		await cache.find("near", { stores, load: openSource("near") });
		await settled();
		expect([...texts.keys()].sort()).toEqual(["https://texts.invalid/far", "https://texts.invalid/near", "texts:far"]);
		const load = openSource();
		for (const present of [stores, { ...stores, kv: undefined }, { ...stores, edge: undefined }]) {
			expect(await openCache().find("far", { stores: present, load })).toMatchObject({ status: "hit" });
		}
		expect(load).not.toHaveBeenCalled();
	});

	test("that a store does not give in time is loaded, and so is one that cannot be read", async () => {
		vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
		const { state, stores, texts } = openStores();
		state.isLate = true;
		const finding = openCache().find("key", { stores, load: openSource("loaded") });
		await vi.advanceTimersByTimeAsync(2 * STORE_WAIT_MS);
		expect(await finding).toMatchObject({ entry: { text: "loaded" }, status: "miss" });
		state.isLate = false;
		for (const text of ["{", "null", '{"text":"no time"}', '{"at":0,"text":"old"}']) {
			const key = String(text.length);
			texts.set(`https://texts.invalid/${key}`, text);
			expect(await openCache().find(key, { stores, load: openSource("loaded") })).toMatchObject({ status: "miss" });
		}
	});
});

describe("simultaneous calls", () => {
	test("share one load, which knows who waits for it", async () => {
		const { stores } = openStores();
		const cache = openCache();
		let callers: unknown[] = [];
		const load: Lookup<Entry>["load"] = async (flight) => {
			await new Promise((resolve) => setTimeout(resolve, 5));
			callers = [...flight.callers];
			return { at: Date.now(), text: "shared" };
		};
		const results = await Promise.all(["a", "b", "a"].map((caller) => cache.find("key", { stores, caller, load })));
		expect(results.map(({ status }) => status)).toEqual(["miss", "hit", "hit"]);
		expect(callers).toEqual(["a", "b"]);
	});

	test("share a failure, except one that concerns only who started the load", async () => {
		const { stores } = openStores();
		for (const isOwn of [false, true]) {
			const cache = openCache({ isOwn: () => isOwn });
			const load = openSource(new Error("refused"), "served");
			const results = await Promise.allSettled([1, 2].map(() => cache.find("key", { stores, load })));
			expect(results.map(({ status }) => status)).toEqual(["rejected", isOwn ? "fulfilled" : "rejected"]);
		}
	});
});

test("a refresh loads a fresh entry again, but not twice in a moment, and a failure leaves the entry", async () => {
	const { stores } = openStores();
	const [cache, load] = [openCache(), openSource("one", "two", new Error("down"))];
	const lookup = { stores, load };
	const refresh = async () => {
		const { entry, status } = await cache.refresh("key", lookup, 3000);
		return `${entry.text} ${status}`;
	};
	expect(await refresh()).toBe("one miss");
	pass(1000 - 1);
	expect(await refresh()).toBe("one hit");
	pass(3000);
	expect(await refresh()).toBe("two miss");
	pass(3000);
	expect(await refresh()).toBe("two stale");
});

test("an entry that was put is got while it is usable, by other isolates too", async () => {
	const { stores, settled } = openStores();
	const cache = openCache();
	expect(await cache.get("key", stores)).toBeNull();
	cache.put("key", { at: Date.now(), text: "one" }, stores);
	await settled();
	pass(AGES.fresh);
	for (const isolate of [cache, openCache()]) expect(await isolate.get("key", stores)).toMatchObject({ text: "one" });
	pass(AGES.usable);
	expect(await cache.get("key", stores)).toBeNull();
	cache.clear();
	expect(cache.size).toBe(0);
});

test("KV gets a copy when its content changed, or when the copy there is six hours old", async () => {
	const { stores, texts, settled } = openStores();
	const cache = openCache({ ages: () => ({ ageing: 1, fresh: 1, usable: 24 * 3_600_000 }), wait: 1000 });
	const put = vi.spyOn(stores.kv, "put");
	const load = openSource("one", "one", "two", "two", "two");
	async function findAfter(milliseconds: number): Promise<number> {
		pass(milliseconds);
		await cache.find("a", { stores, load });
		await settled();
		return put.mock.calls.length;
	}
	expect([await findAfter(0), await findAfter(60_000), await findAfter(60_000), await findAfter(60_000)]).toEqual([
		1, 1, 2, 2,
	]);
	// An isolate that starts knows it from the copy of the edge.
	cache.clear();
	expect([await findAfter(6 * 3_600_000 - 120_000), await findAfter(180_000)]).toEqual([2, 3]);
	expect(texts.size).toBe(2);
});
