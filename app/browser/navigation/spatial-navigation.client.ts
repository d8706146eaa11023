import { type Box, chooseNextFocus, type Direction, directionOfKey, isSideways, moveBefore } from "~/lib/dom/spatial";
import { OPEN_MENU, rememberWatchPress } from "./shortcuts.client";
import { isRemoteUsed, isTelevision, rememberRemote } from "./television";

const FOCUSABLE =
	"a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea, summary, [tabindex='0'], [data-arrow-keys=pass]";

/** Rows that scroll sideways, of cards and people. */
const ROWS = "main :not(nav) > .reel";

/** Whether the visitor moves by arrow keys: since the last one neither a pointer nor the Tab key was used. */
let isRemote = isRemoteUsed();
/** Whether the Tab key was used, which a remote does not have: a row's cards are reached by arrow keys on a desk too. */
let isKeyboard = false;

document.addEventListener("pointerdown", () => {
	isRemote = false;
});

// What opened a dialog may be gone when it closes, such as the Login link of a visitor who has signed in.
document.addEventListener(
	"close",
	() => {
		if (!document.activeElement?.matches("body, main")) return;
		if (isRemote) focusFirst();
		else document.getElementById("main")?.focus({ preventScroll: true });
	},
	true,
);

function isPickerOpen(select: HTMLSelectElement): boolean {
	return CSS.supports("selector(:open)") && select.matches(":open");
}

/** Whether the caret of a text field cannot go further. Email fields do not say where it is, unless they are empty. */
function isCaretAtEnd({ value, selectionStart, selectionEnd }: HTMLInputElement, direction: Direction): boolean {
	return value === "" || (direction === "left" ? selectionEnd === 0 : selectionStart === value.length);
}

/** Whether an element handles an arrow key itself. Those who move by arrow keys leave a field as they came. */
function keepsKey(element: Element, direction: Direction): boolean {
	if (element.matches("textarea, iframe, [contenteditable], [role=combobox], [role=slider], [type=range]")) return true;
	if (element instanceof HTMLSelectElement) return isPickerOpen(element) || !(isSideways(direction) || isRemote);
	if (!(element instanceof HTMLInputElement) || element.type === "checkbox") return false;
	if (/^(radio|number|date)$/.test(element.type)) return !isRemote;
	return isSideways(direction) && !(isRemote && isCaretAtEnd(element, direction));
}

/** The bars over the page and over the filters, and messages. */
function isFixed(element: Element): boolean {
	return element.closest(".site-header, .bottom-bar, .filter-actions, .fixed[role=status]") !== null;
}

/** Whether the element is visible in its scroll containers, except those that also contain the current focus. */
function isInView(element: Element, from: Element | null): boolean {
	const rect = element.getBoundingClientRect();
	for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
		if (around.contains(from)) return true;
		if (getComputedStyle(around).overflowX === "visible") continue;
		const frame = around.getBoundingClientRect();
		const middle = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
		if (middle.x < frame.left || middle.x > frame.right || middle.y < frame.top || middle.y > frame.bottom)
			return false;
	}
	return true;
}

/**
 * Where the focus finds an element. The links of a row's heading (`data-row-links`) are left of the row's first card, so
 * that up and down go from card to card in every column. A button over a card (`data-on-card`) is right of the card's name.
 * The one button of a wide row (`data-arrow-keys=row`) is as wide as the row.
 */
function boxOf(element: Element): Box {
	const box = element.getBoundingClientRect();
	const heading = element.closest("[data-row-links]");
	const first = heading?.closest("section")?.querySelector("li");
	if (heading && first) return moveBefore(box, heading.getBoundingClientRect(), first.getBoundingClientRect());
	// A button in a field, such as Show password, is right of the field.
	const inside = element instanceof HTMLInputElement && element.parentElement?.querySelector(":scope > button");
	if (inside) return { left: box.left, right: inside.getBoundingClientRect().left, top: box.top, bottom: box.bottom };
	const row = element.closest("[data-arrow-keys=row]");
	if (row) return row.getBoundingClientRect();
	const card = element.closest("[data-on-card]")?.closest("li");
	const name = card?.querySelector("h3, h4");
	if (!card || !name) return box;
	const [{ right }, { top, bottom }] = [card.getBoundingClientRect(), name.getBoundingClientRect()];
	return { left: right, right, top, bottom };
}

