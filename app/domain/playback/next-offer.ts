// Owns the offer of the next episode: near the end of the current one, with a countdown that pauses with the film.
import type { PlayerEvent } from "./messages";

/** Seconds before the end. */
const OFFER_BEFORE = 15;
/** Seconds before the end. Seeking back further hides the offer. */
const WITHDRAW_BEFORE = 20;
/** Seconds. */
export const COUNTDOWN = 10;
/** Seconds. Shorter films get no offer: they are trailers or test cards. */
const SHORTEST = 60;

/** The next episode. */
export interface UpNext {
	to: string;
	season: number;
	episode: number;
	/** Null when it is not known, for example in the next season. */
	name: string | null;
}

export interface NextOffer {
	/** `declined` lasts until the visitor seeks back. */
	state: "hidden" | "offered" | "declined";
	/** Seconds. */
	left: number;
	/** The film is paused before its end, and so is the countdown. */
	isPaused: boolean;
}

export const NO_OFFER: NextOffer = { state: "hidden", left: COUNTDOWN, isPaused: false };

export function afterPlayerEvent(offer: NextOffer, { event, currentTime, duration }: PlayerEvent): NextOffer {
	if (duration < SHORTEST) return offer;
	const remaining = event === "ended" ? 0 : duration - currentTime;
	if (remaining > WITHDRAW_BEFORE) return offer.state === "hidden" ? offer : NO_OFFER;
	const isPaused = event === "pause" ? remaining > 1 : event === "seeked" ? offer.isPaused : false;
	if (offer.state === "hidden" && remaining <= OFFER_BEFORE) return { state: "offered", left: COUNTDOWN, isPaused };
	return offer.isPaused === isPaused ? offer : { ...offer, isPaused };
}

/** One second has passed. */
export function afterSecond(offer: NextOffer): NextOffer {
	if (offer.state !== "offered" || offer.isPaused) return offer;
	return { ...offer, left: Math.max(0, offer.left - 1) };
}

export function decline(offer: NextOffer): NextOffer {
	return { ...offer, state: "declined" };
}
