// Every message between a watch page and the player in its frame, in both directions (docs/player-servers.md). Checked
// without a schema library, because browsers load this file.

import type { Direction } from "~/lib/dom/spatial";
import { isRecord } from "~/lib/is-record";
import type { EpisodeRef, MediaType } from "../catalogue/types";

export interface PlayerEvent {
	event: "play" | "pause" | "seeked" | "timeupdate" | "ended";
	/** Seconds, at most `duration` when that is known. */
	currentTime: number;
	/** Seconds, 0 when unknown. */
	duration: number;
	mediaType?: MediaType;
	id?: number;
	season?: number;
	episode?: number;
}

/** Of the title that plays, as BCP 47 tags; empty where the player does not say. */
export interface PlayerLanguages {
	audio: string[];
	subtitles: string[];
}

/** What the player requests from the page. */
export type PlayerRequest =
	| ({ request: "ready" } & PlayerLanguages)
	| { request: "next" | "previous" | "fullscreen" | "back" }
	/** An arrow key led out of the frame. */
	| { request: "leave"; direction: Direction };

/** What the page sends to a player that is ready. */
export type PlayerControl =
	/** `isFullscreen` is null where the page cannot fill the screen. */
	| { control: "page"; hasNext: boolean; isFullscreen: boolean | null }
	/** A key that was pressed on the page, as `readKey` of `lib/dom/keys.ts` reads it. */
	| { control: "key"; key: string }
	/** Take the focus. `from`: the arrow key that led into the frame; null when the page opens. */
	| { control: "focus"; from: Direction | null };

/** What a player sends to the page. */
export type PlayerMessage =
	| { type: "PLAYER_EVENT"; data: PlayerEvent }
	| { type: "PLAYER_REQUEST"; data: PlayerRequest };

/** What the page sends to a player. */
export interface PageMessage {
	type: "PLAYER_CONTROL";
	data: PlayerControl;
}

const EVENTS = ["play", "pause", "seeked", "timeupdate", "ended"] as const;
const REQUESTS = ["next", "previous", "fullscreen", "back"] as const;
const DIRECTIONS: readonly Direction[] = ["left", "right", "up", "down"];
const SECONDS_MAX = 24 * 60 * 60;
const KEY_MAX = 20;
const LANGUAGE = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i;
const LANGUAGES_MAX = 6;

type Fields = Record<string, unknown>;

function seconds(value: unknown): number | null {
	if (typeof value !== "number" || !Number.isFinite(value)) return null;
	return Math.min(SECONDS_MAX, Math.max(0, value));
}

/** A whole number from `least`, written as a number or as digits; undefined for anything else. */
function wholeNumber(value: unknown, least: number): number | undefined {
	const number = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;
	return typeof number === "number" && Number.isSafeInteger(number) && number >= least ? number : undefined;
}

/** Times are clamped to a valid range. */
function readEvent(data: Fields): PlayerMessage | null {
	const event = EVENTS.find((name) => name === data.event);
	const currentTime = seconds(data.currentTime);
	if (!event || currentTime === null) return null;
	const duration = seconds(data.duration) ?? 0;
	return {
		type: "PLAYER_EVENT",
		data: {
			event,
			currentTime: duration > 0 ? Math.min(currentTime, duration) : currentTime,
			duration,
			mediaType: data.mediaType === "movie" || data.mediaType === "tv" ? data.mediaType : undefined,
			id: wholeNumber(data.id, 1),
			season: wholeNumber(data.season, 0),
			episode: wholeNumber(data.episode, 0),
		},
	};
}

function readLanguages(value: unknown): string[] {
	if (!Array.isArray(value)) return [];
	return value.filter((tag) => typeof tag === "string" && LANGUAGE.test(tag)).slice(0, LANGUAGES_MAX);
}

function readRequest(data: Fields): PlayerMessage | null {
	const type = "PLAYER_REQUEST";
	if (data.request === "ready") {
		const [audio, subtitles] = [readLanguages(data.audio), readLanguages(data.subtitles)];
		return { type, data: { request: "ready", audio, subtitles } };
	}
	if (data.request === "leave") {
		const direction = DIRECTIONS.find((name) => name === data.direction);
		return direction ? { type, data: { request: "leave", direction } } : null;
	}
	const request = REQUESTS.find((name) => name === data.request);
	return request ? { type, data: { request } } : null;
}

type Received = { source: unknown; origin: string; data: unknown };
/** The window that a message must come from, at its own origin. */
type Sender = { window: unknown; origin: string | null };

function openMessage(
	{ source, origin, data: message }: Received,
	sender: Sender,
): { type: unknown; data: Fields } | null {
	if (!sender.window || source !== sender.window || origin !== sender.origin) return null;
	return isRecord(message) && isRecord(message.data) ? { type: message.type, data: message.data } : null;
}

/** What the player in the frame says; null for anything else. */
export function readPlayerMessage(received: Received, frame: Sender): PlayerMessage | null {
	const message = openMessage(received, frame);
	if (message?.type === "PLAYER_EVENT") return readEvent(message.data);
	return message?.type === "PLAYER_REQUEST" ? readRequest(message.data) : null;
}

/** What the page that frames the player says; null for anything else. */
export function readPageMessage(received: Received, page: Sender): PlayerControl | null {
	const message = openMessage(received, page);
	if (message?.type !== "PLAYER_CONTROL") return null;
	const { data } = message;
	switch (data.control) {
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

/** False for the event of another film: a frame that is being removed may still send some. */
export function isAbout({ mediaType, id, season, episode }: PlayerEvent, title: EpisodeRef): boolean {
	if (mediaType !== undefined && mediaType !== title.mediaType) return false;
	if (id !== undefined && id !== title.id) return false;
	if (title.mediaType === "movie" || episode === undefined) return true;
	return episode === title.episode && season === title.season;
}
