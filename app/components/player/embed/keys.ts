interface Key {
	key: string;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
	target: unknown;
}

export type KeyCommand = "toggle" | "fullscreen" | { seek: number };

/** A focused button handles the space bar itself. */
function isOnButton(target: unknown): boolean {
	return (target as { tagName?: string } | null)?.tagName === "BUTTON";
}

/** The command of a key, as in common video players; null when the player does not use the key. */
export function commandOfKey(
	pressed: Key,
	{ position, duration }: { position: number; duration: number },
): KeyCommand | null {
	if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
	const key = pressed.key.toLowerCase();
	if (/^\d$/.test(key)) return { seek: (Number(key) / 10) * duration };
	switch (key) {
		case " ":
			return isOnButton(pressed.target) ? null : "toggle";
		case "k":
			return "toggle";
		case "f":
			return "fullscreen";
		case "j":
			return { seek: position - 10 };
		case "l":
			return { seek: position + 10 };
		case "arrowleft":
			return { seek: position - 5 };
		case "arrowright":
			return { seek: position + 5 };
		case "arrowup":
			return { seek: position + 60 };
		case "arrowdown":
			return { seek: position - 60 };
		case "home":
			return { seek: 0 };
		case "end":
			return { seek: duration };
		default:
			return null;
	}
}
