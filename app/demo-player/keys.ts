type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

export type KeyCommand =
	| "toggle"
	| "fullscreen"
	| "mute"
	| "captions"
	| "next"
	| "back"
	| { seek: number }
	| { volume: number }
	| { speed: 1 | -1 };

const NAMED = new Map<string, KeyCommand>(
	Object.entries({
		" ": "toggle",
		k: "toggle",
		f: "fullscreen",
		m: "mute",
		c: "captions",
		n: "next",
		escape: "back",
		"<": { speed: -1 },
		">": { speed: 1 },
		arrowup: { volume: 0.1 },
		arrowdown: { volume: -0.1 },
		home: { seek: 0 },
	}),
);

/** The command of a key, as in common video players; null when the player does not use the key. Times in seconds. */
export function commandOfKey(
	pressed: Key,
	{ position, duration }: { position: number; duration: number },
): KeyCommand | null {
	if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
	const key = pressed.key.toLowerCase();
	if (/^\d$/.test(key)) return { seek: (Number(key) / 10) * duration };
	if (key === "j" || key === "arrowleft") return { seek: position - 10 };
	if (key === "l" || key === "arrowright") return { seek: position + 10 };
	if (key === "end") return { seek: duration };
	return NAMED.get(key) ?? null;
}
