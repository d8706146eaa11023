// Owns the validation of messages from a player frame. Uses no schema library, because browsers load it.

import { isRecord } from "~/lib/is-record";
import type { MediaType } from "../catalogue/types";

export type PlayerEventName = "play" | "pause" | "seeked" | "timeupdate" | "ended";

export interface PlayerEvent {
	event: PlayerEventName;
	/** Seconds, at most `duration` when that is known. */
	currentTime: number;
	/** Seconds, 0 when unknown. */
	duration: number;
	mediaType?: MediaType;
	id?: number;
	season?: number;
	episode?: number;
}

/** The message that a player sends to the embedding page. */
export interface PlayerMessage {
	type: "PLAYER_EVENT";
	data: PlayerEvent;
}

const EVENTS: readonly PlayerEventName[] = ["play", "pause", "seeked", "timeupdate", "ended"];
const SECONDS_MAX = 24 * 60 * 60;

function seconds(value: unknown): number | null {
	if (typeof value !== "number" || !Number.isFinite(value)) return null;
	return Math.min(SECONDS_MAX, Math.max(0, value));
}

/** A whole number from `least`, written as a number or as digits; undefined for anything else. */
function wholeNumber(value: unknown, least: number): number | undefined {
	const number = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;
	return typeof number === "number" && Number.isSafeInteger(number) && number >= least ? number : undefined;
}

/**
 * The event in a window message, or null when the message is not from `frame` (its own window at its own origin) or
 * not a player event. Times are clamped to a valid range.
 */
export function readPlayerEvent(
	message: { source: unknown; origin: string; data: unknown },
	frame: { window: unknown; origin: string },
): PlayerEvent | null {
	if (!frame.window || message.source !== frame.window || message.origin !== frame.origin) return null;
	if (!isRecord(message.data) || message.data.type !== "PLAYER_EVENT" || !isRecord(message.data.data)) return null;
	const { data } = message.data;
	const event = EVENTS.find((name) => name === data.event);
	const currentTime = seconds(data.currentTime);
	if (!event || currentTime === null) return null;
	const duration = seconds(data.duration) ?? 0;
	return {
		event,
		currentTime: duration > 0 ? Math.min(currentTime, duration) : currentTime,
		duration,
		mediaType: data.mediaType === "movie" || data.mediaType === "tv" ? data.mediaType : undefined,
		id: wholeNumber(data.id, 1),
		season: wholeNumber(data.season, 0),
		episode: wholeNumber(data.episode, 0),
	};
}
