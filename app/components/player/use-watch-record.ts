import { useEffect, useEffectEvent } from "react";
import { recordOpening, recordProgress } from "~/browser/record-watch.client";
import { useSite } from "~/components/site/site-context";
import type { EpisodeRef } from "~/domain/catalogue/types";
import { type KnownTitle, toLocalCard } from "~/domain/library/local-card";
import { hasUnwritten, markWritten, startProgress, waitingTime, withEvent } from "~/domain/library/progress-pace";
import type { Player } from "./use-player";

/** Milliseconds on the visible page after which a title counts as played when its player is silent. */
const SILENT_PLAY_MS = 60_000;
const TICK_MS = 1000;

/**
 * Records that the title was opened, and the playback position, or after a minute that it is played.
 *
 * @param known what the page knows of the title, for the cards of this browser's own list.
 */
export function useWatchRecord(
	{ mediaType, id, season, episode }: EpisodeRef,
	{ events, isReady }: Pick<Player, "events" | "isReady">,
	known: KnownTitle,
): void {
	const { visitor, source } = useSite();
	const userId = visitor?.id ?? null;
	const readCard = useEffectEvent(() => toLocalCard(known, source));
	// A player that reports positions is not playing while it reports none.
	const isSilent = useEffectEvent(() => !isReady);

	useEffect(() => {
		const title = { mediaType, id, season, episode };
		// With the card each time: another tab may have removed or overwritten the entry.
		const recording = { userId, card: readCard() };
		let pace = startProgress(Date.now());
		let timer = 0;
		let shownFor = 0;

		function write(isLeaving: boolean): void {
			if (!pace.latest || !hasUnwritten(pace)) return;
			recordProgress({ ...title, progress: pace.latest }, { ...recording, isLeaving });
			pace = markWritten(pace, Date.now());
		}

		function writeWhenHidden(): void {
			if (document.visibilityState === "hidden") write(true);
		}
		const leave = () => write(true);

		const silence = setInterval(() => {
			if (pace.latest) return clearInterval(silence);
			if (document.visibilityState === "visible" && isSilent()) shownFor += TICK_MS;
			if (shownFor < SILENT_PLAY_MS) return;
			clearInterval(silence);
			recordProgress({ ...title, progress: null, isPlayed: true }, recording);
		}, TICK_MS);

		recordOpening(title, recording);
		const stop = events.subscribe((event) => {
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
	}, [mediaType, id, season, episode, userId, events]);
}
