// A long press on a card opens the card's menu, and so does the key of a keyboard or a remote that is for menus. The right button of a
// mouse opens the browser's own.
import { readKey } from "~/lib/dom/keys";
import { OPEN_MENU } from "./shortcuts.client";

/** What the visitor used last: a type of pointer or a key. */
let input = "";

/** The button of the menu that a card has, near the pointer or the focus; null elsewhere, and where it is not drawn. */
function menuButtonOf(target: EventTarget | null): HTMLButtonElement | null {
	const button =
		target instanceof Element ? target.closest("li")?.querySelector<HTMLButtonElement>(".card-menu") : null;
	return button?.checkVisibility() ? button : null;
}

function menuOf(button: HTMLButtonElement): HTMLElement | null {
	return document.getElementById(button.getAttribute("popovertarget") ?? "");
}

function openByKey(button: HTMLButtonElement): void {
	button.click();
	const items = menuOf(button)?.querySelectorAll<HTMLElement>("a[href], button") ?? [];
	[...items].find((item) => item.checkVisibility())?.focus({ preventScroll: true });
}

function openByTouch(button: HTMLButtonElement): void {
	button.click();
	const holding = new AbortController();
	function lift({ type }: Event): void {
		holding.abort();
		// The browser has closed what is open, because the finger was lifted outside of it.
		if (type === "pointerup") setTimeout(() => menuOf(button)?.matches(OPEN_MENU) || button.click());
	}
	for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, lift, holding);
}

window.addEventListener("pointerdown", ({ pointerType }) => (input = pointerType), { capture: true });
window.addEventListener(
	"keydown",
	(event) => {
		// What a browser fills in by itself is an event without a key.
		if (!(event instanceof KeyboardEvent)) return;
		input = "key";
		const button = readKey(event) === "Info" && menuButtonOf(document.activeElement);
		if (button) openByKey(button);
	},
	{ capture: true },
);
document.addEventListener("contextmenu", (event) => {
	const by = input || (event as PointerEvent).pointerType;
	const button = by === "mouse" ? null : menuButtonOf(event.target);
	if (!button) return;
	event.preventDefault();
	if (by === "key") openByKey(button);
	else openByTouch(button);
});
