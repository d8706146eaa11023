import { afterEach, expect, test, vi } from "vitest";
import type { OpenStorage } from "~/browser/stored";
import type { CardFacts } from "~/domain/catalogue/cards";
import { emptyList } from "~/domain/catalogue/lists/loaded-list";
import { createTitleLists } from "./title-lists";

const PAGE_SIZE = 8;
const CARDS_PER_PAGE = 5;

function card(id: number): CardFacts {
	return { mediaType: "movie", id, title: `Title ${id}`, year: 2000, poster: "/p.svg", rating: 7, genres: [] };
}

function memoryStorage() {
	const texts = new Map<string, string>();
	return {
		texts,
		getItem: (key: string) => texts.get(key) ?? null,
		setItem: (key: string, text: string) => void texts.set(key, text),
		removeItem: (key: string) => void texts.delete(key),
	};
}

function lists(storage: ReturnType<OpenStorage> = memoryStorage(), hidden = new Set<number>()) {
	return createTitleLists({
		openStorage: () => storage,
		pageSize: () => PAGE_SIZE,
		isHidden: ({ id }) => hidden.has(id),
	});
}

/** Serves lists of `lastPage` pages; returns the page ranges that were requested. */
function serve(
	lastPage: number,
	{ failing = new Set<number>(), perPage = CARDS_PER_PAGE, leftOutUntil = 0 } = {},
): string[] {
	const requested: string[] = [];
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
	vi.stubGlobal("fetch", async (address: string, { signal }: { signal: AbortSignal }) => {
		const params = new URLSearchParams(address.split("?")[1]);
		const [first, last] = [Number(params.get("first")), Number(params.get("last"))];
		requested.push(`${first}-${last}`);
		await new Promise((resolve) => setTimeout(resolve));
		signal.throwIfAborted();
		if (failing.delete(first)) return new Response(null, { status: 503 });
		const lines = Array.from({ length: last - first + 1 }, (_, index) => {
			const page = first + index;
			const leftOut = page <= leftOutUntil ? CARDS_PER_PAGE : 0;
			const cards = Array.from({ length: perPage - leftOut }, (_, place) => card(page * CARDS_PER_PAGE + place));
			return `${JSON.stringify({ page, lastPage, cards, leftOut, hidden: 0, size: CARDS_PER_PAGE, total: lastPage * CARDS_PER_PAGE, isStale: false })}\n`;
		});
		return new Response(`[\n${lines.join(",")}]\n`);
	});
	return requested;
}

// Files of the pure project share one process.
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const signal = new AbortController().signal;

/** Opens a list and shows it as the list page does, which loads ahead after every change. Returns the current view. */
async function openAndShow(all: ReturnType<typeof lists>, address: string) {
	const first = await all.open(address, signal);
	const view = () => all.view("key", address, first ?? emptyList());
	all.show("key", view().entry);
	all.subscribe(() => all.loadAhead(view()));
	all.announce();
	return view;
}

test("opens a list with enough pages for a first screen", async () => {
	const requested = serve(40);
	expect((await lists().open("/movies", signal))?.cards).toHaveLength(2 * CARDS_PER_PAGE);
	expect(requested).toEqual(["1-2"]);
});

test("starts at the page in the address", async () => {
	const requested = serve(40);
	await lists().open("/movies?page=7", signal);
	expect(requested).toEqual(["7-8"]);
});

test("reuses a list for five minutes, then loads it again", async () => {
	const requested = serve(40);
	const all = lists();
	await all.open("/movies", signal);
	const now = Date.now();
	vi.spyOn(Date, "now").mockReturnValue(now + 4 * 60_000);
	await all.open("/movies", signal);
	expect(requested).toHaveLength(1);
	vi.spyOn(Date, "now").mockReturnValue(now + 6 * 60_000);
	await all.open("/movies", signal);
	expect(requested).toHaveLength(2);
});

test("a first screen that another list replaces has not failed, and goes on where that one is cancelled", async () => {
	serve(40);
	const all = lists();
	let settled = 0;
	const first = all.open("/search?q=du", signal).finally(() => {
		settled += 1;
	});
	const navigation = new AbortController();
	const second = all.open("/search?q=dune", navigation.signal);
	for (let turn = 0; turn < 20; turn++) await Promise.resolve();
	expect(settled).toBe(0);
	navigation.abort();
	await expect(second).rejects.toThrow();
	expect((await first)?.cards).toHaveLength(2 * CARDS_PER_PAGE);
});

