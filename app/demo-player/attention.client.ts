import { parts } from "./controls.client";

/** Milliseconds without a sign of the visitor before the controls hide. Reading the focus takes longer than pointing. */
const HIDE_AFTER = { pointer: 2800, key: 5000 };
/** Milliseconds between the taps of a double tap. */
const DOUBLE_TAP = 300;

interface Taps {
	isPlaying(): boolean;
	onHide(): void;
	/** A double tap on a side of the picture: -1 its left third, 1 its right third, 0 the middle. */
	onDoubleTap(side: number): void;
}

/**
 * Shows the controls while the visitor moves or types, and hides them while the film plays. A finger shows and hides
 * them by tapping the picture. Returns a function that shows them.
 */
export function followAttention({ isPlaying, onHide, onDoubleTap }: Taps): () => void {
	let timer = 0;
	let wasHidden = false;
	let last = { at: Number.NEGATIVE_INFINITY, side: 0 };

	function hide(): void {
		if (!isPlaying()) return;
		parts.root.dataset.resting = "";
		onHide();
	}
	function show(event?: Event): void {
		clearTimeout(timer);
		delete parts.root.dataset.resting;
		timer = window.setTimeout(hide, event?.type === "keydown" ? HIDE_AFTER.key : HIDE_AFTER.pointer);
	}
	function rememberHidden(): void {
		wasHidden = parts.root.dataset.resting !== undefined;
	}
	parts.root.addEventListener("pointerdown", rememberHidden, { capture: true });
	for (const sign of ["pointerdown", "pointermove", "focusin", "keydown"]) document.addEventListener(sign, show);

	parts.screen.addEventListener("pointerup", ({ pointerType, clientX, timeStamp }) => {
		if (pointerType === "mouse") return;
		const { left, width } = parts.screen.getBoundingClientRect();
		const side = Math.min(1, Math.floor(((clientX - left) / width) * 3) - 1);
		const isDouble = timeStamp - last.at < DOUBLE_TAP && side === last.side;
		last = { at: timeStamp, side };
		// The first tap counts as a single one at once.
		if (isDouble) onDoubleTap(side);
		else if (!wasHidden) hide();
	});
	return show;
}
