// The focus that a remote's arrow keys move through the player's controls.
import { chooseNextFocus, type Direction } from "~/lib/spatial";

const CONTROLS = "button, input, a[href]";

/** The direction of an arrow key; null for other keys. */
export function directionOfKey(key: string): Direction | null {
	switch (key) {
		case "ArrowLeft":
			return "left";
		case "ArrowRight":
			return "right";
		case "ArrowUp":
			return "up";
		case "ArrowDown":
			return "down";
		default:
			return null;
	}
}

/**
 * Focuses the next control in a direction, or `first` when nothing has the focus. Returns false when there is none, so
 * that the focus leaves the player.
 */
export function walk(root: HTMLElement, direction: Direction, first: HTMLElement): boolean {
	const from = document.activeElement ?? document.body;
	const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
		(control) => control !== from && control.checkVisibility({ visibilityProperty: true }),
	);
	if (from === document.body) {
		(controls.includes(first) ? first : controls[0])?.focus();
		return true;
	}
	const index = chooseNextFocus(
		from.getBoundingClientRect(),
		controls.map((control) => control.getBoundingClientRect()),
		{ direction, reach: window.innerHeight },
	);
	if (index !== null) controls[index]?.focus();
	return index !== null;
}
