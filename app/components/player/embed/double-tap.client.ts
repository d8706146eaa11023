/** Milliseconds between the taps of a double tap. */
const PAUSE = 300;

/** `side` of the screen: -1 its left third, 1 its right third, 0 the middle. */
type Side = -1 | 0 | 1;

/** Tells single taps from double taps of a finger. A first tap counts as single at once. */
export function watchTaps(screen: HTMLElement, on: { tap(): void; doubleTap(side: Side): void }): void {
	let last = { at: Number.NEGATIVE_INFINITY, side: 0 as Side };
	screen.addEventListener("pointerup", ({ pointerType, clientX, timeStamp }) => {
		if (pointerType === "mouse") return;
		const { left, width } = screen.getBoundingClientRect();
		const share = (clientX - left) / width;
		const side = share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
		const isDouble = timeStamp - last.at < PAUSE && side === last.side;
		last = { at: timeStamp, side };
		if (isDouble) on.doubleTap(side);
		else on.tap();
	});
}
