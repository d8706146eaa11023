// Owns when the next episode offers itself: near the end of this one, with a countdown that runs while the film does.
import type { PlayerEvent } from "./player-messages";

/** Seconds before the end. */
const OFFER_BEFORE = 15;
/** Seconds. Going back further than this before the end takes the offer away. */
const WITHDRAW_BEFORE = 20;
/** Seconds. */
export const COUNTDOWN = 10;
/** Seconds. What is shorter is a trailer or a test card. */
const SHORTEST = 60;

/** Where the film goes on. */
export interface UpNext {
	to: string;
	season: number;
	episode: number;
	/** Null where it is not known, as in the next season. */
	name: string | null;
}

export interface NextOffer {
	/** `declined` lasts until the visitor goes back in the film. */
	state: "hidden" | "offered" | "declined";
	/** Seconds. */
	left: number;
	/** The film stands still before its end, and the countdown with it. */
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