/**
 * `data-arrow-keys`: `skip` marks controls for pointers or the tab key only, `pass` the player, which passes the focus on,
 * `beside` what only left and right lead to.
 */
function isReachable(element: HTMLElement, direction: Direction): boolean {
	const hidden = isSideways(direction) ? "[data-arrow-keys=skip]" : "[data-arrow-keys=skip], [data-arrow-keys=beside]";
	return (
		(element.tabIndex >= 0 || element.matches(`[data-arrow-keys=pass], ${ROWS} *`)) && element.closest(hidden) === null
	);
}

/** The first element on the screen: of an open menu or dialog, else of the page's main part. */
function findFirst(all: HTMLElement[]): HTMLElement | null {
	const isOnScreen = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;
	const isInPart = (element: Element) => element.closest("main, dialog, [popover]") !== null;
	return all.find((element) => isInPart(element) && isOnScreen(element.getBoundingClientRect())) ?? null;
}

function findNext(from: Element | null, direction: Direction): HTMLElement | null {
	const opened = document.querySelector(`dialog:modal, ${OPEN_MENU}`);
	const scope = opened ?? document.fullscreenElement ?? document;
	const all = [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
		(element) =>
			element !== from && isReachable(element, direction) && element.checkVisibility({ visibilityProperty: true }),
	);
	// From the button of an open menu every arrow key leads into the menu, which may be above it.
	if (!from || opened?.contains(from) === false) return findFirst(all);
	// The bars over the page come last, because they are always near.
	const [near, bars] = [all.filter((element) => !isFixed(element)), all.filter(isFixed)];
	// Down goes through a section before it leaves it, and through the main part of the page before the footer.
	const inside = direction === "down" ? [from.closest("section"), document.querySelector("main")] : [];
	const groups = [...inside.map((part) => near.filter((element) => part?.contains(element))), near, bars];
	for (const candidates of isFixed(from) && isSideways(direction) ? [bars] : groups) {
		const next = chooseIn(candidates, from, direction);
		if (next) return next;
	}
	// Left and right lead to what is beside a section or a list of links, where nothing is in line.
	const around = isSideways(direction) && !isFixed(from) ? from.closest("main :is(section, nav)") : null;
	return (
		around &&
		chooseIn(
			near.filter((element) => !around.contains(element)),
			around,
			direction,
		)
	);
}

function chooseIn(candidates: HTMLElement[], from: Element, direction: Direction): HTMLElement | null {
	const seen = candidates.filter((element) => isInView(element, from));
	const index = chooseNextFocus(startOf(from, direction), seen.map(boxOf), { direction, reach: window.innerHeight });
	return index === null ? null : (seen[index] ?? null);
}

/** Where the focus leaves an element. Down from a row's heading enters the row, and from the top bar the page's first line. */
function startOf(from: Element, direction: Direction): Box {
	if (isSideways(direction)) return boxOf(from);
	const { left, right, top, bottom } = from.getBoundingClientRect();
	return direction === "down" && isFixed(from)
		? { left: 0, right: window.innerWidth, top, bottom }
		: { left, right, top, bottom };
}

/** Opens a select, or ticks a box: a remote control has no other key for it. */
function pressEnter(element: Element | null): boolean {
	if (!isRemote || !element) return false;
	if (element instanceof HTMLSelectElement && !isPickerOpen(element)) element.showPicker();
	else if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) element.click();
	else return false;
	return true;
}

function setTabStops(elements: Iterable<HTMLElement>, areStops: boolean): void {
	for (const element of elements) {
		if (areStops) element.removeAttribute("tabindex");
		else element.tabIndex = -1;
	}
}

/**
 * Leaves each row one card as a stop of the Tab key, with the card's own button: where the focus is or was last, else the
 * first. Arrow keys move inside the row, so its buttons that scroll are none. Without this script all of them are stops.
 * Screen readers read with that card how to reach the others.
 */
