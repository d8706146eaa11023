export type KeyCommand =
	| "toggle"
	| "play"
	| "pause"
	| "fullscreen"
	| "mute"
	| "captions"
	| "next"
	| "previous"
	| "back"
	| { seek: number }
	| { volume: number }
	| { speed: 1 | -1 };

const COMMANDS = new Map<string, KeyCommand>(
	Object.entries({
		" ": "toggle",
		k: "toggle",
		MediaPlayPause: "toggle",
		MediaPlay: "play",
		MediaPause: "pause",
		MediaStop: "pause",
		f: "fullscreen",
		m: "mute",
		c: "captions",
		n: "next",
		MediaTrackNext: "next",
		MediaTrackPrevious: "previous",
		Escape: "back",
		GoBack: "back",
		"<": { speed: -1 },
		">": { speed: 1 },
		ArrowUp: { volume: 0.1 },
		ArrowDown: { volume: -0.1 },
		Home: { seek: 0 },
	}),
);
const BACKWARDS = ["j", "ArrowLeft", "MediaRewind"];
const FORWARDS = ["l", "ArrowRight", "MediaFastForward"];

/**
 * The command of a key (`readKey` of `lib/dom/keys.ts`), as in common video players; null when the player does not use it. Times
 * in seconds.
 */
export function commandOfKey(
	key: string,
	{ position, duration }: { position: number; duration: number },
): KeyCommand | null {
	if (/^\d$/.test(key)) return { seek: (Number(key) / 10) * duration };
	if (BACKWARDS.includes(key)) return { seek: position - 10 };
	if (FORWARDS.includes(key)) return { seek: position + 10 };
	if (key === "End") return { seek: duration };
	return COMMANDS.get(key) ?? null;
}

/** Whether a key that is held down goes on with its command. */
export function isRepeated(command: KeyCommand): boolean {
	return typeof command === "object";
}
