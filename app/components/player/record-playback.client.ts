import { recordProgress } from "~/browser/library/record-watch.client";
import type { EpisodeRef } from "~/domain/catalogue/types";
import type { LocalCard } from "~/domain/library/browser/local-card";
import { isFinished } from "~/domain/library/next/progress";
import {
	hasUnwritten,
	markWritten,
	PLAYED_FROM_MS,
	startAgain,
	startProgress,
	waitingTime,
	withEvent,
} from "~/domain/library/next/progress-pace";
import type { PlayerEvent } from "~/domain/playback/messages";
import type { Emitter } from "~/lib/caching/store";
import { randomId } from "~/lib/random-id";

const TICK_MS = 1000;

interface Playing {
	events: Emitter<PlayerEvent>;
	/** Events from before. */
	early: PlayerEvent[];
	/** Second at which the player was told to start. */
	startAt: number;
	/** Whether the player reports no positions. */
	isSilent(): boolean;
	/** Called once, when it is recorded that the title was watched to its end. */
	onFinished(): void;
}

/**
 * Records the playback position, or after a minute that the title is played. Returns what ends it: that records the last
 * position, and resolves when it is recorded, with whether there was one.
 */
export function recordPlayback(
	title: EpisodeRef,
	recording: { profileId: string | null; card: LocalCard },
	{ events, early, startAt, isSilent, onFinished }: Playing,
): () => Promise<boolean> {
	let pace = startProgress(Date.now(), { mediaType: title.mediaType, startAt });
	let timer = 0;
	let shownFor = 0;
	let isFinishTold = false;
	/** The id of this viewing. Played again after its end, it is another one. */
	let session = randomId();
	let hasEnded = false;

	async function write(isLeaving: boolean): Promise<boolean> {
		if (!pace.latest || !hasUnwritten(pace)) return false;
		const isEnd = isFinished(pace.latest);
		if (hasEnded && !isEnd) session = randomId();
		hasEnded = isEnd;
		const recorded = recordProgress({ ...title, progress: pace.latest, session }, { ...recording, isLeaving });
		const isNew = isEnd && !isFinishTold;
		if (isNew) isFinishTold = true;
		pace = markWritten(pace, Date.now());
		await recorded;
		if (isNew) onFinished();
		return true;
	}

	function writeWhenHidden(): void {
		if (document.visibilityState === "hidden") write(true);
	}
	const leave = () => write(true);

	/** Back led to the page of another document, as it was when that was left. */
	function returnTo({ persisted }: PageTransitionEvent): void {
		if (!persisted) return;
		pace = startAgain(pace, Date.now(), title.mediaType);
		shownFor = 0;
	}

	function follow(event: PlayerEvent): void {
		const next = withEvent(pace, event, Date.now());
		pace = next.pace;
		clearTimeout(timer);
		if (next.isDue) write(false);
		else timer = window.setTimeout(() => write(false), waitingTime(pace, Date.now()));
	}

	const silence = setInterval(() => {
		if (pace.latest) return clearInterval(silence);
		if (document.visibilityState === "visible" && isSilent()) shownFor += TICK_MS;
		if (shownFor < PLAYED_FROM_MS) return;
		clearInterval(silence);
		recordProgress({ ...title, progress: null, isPlayed: true }, recording);
	}, TICK_MS);
	early.forEach(follow);
	const stop = events.subscribe(follow);
	document.addEventListener("visibilitychange", writeWhenHidden);
	window.addEventListener("pagehide", leave);
	window.addEventListener("pageshow", returnTo);
	return () => {
		clearInterval(silence);
		stop();
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", writeWhenHidden);
		window.removeEventListener("pagehide", leave);
		window.removeEventListener("pageshow", returnTo);
		return write(true);
	};
}
