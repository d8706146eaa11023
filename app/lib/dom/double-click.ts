/**
 * For the click of a button that changes something and back: the second click of a double-click does nothing, because it was
 * meant as one press.
 */
export function ignoreDoubleClick(event: Pick<MouseEvent, "detail" | "preventDefault">): void {
	if (event.detail > 1) event.preventDefault();
}
