// Loads title lists page by page and reuses a loaded list for five minutes. One list loads at a time: the one on the
// screen, or the one of the pending navigation.

import type { ListCard } from "~/domain/catalogue/cards";
import { readPageNumber, readShowsAll } from "~/domain/catalogue/lists/list-query";
import {
	addLeftOut,
	addPage,
	BATCH_PAGES,
	batchEnd,
	emptyList,
	endIfBare,
	FIRST_PAGES,
	FIRST_PAGES_MAX,
	hasMorePages,
	type ListPage,
	type LoadedList,
} from "~/domain/catalogue/lists/loaded-list";
import { createStore } from "~/lib/caching/store";
import { DEFAULT_LANGUAGE, LANGUAGES, pageLanguage } from "~/lib/language/languages";

/** Milliseconds that a fetched list is held in the browser. */
const LISTING_CACHE_MS = 5 * 60 * 1000;

/** First and last page, both included. */
interface PageRange {
	first: number;
	last: number;
	signal: AbortSignal;
}

/** The next pages of a list failed to load. */
class ListError extends Error {}

/** Yields the pages of the list at `address` in order, as they arrive. Throws `ListError`, or the signal's reason. */
async function* readListPages(address: string, { first, last, signal }: PageRange): AsyncGenerator<ListPage> {
	try {
		const separator = address.includes("?") ? "&" : "?";
		const language = pageLanguage();
		const inLanguage = language === DEFAULT_LANGUAGE ? "" : `&in=${LANGUAGES[language].upstream}`;
		const response = await fetch(`/api/listing${address}${separator}first=${first}&last=${last}${inLanguage}`, {
			signal,
		});
		if (!response.ok || !response.body) throw new ListError(`Status ${response.status}`);
		for await (const line of readLines(response.body)) {
			if (line === "[" || line === "]") continue;
			const page = JSON.parse(line.replace(/^,/, "")) as ListPage | { failed: true };
			if ("failed" in page) throw new ListError("The upstream failed");
			yield page;
		}
	} catch (error) {
		signal.throwIfAborted();
		throw error instanceof ListError ? error : new ListError("The connection failed", { cause: error });
	}
}

/** Yields whole lines; throws when the response ends in the middle of one. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
	const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
	let unfinished = "";
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		const lines = (unfinished + value).split("\n");
		unfinished = lines.pop() ?? "";
		yield* lines;
	}
	if (unfinished) throw new ListError("The response ended early");
}

/** A list that is loaded or loading. The URL of its page identifies it. */
export interface CachedList {
	address: string;
	list: LoadedList;
	/** Unix time in milliseconds at which loading began. */
	startedAt: number;
	/** The request for more pages; null while nothing is loading. */
	request: AbortController | null;
	/** The last request failed. */
	hasFailed: boolean;
}

function paramsOf(address: string): URLSearchParams {
	return new URLSearchParams(address.split("?")[1]);
}

function firstPageOf(address: string): number {
	return readPageNumber(paramsOf(address).get("page"));
}

/** A text search changes while the visitor types, so nothing is fetched ahead for it. */
function isSearch(address: string): boolean {
	return paramsOf(address).has("q");
}

/** What decides how much of a list is on the screen. */
export interface Shown {
	/** Number of titles per screenful. */
	pageSize(): number;
	/** Whether this browser leaves the title out by itself. */
	isHidden(card: ListCard): boolean;
}

/** What the visitor sees of a list: all of it where its address says so. */
export function shownList({ address, list }: CachedList, { isHidden }: Shown): LoadedList {
	if (readShowsAll(paramsOf(address))) return list;
	const cards = list.cards.filter((card) => !isHidden(card));
	const count = list.cards.length - cards.length;
	if (count === 0) return list;
	return { ...list, cards, ...addLeftOut(list, count), total: list.total && list.total - count };
}

function hasFirstScreen(cached: CachedList, shown: Shown): boolean {
	const { address, list } = cached;
	return (
		!hasMorePages(list) ||
		shownList(cached, shown).cards.length >= shown.pageSize() ||
		list.nextPage - firstPageOf(address) >= FIRST_PAGES_MAX
	);
}

/**
 * Whether to fetch more pages: a search waits until titles are missing; a listing completes its batch and starts the
 * next one before the visitor reaches its end. Where the quality filter leaves few titles, it waits for Load More.
 */