test("loads ahead to the end of the batch of 15 pages, and the next batch only near that end", async () => {
	const requested = serve(40);
	const all = lists();
	const view = await openAndShow(all, "/movies");
	await vi.waitFor(() => expect(view().list.cards).toHaveLength(15 * CARDS_PER_PAGE));
	await vi.waitFor(() => expect(view().entry.cached.request).toBeNull());
	expect(requested).toEqual(["1-2", "3-15"]);
	for (let screens = 1; screens < 9; screens++) all.showMore(view());
	expect(requested).toEqual(["1-2", "3-15", "16-30"]);
});

test("loads only the missing titles of a search", async () => {
	const requested = serve(40);
	const all = lists();
	const view = await openAndShow(all, "/search?q=a");
	await vi.waitFor(() => expect(view().entry.cached.request).toBeNull());
	expect(requested).toEqual(["1-2"]);
	all.showMore(view());
	await vi.waitFor(() => expect(view().cards).toHaveLength(2 * PAGE_SIZE));
	expect(requested).toEqual(["1-2", "3-4"]);
});

test("returns null for a list that fails to load, and requests it again the next time", async () => {
	const requested = serve(40, { failing: new Set([1]) });
	const all = lists();
	expect(await all.open("/movies", signal)).toBeNull();
	expect((await all.open("/movies", signal))?.cards).toHaveLength(2 * CARDS_PER_PAGE);
	expect(requested).toEqual(["1-2", "1-2"]);
});

test("ends a list as empty when its first pages have no cards", async () => {
	const requested = serve(30, { perPage: 0 });
	const list = await lists().open("/search?q=bare", signal);
	expect([list?.cards, list?.nextPage, list?.lastPage]).toEqual([[], 7, 6]);
	expect(requested).toEqual(["1-2", "3-4", "5-6"]);
});

test("goes on where all of the first pages were left out: a listing by itself, a search with Load More", async () => {
	const requested = serve(30, { leftOutUntil: 8 });
	const listing = await openAndShow(lists(), "/movies");
	expect(listing()).toMatchObject({ missing: PAGE_SIZE, hasMore: true });
	await vi.waitFor(() => expect(listing().cards).toHaveLength(PAGE_SIZE));
	const all = lists();
	const search = await openAndShow(all, "/search?q=a");
	await vi.waitFor(() => expect(search()).toMatchObject({ cards: [], missing: 0, hasMore: true }));
	all.showMore(search());
	await vi.waitFor(() => expect(search().cards).toHaveLength(2 * PAGE_SIZE));
	expect(requested).toEqual(["1-2", "3-4", "5-6", "7-15", "1-2", "3-4", "5-6", "7-8", "9-10", "11-12"]);
});

test("reports a failed Load More, and retries from the page that failed", async () => {
	const requested = serve(40, { failing: new Set([3]) });
	const all = lists();
	const view = await openAndShow(all, "/movies");
	all.showMore(view());
	await vi.waitFor(() => expect(view().hasFailed).toBe(true));
	expect(view().cards).toHaveLength(2 * CARDS_PER_PAGE);
	all.showMore(view());
	await vi.waitFor(() => expect(view().cards).toHaveLength(2 * PAGE_SIZE));
	expect(requested).toEqual(["1-2", "3-15", "3-15"]);
});

test("stops loading when the navigation is cancelled", async () => {
	serve(40);
	const all = lists();
	const navigation = new AbortController();
	const opening = all.open("/movies", navigation.signal);
	navigation.abort();
	await expect(opening).rejects.toThrow("aborted");
	expect((await all.open("/tv", signal))?.cards).toHaveLength(2 * CARDS_PER_PAGE);
});

test("finds the list of an earlier history entry, not of the current one", async () => {
	serve(40);
	const all = lists();
	const first = await all.open("/movies", signal);
	const { entry } = all.view("key", "/movies", first ?? emptyList());
	const hide = all.show("key", entry);
	expect(all.findReturned("key", "/movies")).toBeNull();
	hide();
	expect(all.findReturned("key", "/movies")).toBe(entry.cached.list);
	expect(all.findReturned("key", "/tv")).toBeNull();
});

