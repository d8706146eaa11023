export const LEADER_SECONDS = 5;
const PRESENTS_SECONDS = 6;
const ARTWORK_AT = LEADER_SECONDS + PRESENTS_SECONDS;
/** Seconds in which the artwork appears. */
const APPEAR_SECONDS = 3;
/** Seconds at the end in which it darkens. */
const END_SECONDS = 6;

export interface Leader {
	name: "leader";
	count: number;
	/** Of the circle, 0..1. */
	sweep: number;
}

/** What the player shows; shares are from 0 to 1. */
type Scene = Leader | { name: "presents"; progress: number } | { name: "artwork"; shown: number; dimmed: number };

/** The scene at `seconds` of a film that lasts `duration` seconds. */
export function sceneAt(seconds: number, duration: number): Scene {
	if (seconds < LEADER_SECONDS) {
		return { name: "leader", count: LEADER_SECONDS - Math.floor(seconds), sweep: seconds % 1 };
	}
	if (seconds < ARTWORK_AT) return { name: "presents", progress: (seconds - LEADER_SECONDS) / PRESENTS_SECONDS };
	return {
		name: "artwork",
		shown: Math.min(1, (seconds - ARTWORK_AT) / APPEAR_SECONDS),
		dimmed: Math.max(0, 1 - (duration - seconds) / END_SECONDS),
	};
}

interface Captions {
	/** Of the countdown, from one. */
	beeps: string[];
	presents: string;
	/** Over the artwork. */
	title: string;
	endCard: string;
}

export function captionAt(seconds: number, duration: number, captions: Captions): string {
	const scene = sceneAt(seconds, duration);
	if (scene.name === "leader") return captions.beeps[scene.count - 1] ?? "";
	if (scene.name === "presents") return captions.presents;
	return scene.dimmed > 0 ? captions.endCard : captions.title;
}
