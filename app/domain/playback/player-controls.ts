// Owns the messages by which the page and a player frame share keys, focus and full screen. Uses no schema library,
// because browsers load it. docs/player-servers.md describes them.
import { isRecord } from "~/lib/is-record";
import type { Direction } from "~/lib/spatial";

/** What the page sends to the player. */
export type PlayerControl =
	/** `isFullscreen` is null where the page cannot fill the screen. */
	| { control: "page"; hasNext: boolean; isFullscreen: boolean | null }
	/** A key that was pressed on the page. */
	| { control: "key"; key: string }
	/** Take the focus. `from`: the arrow key that led into the frame; null when the page opens. */
	| { control: "focus"; from: Direction | null };

/** What the player asks of the page. */
export type PlayerRequest =
	| { request: "ready" | "next" | "fullscreen" | "back" }
	/** An arrow key led out of the frame. */
	| { request: "leave"; direction: Direction };

export interface PlayerControlMessage {
	type: "PLAYER_CONTROL";
	data: PlayerControl;
}

export interface PlayerRequestMessage {
	type: "PLAYER_REQUEST";
	data: PlayerRequest;
}

interface Sender {
	window: unknown;
	origin: string;
}

interface Received {
	source: unknown;
	origin: string;
	data: unknown;
}

const DIRECTIONS: readonly Direction[] = ["left", "right", "up", "down"];
const REQUESTS = ["ready", "next", "fullscreen", "back"] as const;
const KEY_MAX = 20;

function readData({ source, origin, data }: Received, from: Sender, type: string): Record<string, unknown> | null {
	if (!from.window || source !== from.window || origin !== from.origin) return null;
	return isRecord(data) && data.type === type && isRecord(data.data) ? data.data : null;
}

/** The request in a window message; null when it is not from `player` (its own window at its own origin) or not one. */
export function readPlayerRequest(message: Received, player: Sender): PlayerRequest | null {
	const data = readData(message, player, "PLAYER_REQUEST");
	if (data?.request === "leave") {
		const direction = DIRECTIONS.find((name) => name === data.direction);
		return direction ? { request: "leave", direction } : null;
	}
	const request = REQUESTS.find((name) => name === data?.request);
	return request ? { request } : null;
}

/** The control in a window message; null when it is not from `page` or not one. */
export function readPlayerControl(message: Received, page: Sender): PlayerControl | null {
	const data = readData(message, page, "PLAYER_CONTROL");
	switch (data?.control) {
		case "page": {
			const isFullscreen = typeof data.isFullscreen === "boolean" ? data.isFullscreen : null;
			return { control: "page", hasNext: data.hasNext === true, isFullscreen };
		}
		case "key":
			return typeof data.key === "string" && data.key.length <= KEY_MAX ? { control: "key", key: data.key } : null;
		case "focus":
			return { control: "focus", from: DIRECTIONS.find((name) => name === data.from) ?? null };
		default:
			return null;
	}
}
