import { useEffect, useRef } from "react";
import { recordOpening, recordProgress } from "~/browser/record-watch.client";
import { useSite } from "~/components/site/site-context";
import type { EpisodeRef } from "~/domain/catalogue/paths";
import { type KnownTitle, toLocalCard } from "~/domain/library/local-card";
import { hasUnwritten, markWritten, startProgress, waitingTime, withEvent } from "~/domain/library/progress-pace";
import type { PlayerEvent } from "~/domain/playback/messages";
import type { Emitter } from "~/lib/store";

/** Milliseconds on the visible page after which a title counts as played when its player is silent. */
const SILENT_PLAY_MS = 60_000;
const TICK_MS = 1000;

/**
 * Records that the title was opened, and the playback position, or after a minute that it is played.
 *
 * @param card what the page knows of the title, for the cards of this browser's own list.
 * @param isSilent the player may report no positions. One that reports them is not playing while it reports none.
 */
export function useWatchRecord(
	playable: EpisodeRef,
	events: Emitter<PlayerEvent>,
	{ card, isSilent }: { card: KnownTitle; isSilent: boolean },
): void {
	const { visitor, source } = useSite();
	const userId = visitor?.id ?? null;
	const { mediaType, id, season, episode } = playable;
	const latest = useRef({ card, isSilent });
	latest.current = { card, isSilent };

	useEffect(() => {
		const title = { mediaType, id, season, episode };
		let pace = startProgress(Date.now());
		let timer = 0;
		let shownFor = 0;
		// With the card each time: another tab may have removed or overwritten the entry.
		const recording = () => ({ userId, card: toLocalCard(latest.current.card, source) });

		function write(isLeaving: boolean): void {
			if (!pace.latest || !hasUnwritten(pace)) return;
			recordProgress({ ...title, progress: pace.latest }, { ...recording(), isLeaving });
			pace = markWritten(pace, Date.now());
		}

		function writeWhenHidden(): void {
			if (document.visibilityState === "hidden") write(true);
		}
		const leave = () => write(true);

		const silence = setInterval(() => {
			if (pace.latest) return clearInterval(silence);
			if (document.visibilityState === "visible" && latest.current.isSilent) shownFor += TICK_MS;
			if (shownFor < SILENT_PLAY_MS) return;
			clearInterval(silence);
			recordProgress({ ...title, progress: null, isPlayed: true }, recording());
		}, TICK_MS);

		recordOpening(title, recording());
		const stop = events.subscribe((event) => {
			// A frame that is being removed may still send events of its film.
			if (event.id !== undefined && event.id !== id) return;
			if (event.episode !== undefined && (event.episode !== episode || event.season !== season)) return;
			const next = withEvent(pace, event, Date.now());
			pace = next.pace;
			clearTimeout(timer);
			if (next.isDue) write(false);
			else timer = window.setTimeout(() => write(false), waitingTime(pace, Date.now()));
		});
		document.addEventListener("visibilitychange", writeWhenHidden);
		window.addEventListener("pagehide", leave);
		return () => {
			clearInterval(silence);
			stop();
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", writeWhenHidden);
			window.removeEventListener("pagehide", leave);
			write(true);
		};
	}, [mediaType, id, season, episode, userId, source, events]);
}
