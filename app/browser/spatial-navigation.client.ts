import { chooseNext, type Direction } from "~/lib/spatial";

const DIRECTIONS: Record<string, Direction> = {
	ArrowLeft: "left",
	ArrowRight: "right",
	ArrowUp: "up",
	ArrowDown: "down",
};

const FOCUSABLE =
	"a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea, summary, [tabindex='0']";

/** Where the last arrow led. */
let reached: unknown = null;

function isPickerOpen(select: HTMLSelectElement): boolean {
	return CSS.supports("selector(:open)") && select.matches(":open");
}

/** Text boxes, choices and players know what to do with arrow keys themselves. */
function keepsKey(element: Element, direction: Direction): boolean {
	if (element.matches("textarea, iframe, [contenteditable], [role=combobox], [role=slider]")) return true;
	const isVertical = direction === "up" || direction === "down";
	// Who came by arrows goes on by arrows; who came otherwise chooses with them.
	if (element instanceof HTMLSelectElement) return isPickerOpen(element) || (isVertical && element !== reached);
	if (!(element instanceof HTMLInputElement)) return false;
	if (element.type === "checkbox") return false;
	return /^(radio|range|number|date)$/.test(element.type) || !isVertical;
}

function isFixed(element: Element): boolean {
	return element.closest(".site-header, .bottom-bar") !== null;
}

/** Whether what scrolls around an element, and not around the place that the focus leaves, lets it be seen. */
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

/** What is for pointers alone: walking through a row scrolls it anyway. */
function isWalked(element: HTMLElement): boolean {
	return element.tabIndex >= 0 && element.closest("[data-unwalked]") === null;
}

function findNext(from: Element | null, direction: Direction): HTMLElement | null {
	const scope = document.querySelector("dialog:modal, [popover]:popover-open") ?? document;
	const all = [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
		(element) => element !== from && isWalked(element) && element.checkVisibility({ visibilityProperty: true }),
	);
	if (!from) {
		const isOnScreen = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;
		const first = all.find((element) => element.closest("main, dialog") && isOnScreen(element.getBoundingClientRect()));
		return first ?? null;
	}
	// The bars over the page are the last to be walked into: they are always near.
	const [near, bars] = [all.filter((element) => !isFixed(element)), all.filter(isFixed)];
	for (const candidates of isFixed(from) && (direction === "left" || direction === "right") ? [bars] : [near, bars]) {
		const seen = candidates.filter((element) => isInView(element, from));
		const index = chooseNext(
			from.getBoundingClientRect(),
			seen.map((element) => element.getBoundingClientRect()),
			{ direction, reach: window.innerHeight },
		);
		if (index !== null) return seen[index] ?? null;
	}
	return null;
}

/** A remote has no other key that opens a list of choices. */
function openPicker(element: Element | null): boolean {
	if (!(element instanceof HTMLSelectElement) || element !== reached || isPickerOpen(element)) return false;
	element.showPicker();
	return true;
}

/**
 * Moves the focus as a television's remote asks, to what lies nearest in the direction of the arrow. Up and down scroll
 * the page as ever while nothing has the focus, but for devices without a pointer. True when the focus moved.
 */
export function walk(key: string): boolean {
	const direction = DIRECTIONS[key];
	const active = document.activeElement;
	if (!direction) return key === "Enter" && openPicker(active);
	const from = active?.matches(`:focus-visible:not(body, main)`) ? active : null;
	if (from && keepsKey(from, direction)) return false;
	if (!from && /up|down/.test(direction) && matchMedia("(any-pointer: fine), (any-pointer: coarse)").matches)
		return false;
	const next = findNext(from, direction);
	if (!next) return false;
	next.focus({ preventScroll: true });
	reached = next;
	const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	next.scrollIntoView({ block: "nearest", inline: "nearest", behavior: isCalm ? "auto" : "smooth" });
	return true;
}
