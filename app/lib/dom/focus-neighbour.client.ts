/** The first control of the item after this one, else of the one before. */
function findNeighbour(item: Element): HTMLElement | null {
	const { nextElementSibling: next, previousElementSibling: before } = item;
	// The one before may be a list of items itself.
	const neighbour = next ?? [...(before?.querySelectorAll("li") ?? [])].at(-1) ?? before;
	return neighbour?.querySelector<HTMLElement>("a[href], summary") ?? null;
}

/**
 * Moves the focus from an item that leaves its list to the first control of the next one, else of the one before. The only
 * item of a part of a list leads to the part beside it, and the only one of all to the main part of the page. Not where a
 * pointer pressed the button.
 */
export function focusNeighbour(pressed: Element): void {
	if (!document.activeElement?.matches(":focus-visible")) return;
	let item = pressed.closest("li");
	let link: HTMLElement | null = null;
	while (item && !link) {
		link = findNeighbour(item);
		item = item.parentElement?.closest("li") ?? null;
	}
	(link ?? pressed.closest("main"))?.focus({ preventScroll: true });
}
