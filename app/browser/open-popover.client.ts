/** The selector of an open menu; see `popover-fallback.client.ts`. */
export function openPopover(): string {
	return "popover" in HTMLElement.prototype ? "[popover]:popover-open" : "[popover][data-open]";
}
