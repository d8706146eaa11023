import { recordProgress } from "~/browser/record-watch.client";
import type { EpisodeRef } from "~/domain/catalogue/types";
import type { LocalCard } from "~/domain/library/local-schema";
import { isFinished } from "~/domain/library/progress";
import { hasUnwritten, markWritten, startProgress, waitingTime, withEvent } from "~/domain/library/progress-pace";
import type { PlayerEvent } from "~/domain/playback/messages";
import type { Emitter } from "~/lib/store";

/** Milliseconds on the visible page after which a title counts as played when its player is silent. */
const SILENT_PLAY_MS = 60_000;
const TICK_MS = 1000;

interface Playing {
	events: Emitter<PlayerEvent>;
	/** Events from before. */
	early: PlayerEvent[];
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
	{ events, early, isSilent, onFinished }: Playing,
): () => Promise<boolean> {
	let pace = startProgress(Date.now());
	let timer = 0;
	let shownFor = 0;
	let isFinishTold = false;

	async function write(isLeaving: boolean): Promise<boolean> {
		if (!pace.latest || !hasUnwritten(pace)) return false;
		const recorded = recordProgress({ ...title, progress: pace.latest }, { ...recording, isLeaving });
		const isNew = isFinished(pace.latest) && !isFinishTold;
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
		if (shownFor < SILENT_PLAY_MS) return;
		clearInterval(silence);
		recordProgress({ ...title, progress: null, isPlayed: true }, recording);
	}, TICK_MS);
	early.forEach(follow);
	const stop = events.subscribe(follow);
	document.addEventListener("visibilitychange", writeWhenHidden);
	window.addEventListener("pagehide", leave);
	return () => {
		clearInterval(silence);
		stop();
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", writeWhenHidden);
		window.removeEventListener("pagehide", leave);
		return write(true);
	};
}
