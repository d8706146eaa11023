// Owns the content of a film print at a given second: leader, title cards, end; reel, frame number and cue marks.

export const FRAMES_PER_SECOND = 24;
export const LEADER_SECONDS = 5;
/** Seconds of the end card before the last second. */
const END_SECONDS = 6;
const REEL_SECONDS = 20 * 60;
/** Seconds before the end of a reel at which a cue mark appears: for the motor of the next projector, and the changeover. */
const CUES = [8, 1];
const CUE_SECONDS = 0.4;

/** Seconds per title card; after the last card, the first is shown again. */
const CARD_SECONDS = [6, 8, 6, 6] as const;
const CYCLE_SECONDS = CARD_SECONDS.reduce((sum, seconds) => sum + seconds, 0);

type Picture =
	| { scene: "leader"; count: number /** 0..1 of the sweep's circle. */; sweep: number }
	| { scene: "card"; card: number /** 0..1 of the card's time. */; progress: number }
	| { scene: "end"; progress: number };

export interface Frame {
	picture: Picture;
	/** Counted from 0 at the start of the film. */
	number: number;
	/** Counted from 1. */
	reel: number;
	reels: number;
	/** True while the cue mark is shown in the corner. */
	hasCueMark: boolean;
}

function findPicture(seconds: number, duration: number): Picture {
	if (seconds < LEADER_SECONDS) {
		return { scene: "leader", count: LEADER_SECONDS - Math.floor(seconds), sweep: seconds % 1 };
	}
	const end = duration - END_SECONDS;
	if (seconds >= end) return { scene: "end", progress: Math.min(1, (seconds - end) / END_SECONDS) };
	let rest = (seconds - LEADER_SECONDS) % CYCLE_SECONDS;
	let card = 0;
	for (const length of CARD_SECONDS) {
		if (rest < length) return { scene: "card", card, progress: rest / length };
		rest -= length;
		card += 1;
	}
	return { scene: "card", card: 0, progress: 0 };
}

/** The frame at `seconds` of a film that lasts `duration` seconds. */
export function frameAt(seconds: number, duration: number): Frame {
	const reels = Math.max(1, Math.ceil(duration / REEL_SECONDS));
	const reel = Math.min(reels, Math.floor(seconds / REEL_SECONDS) + 1);
	const left = Math.min(duration, reel * REEL_SECONDS) - seconds;
	return {
		picture: findPicture(seconds, duration),
		number: Math.floor(seconds * FRAMES_PER_SECOND),
		reel,
		reels,
		hasCueMark: CUES.some((cue) => left <= cue && left > cue - CUE_SECONDS),
	};
}
