/**
 * Moves the focus from an item that leaves its list to the first control of the next one, else of the one before, else to the main part
 * of the page. Not where a pointer pressed the button.
 */
export function focusNeighbour(pressed: Element): void {
	if (!document.activeElement?.matches(":focus-visible")) return;
	const item = pressed.closest("li");
	const link = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>(
		"a[href], summary",
	);
	(link ?? pressed.closest("main"))?.focus({ preventScroll: true });
}
