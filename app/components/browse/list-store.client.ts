import { readPageNumber } from "~/domain/catalogue/listing-address";
import {
	addPage,
	batchEnd,
	emptyList,
	hasMorePages,
	type LoadedList,
	pageSizeFor,
} from "~/domain/catalogue/loaded-list";
import { BATCH_PAGES, LISTING_HELD_MS } from "~/product";
import { ListError, readPages } from "./read-pages.client";

/** A list as this browser holds it; `list` is replaced as pages come. */
export interface HeldList {
	/** The address of the list's page; equal lists have equal addresses. */
	address: string;
	list: LoadedList;
	status: "idle" | "loading" | "failed";
	/** When it was begun. */
	at: number;
}

type Ending = "done" | "failed" | "stopped";

/** Pages that are fetched together for a first screen, and for each further screenful of a text search. */
const FEW_PAGES = 2;
/** Where the quality filter leaves little, a first screen reads on to so many pages. */
const FIRST_PAGES_MAX = 6;

const lists = new Map<string, HeldList>();
const listeners = new Set<() => void>();
let version = 0;
/** One list is loaded at a time. */
let loading: { held: HeldList; controller: AbortController; run: Promise<Ending> } | null = null;
/** The list that may be loaded: the one on the screen, or the one that the visitor is on the way to. */
let current: HeldList | null = null;

export function onChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Grows with every change of any list. */
export function readVersion(): number {
	return version;
}

export function announce(): void {
	version++;
	for (const listener of [...listeners]) listener();
}

/** The list of this address if it is held and fresh. */
export function findHeld(address: string): HeldList | null {
	const held = lists.get(address);
	return held && Date.now() - held.at < LISTING_HELD_MS ? held : null;
}

export function hold(address: string, list: LoadedList): HeldList {
	const held: HeldList = { address, list, status: "idle", at: Date.now() };
	lists.set(address, held);
	return held;
}

function paramsOf(address: string): URLSearchParams {
	return new URLSearchParams(address.split("?")[1]);
}

function firstPageOf({ address }: HeldList): number {
	return readPageNumber(paramsOf(address).get("page"));
}

/** Text is searched while it is typed: nothing is fetched ahead for it. */
function isSearch({ address }: HeldList): boolean {
	return paramsOf(address).has("q");
}

/**
 * Whether more pages should be on their way when so many screenfuls are to be shown: a search waits until titles are
 * missing, a listing completes its batch and begins the next one before the visitor comes to its end. Where the quality
 * filter leaves next to nothing, reading on waits for the visitor.
 */
export function needsMore(held: HeldList, screens: number, pageSize: number): boolean {
	const { list } = held;
	const pages = list.nextPage - firstPageOf(held);
	const reserve = list.cards.length - screens * pageSize;
	if (!hasMorePages(list)) return false;
	if (isSearch(held)) return reserve < 0 && pages < screens * FIRST_PAGES_MAX;
	return pages % BATCH_PAGES !== 0 || (reserve < pageSize && pages < (screens + 1) * BATCH_PAGES);
}

/** Called with the list that comes on the screen. */
export function makeCurrent(held: HeldList): void {
	current = held;
	if (loading && loading.held !== held) stopLoading(loading.held);
}

/** Loads a first screen, or on to the end of the batch. Only the current list is loaded, and once at a time. */
export function loadOn(held: HeldList): Promise<Ending> {
	if (loading?.held === held) return loading.run;
	if (current !== held) return Promise.resolve("stopped");
	if (!hasMorePages(held.list)) return Promise.resolve("done");
	const controller = new AbortController();
	held.status = "loading";
	const run = loadBatch(held, controller.signal).finally(() => {
		if (loading?.run === run) loading = null;
		announce();
	});
	loading = { held, controller, run };
	announce();
	return run;
}

async function loadBatch(held: HeldList, signal: AbortSignal): Promise<Ending> {
	const first = held.list.nextPage;
	const last =
		isSearch(held) || !hasFirstScreen(held)
			? Math.min(first + FEW_PAGES - 1, held.list.lastPage)
			: batchEnd(held.list, firstPageOf(held));
	try {
		for await (const page of readPages(held.address, { first, last, signal })) {
			held.list = addPage(held.list, page);
			announce();
		}
		held.status = "idle";
		return "done";
	} catch (error) {
		if (signal.aborted) return "stopped";
		if (!(error instanceof ListError)) throw error;
		held.status = "failed";
		return "failed";
	}
}

/** What has come stays; the list can be loaded on later. */
export function stopLoading(held: HeldList): void {
	if (loading?.held !== held) return;
	const { controller } = loading;
	loading = null;
	held.status = "idle";
	controller.abort();
}

function hasFirstScreen(held: HeldList): boolean {
	const { cards, nextPage } = held.list;
	return (
		!hasMorePages(held.list) ||
		cards.length >= pageSizeFor(window.innerWidth) ||
		nextPage - firstPageOf(held) >= FIRST_PAGES_MAX
	);
}

async function firstScreenOf(held: HeldList): Promise<"done"> {
	while (!hasFirstScreen(held)) {
		await new Promise<void>((resolve) => {
			const unsubscribe = onChange(() => {
				unsubscribe();
				resolve();
			});
		});
	}
	return "done";
}

/** The list as far as a first screen needs it, held or begun anew; null where nothing of it can be had. */
export async function openList(address: string, signal: AbortSignal): Promise<LoadedList | null> {
	const held = findHeld(address) ?? hold(address, emptyList(readPageNumber(paramsOf(address).get("page"))));
	const before = current;
	makeCurrent(held);
	function turnBack() {
		if (current !== held) return;
		stopLoading(held);
		current = before;
	}
	signal.addEventListener("abort", turnBack);
	let ending: Ending = "done";
	while (ending === "done" && !hasFirstScreen(held)) {
		ending = await Promise.race([loadOn(held), firstScreenOf(held)]);
	}
	signal.removeEventListener("abort", turnBack);
	signal.throwIfAborted();
	if (held.list.cards.length > 0 || !hasMorePages(held.list)) return held.list;
	if (lists.get(address) === held) lists.delete(address);
	return null;
}