function keepOneStopInRows(): void {
	for (const row of document.querySelectorAll(ROWS)) {
		const items = [...row.children].map((item) => [...item.querySelectorAll<HTMLElement>("a[href], button")]);
		const present =
			items.find((controls) => controls.some((control) => control === document.activeElement)) ??
			items.find((controls) => controls.some((control) => control.tabIndex >= 0)) ??
			items.find((controls) => controls.length > 0);
		for (const controls of items) {
			setTabStops(controls, controls === present);
			controls[0]?.removeAttribute("aria-description");
		}
		if (items.length > 1) present?.[0]?.setAttribute("aria-description", "Arrow keys move along the row");
		setTabStops(row.closest("section")?.querySelectorAll("[data-arrow-keys=skip] button") ?? [], false);
	}
}

function scrollBehavior(): ScrollBehavior {
	return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

function scrollTo(element: Element): void {
	element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: scrollBehavior() });
}

/** From the first arrow key on a television shows larger text, until a mouse moves or the Tab key is used. */
function enlargeText(): void {
	if (!isTelevision() || isKeyboard || isRemoteUsed()) return;
	rememberRemote(true);
	// What has the focus may be elsewhere in the larger text.
	if (document.activeElement) scrollTo(document.activeElement);
}

window.addEventListener("mousemove", ({ movementX, movementY }) => {
	// A page that moves under a mouse at rest causes an event without a movement.
	if (isRemoteUsed() && (movementX !== 0 || movementY !== 0)) rememberRemote(false);
});

/** From the Tab key on, arrow keys neither enlarge the text nor make a film fill the screen. */
function leaveRemote(): void {
	isKeyboard = true;
	isRemote = false;
	rememberRemote(false);
}

/**
 * Moves the focus to the nearest element in the direction of an arrow key, for television remotes. Up and down scroll
 * the page while nothing has the focus, except on televisions: wide screens, and devices without a pointer. Returns true when
 * the focus moved. The Tab key, which the browser follows after this, goes from row to row.
 */
export function moveFocusByKey(key: string): boolean {
	const direction = directionOfKey(key);
	const active = document.activeElement;
	if (key === "Enter" && isRemote && active?.matches("a[href^='/watch/']")) rememberWatchPress();
	if (key === "Tab") {
		leaveRemote();
		keepOneStopInRows();
	}
	if (!direction) return key === "Enter" && pressEnter(active);
	const from = active?.matches(`:focus-visible:not(body, main)`) ? active : null;
	if (from && keepsKey(from, direction)) return false;
	if (!from && /up|down/.test(direction) && !isTelevision()) return false;
	const next = findNext(from, direction);
	if (next) moveFocusTo(next, direction);
	return next !== null;
}

/**
 * Where the focus begins on a page that has just opened: at what the page says (`data-first-focus`), else at its first
 * element. A player takes it by itself.
 */
export function focusFirst(): void {
	if (document.querySelector("[data-arrow-keys=pass]")) return;
	const first = document.querySelector<HTMLElement>("main [data-first-focus] a[href]") ?? findNext(null, "down");
	first?.focus({ preventScroll: true });
}

/** Moves the focus out of the player: upwards to a control that is over it, else to the nearest one beside it. */
export function moveFocusOut(player: HTMLElement, direction: Direction): void {
	const over =
		direction === "up"
			? [...player.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => isReachable(element, direction))
			: undefined;
	const next = over ?? findNext(player, direction);
	if (next) moveFocusTo(next, direction);
}

function moveFocusTo(next: HTMLElement, direction: Direction): void {
	enlargeText();
	next.focus({ preventScroll: true });
	isRemote = !isKeyboard;
	// The bar is over the page at any height. Up leads to it from the topmost element.
	if (direction === "up" && isFixed(next)) window.scrollTo({ top: 0, behavior: scrollBehavior() });
	// A field that was left may show a message, which moves what follows it.
	else requestAnimationFrame(() => scrollTo(next));
}