export function shouldLoadMore(cached: CachedList, screens: number, shown: Shown): boolean {
	const { address, list } = cached;
	const pageSize = shown.pageSize();
	const pages = list.nextPage - firstPageOf(address);
	const reserve = shownList(cached, shown).cards.length - screens * pageSize;
	if (!hasMorePages(list)) return false;
	if (isSearch(address)) return reserve < 0 && pages < screens * FIRST_PAGES_MAX;
	return pages % BATCH_PAGES !== 0 || (reserve < pageSize && pages < (screens + 1) * BATCH_PAGES);
}

export function createListLoader(shown: Shown) {
	const version = createStore(0);
	const listsByAddress = new Map<string, CachedList>();
	let current: CachedList | null = null;

	function announce(): void {
		version.set(version.get() + 1);
	}

	function findFresh(address: string): CachedList | null {
		const cached = listsByAddress.get(address);
		return cached && Date.now() - cached.startedAt < LISTING_CACHE_MS ? cached : null;
	}

	/** The cached list of this URL if it is fresh; otherwise caches `list`. */
	function findOrAdd(address: string, list: LoadedList): CachedList {
		const fresh = findFresh(address);
		if (fresh) return fresh;
		const cached = { address, list, startedAt: Date.now(), request: null, hasFailed: false };
		listsByAddress.set(address, cached);
		return cached;
	}

	/** Call it with the list that appears on the screen. Caches a list that an earlier document left. */
	function makeCurrent(cached: CachedList): void {
		if (current && current !== cached) stop(current);
		current = cached;
		if (!findFresh(cached.address)) listsByAddress.set(cached.address, cached);
	}

	/** Cancels the request; the pages that have arrived stay. */
	function stop(cached: CachedList): void {
		cached.request?.abort();
		cached.request = null;
	}

	/** Loads a first screen, or up to the end of the batch. */
	function load(cached: CachedList): void {
		if (cached !== current || cached.request || !hasMorePages(cached.list)) return;
		cached.request = new AbortController();
		cached.hasFailed = false;
		void fetchPages(cached, cached.request);
		announce();
	}

	async function fetchPages(cached: CachedList, request: AbortController): Promise<void> {
		const { address } = cached;
		try {
			do {
				const first = cached.list.nextPage;
				const isSmall = isSearch(address) || !hasFirstScreen(cached, shown);
				const last = isSmall
					? Math.min(first + FIRST_PAGES - 1, cached.list.lastPage)
					: batchEnd(cached.list, firstPageOf(address));
				for await (const page of readListPages(address, { first, last, signal: request.signal })) {
					cached.list = addPage(cached.list, page);
					if (hasFirstScreen(cached, shown)) cached.list = endIfBare(cached.list);
					announce();
				}
				if (cached.list.nextPage === first) throw new ListError("The response has none of the pages");
			} while (!hasFirstScreen(cached, shown));
		} catch (error) {
			if (!request.signal.aborted) {
				if (!(error instanceof ListError)) throw error;
				cached.hasFailed = true;
			}
		} finally {
			if (cached.request === request) cached.request = null;
			announce();
		}
	}

	function waitUntil(isDone: () => boolean): Promise<void> {
		return new Promise((resolve) => {
			const unsubscribe = version.subscribe(check);
			function check(): void {
				if (!isDone()) return;
				unsubscribe();
				resolve();
			}
			check();
		});
	}

	return {
		subscribe: version.subscribe,
		/** Increases with every change of any list. */
		getVersion: version.get,
		announce,
		forget: () => listsByAddress.clear(),
		findOrAdd,
		makeCurrent,
		stop,
		load,

		/** Loads a first screen, unless it is cached; null where that failed. Rejects when `signal` aborts. */
		async open(address: string, signal: AbortSignal): Promise<LoadedList | null> {
			const cached = findOrAdd(address, emptyList(firstPageOf(address)));
			const before = current;
			makeCurrent(cached);
			function cancel(): void {
				if (current === cached) {
					stop(cached);
					current = before;
					if (before && !hasFirstScreen(before, shown)) load(before);
				}
				announce();
			}
			// While another list has taken its place, this one has not failed: it goes on if that one is cancelled.
			const isOver = () => hasFirstScreen(cached, shown) || (!cached.request && current === cached);
			signal.addEventListener("abort", cancel);
			if (!hasFirstScreen(cached, shown)) load(cached);
			await waitUntil(() => signal.aborted || isOver());
			signal.removeEventListener("abort", cancel);
			signal.throwIfAborted();
			if (cached.list.cards.length > 0 || hasFirstScreen(cached, shown)) return cached.list;
			if (listsByAddress.get(address) === cached) listsByAddress.delete(address);
			return null;
		},
	};
}
