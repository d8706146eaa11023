// Where the visitor was on each page of this tab's history: the link that had the focus, the scroll position of the page
// and of its rows. Back returns there, also from another document.

import { type OpenStorage, PAGE_STATES, readText, writeText } from "~/browser/stored";
import { focusQuietly } from "~/lib/dom/focus-quietly.client";
import { parseJson } from "~/lib/http/parse-json";
import { focusFirst as focusFirstOfPage } from "./spatial-navigation.client";
import { isRemoteUsed } from "./television";

const openStorage: OpenStorage = () => sessionStorage;

/** A link, in a way that finds it in a page that was rendered again. */
interface LinkState {
	/** Accessible name of the list or section around it; null: the page's main part. */
	region: string | null;
	href: string;
	/** Among the region's links. */
	index: number;
	/** Pixels below the top of the window. Missing in states that an earlier version of the script saved. */
	y?: number;
	hasRing: boolean;
}

interface PageState {
	/** Pixels. */
	top: number;
	/** Pixels by which rows were scrolled sideways, by the name of their region. */
	rows: Record<string, number>;
	link: LinkState | null;
}

const STATES_MAX = 50;
/** Milliseconds after which a page is taken to be complete: rows that the browser adds come after the first picture. */
const SETTLE_MS = 1000;
const REGIONS = "main :is(section, ul, ol)[aria-label]";
/** Signs that the visitor goes on by themselves. */
const SIGNS = ["keydown", "pointerdown", "wheel", "touchstart"] as const;

/** By the key of the history entry; null until it is read from storage. */
let states: Map<string, PageState> | null = null;
/** Key of the history entry on the screen. */
let shown: string | null = null;
let stopRestoring: () => void = () => undefined;

function readStates(): Map<string, PageState> {
	if (!states) {
		const saved = parseJson(readText(PAGE_STATES, openStorage));
		states = new Map(Array.isArray(saved) ? saved : []);
	}
	return states;
}

function linksIn(region: Element): HTMLAnchorElement[] {
	return [...region.querySelectorAll<HTMLAnchorElement>("a[href]")];
}

function regionOf(element: Element): Element | null {
	return element.parentElement?.closest(REGIONS) ?? null;
}

function describeFocus(): LinkState | null {
	const link = document.activeElement;
	const main = document.querySelector("main");
	if (!(link instanceof HTMLAnchorElement) || !main?.contains(link)) return null;
	const region = regionOf(link);
	return {
		region: region?.getAttribute("aria-label") ?? null,
		href: link.getAttribute("href") ?? "",
		index: linksIn(region ?? main).indexOf(link),
		y: link.getBoundingClientRect().top,
		hasRing: link.matches(":focus-visible"),
	};
}

/** Since this script was loaded. */
const scrolledRows = new WeakSet<EventTarget>();

/**
 * Whether its scroll position can be other than the first. The browser lays out a row only when it is near the window
 * (`content-visibility`), and reading the position of all others took a press on Home 35 to 160 ms.
 */
function mayBeScrolled(row: Element): boolean {
	return scrolledRows.has(row) || row.checkVisibility?.({ contentVisibilityAuto: true }) !== false;
}

/** Call it before each navigation, while its page is still on the screen. */
export function savePageState(): void {
	// Behind the skeleton of another page it has no scroll position; its state was saved when it left.
	if (shown === null || document.querySelector("main > [hidden]")) return;
	const rows: PageState["rows"] = {};
	for (const row of document.querySelectorAll("main .reel")) {
		if (!mayBeScrolled(row)) continue;
		const name = row.scrollLeft !== 0 && (row.matches(REGIONS) ? row : regionOf(row))?.getAttribute("aria-label");
		if (name) rows[name] = row.scrollLeft;
	}
	const all = readStates();
	all.delete(shown);
	all.set(shown, { top: window.scrollY, rows, link: describeFocus() });
	const [oldest] = all.keys();
	if (all.size > STATES_MAX && oldest !== undefined) all.delete(oldest);
}

function save(): void {
	savePageState();
	// Where that fails, Back within this document still works.
	writeText(PAGE_STATES, JSON.stringify([...readStates()]), openStorage);
}

function findRegion(name: string): Element | undefined {
	return [...document.querySelectorAll(REGIONS)].find((region) => region.getAttribute("aria-label") === name);
}

/** The same link; in a list whose addresses have changed the one in its place. */
function findLink({ region: name, href, index }: LinkState): HTMLAnchorElement | undefined {
	const region = name === null ? document.querySelector("main") : findRegion(name);
	const links = region ? linksIn(region) : [];
	const isSame = (link: HTMLAnchorElement | undefined) => link?.getAttribute("href") === href;
	if (isSame(links[index])) return links[index];
	return links.find(isSame) ?? (name === null ? undefined : links[index]);
}

/** False while a part of the page is missing. */
function restore({ top, rows, link }: PageState): boolean {
	let isComplete = true;
	for (const [name, left] of Object.entries(rows)) {
		const region = findRegion(name);
		const row = region?.matches(".reel") ? region : region?.querySelector(".reel");
		if (!row) isComplete = false;
		else row.scrollLeft = left;
	}
	const element = link && findLink(link);
	if (link && isFocusFree()) {
		if (element) focusQuietly(() => element.focus({ preventScroll: true }), link.hasRing);
		else isComplete = false;
	}
	// The link returns to its place in the window, also when the page has become longer above it.
	const distance =
		element && link.y !== undefined ? element.getBoundingClientRect().top - link.y : top - window.scrollY;
	const place = window.scrollY + distance;
	window.scrollTo({ top: place, behavior: "instant" });
	return isComplete && Math.abs(window.scrollY - place) <= 1;
}

function restoreUntilComplete(state: PageState): void {
	const stopping = new AbortController();
	const observer = new MutationObserver(attempt);
	let settling: ReturnType<typeof setTimeout> | undefined;
	stopRestoring = () => {
		stopping.abort();
		clearTimeout(settling);
		observer.disconnect();
	};
	function attempt(): void {
		if (!stopping.signal.aborted && restore(state)) settling ??= setTimeout(stopRestoring, SETTLE_MS);
	}
	for (const sign of SIGNS) window.addEventListener(sign, stopRestoring, { capture: true, signal: stopping.signal });
	observer.observe(document.body, { childList: true, subtree: true });
	// After the router, which restores the scroll position that it saved.
	queueMicrotask(attempt);
}

/** Call it when a history entry appears on the screen; `isReturn` when it was there before. */
export function restorePageState(key: string, isReturn: boolean): void {
	stopRestoring();
	shown = key;
	const state = isReturn ? readStates().get(key) : undefined;
	if (state) restoreUntilComplete(state);
	if (!state?.link) focusFirst();
}

/** Whether nothing has the focus, or a link of the footer, which led here and is out of sight now. */
function isFocusFree(): boolean {
	return document.activeElement?.matches("body, main, footer *") !== false;
}

/** On a television every page has a focus. Elsewhere a page that the footer led to begins at its beginning. */
function focusFirst(): void {
	if (!isRemoteUsed()) {
		if (document.activeElement?.matches("footer *")) document.getElementById("main")?.focus({ preventScroll: true });
		return;
	}
	if (isFocusFree()) focusFirstOfPage();
}

window.addEventListener("pagehide", save);
document.addEventListener("scroll", ({ target }) => target && scrolledRows.add(target), {
	capture: true,
	passive: true,
});
