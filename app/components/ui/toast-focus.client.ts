// The keyboard, a remote and a message: its buttons are beside what caused it, and it covers nothing that has the focus.
import { readKey } from "~/lib/dom/keys";

/** Pixels between what has the focus and the message. */
const GAP = 16;
/** From these an arrow key moves the focus (components/site/keyboard.tsx); `body` has it where a remote has lost it. */
const LEFT_BY_ARROWS = "a:focus-visible, button:focus-visible, [data-remote] body";

/** What had the focus when the message came. */
let opener: Element | null = null;

/**
 * Tab and down lead from there to the message's first button, up leads back, and both lead on from there after it. Escape
 * closes the message. The returned function, called when the message is gone, returns the focus that was in it.
 */
export function leadToToast(region: HTMLElement, close: () => void): () => void {
	let isInside = region.contains(document.activeElement);
	if (!isInside) opener = document.activeElement;
	let wasInside = isInside;
	const listening = new AbortController();
	const { signal } = listening;
	const { style } = document.documentElement;

	function focusOpener(): void {
		if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
	}

	function press(event: KeyboardEvent): void {
		const key = readKey(event);
		const { shiftKey } = event;
		const active = document.activeElement;
		const buttons = [...region.querySelectorAll("button")];
		const isTab = key === "Tab";
		const isDown = key === "ArrowDown";
		if (key === "Escape" && (isInside || active === opener)) {
			event.preventDefault();
			close();
		} else if (!isInside && active === opener && !wasInside && buttons.length > 1) {
			if (!(isTab && !shiftKey) && !(isDown && opener?.matches(LEFT_BY_ARROWS))) return;
			event.preventDefault();
			buttons[0]?.focus();
		} else if (isInside) {
			const isBack = key === "ArrowUp" || (isTab && shiftKey && active === buttons[0]);
			const isOn = isDown || (isTab && !shiftKey && active === buttons.at(-1));
			if (isBack || isOn) focusOpener();
			if (isBack) event.preventDefault();
		}
	}

	function follow({ target }: FocusEvent): void {
		isInside = region.contains(target as Node);
		wasInside ||= isInside;
	}

	document.addEventListener("keydown", press, { signal, capture: true });
	document.addEventListener("focusin", follow, { signal });
	style.scrollPaddingBottom = `${window.innerHeight - region.getBoundingClientRect().top + GAP}px`;
	if (opener?.matches(":focus-visible")) (opener.closest("li") ?? opener).scrollIntoView({ block: "nearest" });
	return () => {
		listening.abort();
		style.scrollPaddingBottom = "";
		if (isInside && document.activeElement === document.body) focusOpener();
	};
}
