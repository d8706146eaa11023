// What the player says, and when its controls hide.
import { parts } from "./parts.client";

/** Milliseconds without a sign of the visitor before the controls hide. */
const REST_AFTER = 2800;
/** Milliseconds. Reading the focus takes longer than following the pointer. */
const REST_AFTER_KEY = 5000;
/** Milliseconds that a message stays on the screen. */
const MESSAGE = 1400;

let messageTimer = 0;

/** Shows a change for a moment, and announces it to screen readers. */
export function say(text: string): void {
	parts.status.textContent = text;
	parts.status.dataset.shown = "";
	clearTimeout(messageTimer);
	messageTimer = window.setTimeout(() => {
		delete parts.status.dataset.shown;
	}, MESSAGE);
}

/** Shows the controls, and hides them again while the film plays. `onRest` runs when they hide. */
export function openAttention(isPlaying: () => boolean, onRest: () => void) {
	let restTimer = 0;

	function rest(): void {
		if (!isPlaying()) return;
		parts.root.dataset.resting = "";
		onRest();
	}
	function keepAwake(event?: Event): void {
		clearTimeout(restTimer);
		delete parts.root.dataset.resting;
		restTimer = window.setTimeout(rest, event?.type === "keydown" ? REST_AFTER_KEY : REST_AFTER);
	}
	for (const sign of ["pointerdown", "pointermove", "focusin", "keydown"]) {
		document.addEventListener(sign, keepAwake);
	}
	return { keepAwake: () => keepAwake(), rest };
}
