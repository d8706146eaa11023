/** Selects the open menu; see `popover-fallback.client.ts`. */
export const OPEN_POPOVER = "popover" in HTMLElement.prototype ? "[popover]:popover-open" : "[popover][data-open]";
