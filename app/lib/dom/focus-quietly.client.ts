function focus(element: HTMLElement, options: FocusOptions): void {
	// The ring of an element that has the focus does not change.
	element.blur();
	element.focus({ preventScroll: true, ...options });
}

/**
 * Runs a function that moves the focus although the visitor pressed no key for it. Visitors with a pointer see no ring
 * before the first key, unless one was there before.
 */
export function focusQuietly(move: () => void, hadRing = document.querySelector(":focus-visible") !== null): void {
	const hasPointer = matchMedia("(any-pointer: fine), (any-pointer: coarse)").matches;
	move();
	const focused = document.activeElement;
	if (!hasPointer || hadRing || !(focused instanceof HTMLElement)) return;
	focus(focused, { focusVisible: false });
	function showRing(): void {
		if (document.activeElement === focused) focus(focused as HTMLElement, { focusVisible: true });
	}
	document.addEventListener("keydown", showRing, { once: true, capture: true });
}