test("restores cards and screens in the next document", async () => {
	serve(40);
	const storage = memoryStorage();
	const all = lists(storage);
	const first = await all.open("/movies", signal);
	const { entry } = all.view("key", "/movies", first ?? emptyList());
	all.showMore(all.view("key", "/movies", emptyList()));
	all.show("key", entry);
	all.save();
	const restored = lists(storage).view("key", "/movies", emptyList());
	expect(restored.list).toEqual(first);
	expect(restored.entry).toMatchObject({ screens: 2 });
});

test("opens the list on the screen at once, also one of an earlier document: Back can be pressed before the next page shows", async () => {
	const requested = serve(40);
	const storage = memoryStorage();
	const earlier = lists(storage);
	const first = await earlier.open("/movies", signal);
	earlier.show("key", earlier.view("key", "/movies", first ?? emptyList()).entry);
	earlier.save();
	requested.length = 0;
	const all = lists(storage);
	all.show("key", all.view("key", "/movies", emptyList()).entry);
	expect(await all.open("/movies", signal)).toEqual(first);
	expect(requested).toEqual([]);
});

test("saves the five newest entries, and only the newest when storage is full", () => {
	const storage = memoryStorage();
	const all = lists(storage);
	for (let index = 1; index <= 7; index++) all.view(`key${index}`, `/movies?page=${index}`, emptyList(index));
	all.save();
	const savedKeys = () =>
		(JSON.parse(storage.getItem("marquee.lists") ?? "[]") as { key: string }[]).map(({ key }) => key);
	expect(savedKeys()).toEqual(["key3", "key4", "key5", "key6", "key7"]);
	const limit = (storage.getItem("marquee.lists")?.length ?? 0) / 2;
	const small = {
		...storage,
		setItem(key: string, text: string) {
			if (text.length > limit) throw new Error("quota");
			storage.setItem(key, text);
		},
	};
	const next = lists(small);
	next.view("key8", "/tv", emptyList());
	next.save();
	expect(savedKeys()).toEqual(["key8"]);
});

test("leaves out what was hidden since it was loaded, shows others in its place, and saves it without it", async () => {
	serve(40);
	const hidden = new Set<number>();
	const storage = memoryStorage();
	const all = lists(storage, hidden);
	const view = await openAndShow(all, "/movies");
	const [first] = view().cards;
	hidden.add(first?.id ?? 0);
	all.announce();
	expect(view().cards).toHaveLength(PAGE_SIZE);
	expect(view().cards).not.toContainEqual(first);
	all.save();
	expect(lists(storage).findReturned("key", "/movies")?.cards).not.toContainEqual(first);
	hidden.clear();
	expect(view().cards[0]).toEqual(first);
});

test("a document's list that lacks what this browser leaves out waits for others, and counts what is left out", () => {
	const requested = serve(40);
	const [page, hidden] = [Array.from({ length: PAGE_SIZE }, (_, index) => card(index)), new Set([0, 1, 2])];
	const first = { ...emptyList(), cards: page, total: 200, nextPage: 2, lastPage: 40 };
	const all = lists(memoryStorage(), hidden);
	const { cards, missing, list } = all.view("key", "/movies", first);
	expect([cards.length, missing, list.leftOut]).toEqual([PAGE_SIZE - 3, 3, 3]);
	expect(lists().view("key", "/movies", first)).toMatchObject({ missing: 0 });
	expect(all.view("other", "/movies?all=1", first).cards).toHaveLength(PAGE_SIZE);
	expect(requested).toEqual([]);
});

test("starts empty when storage is blocked or invalid", () => {
	const blocked = createTitleLists({
		openStorage: () => {
			throw new Error("blocked");
		},
		pageSize: () => PAGE_SIZE,
		isHidden: () => false,
	});
	expect(blocked.view("key", "/movies", emptyList()).cards).toEqual([]);
	expect(() => blocked.save()).not.toThrow();
	for (const text of ["{", "null", '[null, 3, {"key":"key"}]']) {
		const storage = memoryStorage();
		storage.setItem("marquee.lists", text);
		expect(lists(storage).findReturned("key", "/movies")).toBeNull();
	}
});

test("forgets what it shows and has saved, so that another profile loads its own", async () => {
	serve(40);
	const storage = memoryStorage();
	const all = lists(storage);
	await openAndShow(all, "/movies");
	all.save();
	expect(lists(storage).findReturned("key", "/movies")).not.toBeNull();
	all.forget();
	all.save();
	expect(lists(storage).findReturned("key", "/movies")).toBeNull();
});
