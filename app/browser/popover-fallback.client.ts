// Menus in browsers without popovers (Safari before 17, Firefox before 125). `entry.client.tsx` loads this file there, and
// `base.css` shows an element with `popover` only while it has `data-open`.
import { readKey } from "~/lib/dom/keys";

function findOpen(): HTMLElement | null {
	return document.querySelector<HTMLElement>("[popover][data-open]");
}

function close(menu: HTMLElement): void {
	delete menu.dataset.open;
}

function buttonOf(target: EventTarget | null): Element | null {
	return target instanceof Element ? target.closest("[popovertarget]") : null;
}

/** A press on a menu's button opens or closes it; one outside of the open menu closes that. */
function handleClick({ target }: MouseEvent): void {
	const button = buttonOf(target);
	const menu = document.getElementById(button?.getAttribute("popovertarget") ?? "");
	const open = findOpen();
	if (open && (menu === open || !open.contains(target as Node))) close(open);
	if (menu && menu !== open && button?.getAttribute("popovertargetaction") !== "hide") menu.dataset.open = "";
}

function handleKey(event: KeyboardEvent): void {
	const open = findOpen();
	if (readKey(event) !== "Escape" || !open) return;
	close(open);
	document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(open.id)}"]`)?.focus();
}

export function installPopovers(): void {
	document.addEventListener("click", handleClick);
	document.addEventListener("keydown", handleKey);
	HTMLElement.prototype.hidePopover = function hidePopover() {
		close(this);
	};
}
