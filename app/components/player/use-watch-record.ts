import { useEffect } from "react";
import { useSite } from "~/components/site/site-context";
import { hear, isUnwritten, startPace, wrote } from "~/domain/library/progress-pace";
import type { PlayerEvent } from "~/domain/playback/player-messages";
import type { PlayableTitle } from "~/domain/playback/player-servers";
import type { Emitter } from "~/lib/store";

type Recorder = typeof import("~/browser/record-watch.client");

/** The loaded module. A page that unloads cannot wait for an import. */
let recorder: Recorder | null = null;

async function loadRecorder(): Promise<Recorder> {
	recorder ??= await import("~/browser/record-watch.client");
	return recorder;
}

/** Records that the title was opened, and the playback position. */
export function useWatchRecord(playable: PlayableTitle, events: Emitter<PlayerEvent>): void {
	const { visitor } = useSite();
	const userId = visitor?.id ?? null;
	const { mediaType, id } = playable;
	const { season, episode } = playable.mediaType === "tv" ? playable : { season: 1, episode: 1 };

	useEffect(() => {
		const title = { mediaType, mediaId: id, season, episode };
		let pace = startPace(Date.now());

		function write(isLeaving: boolean): void {
			if (!recorder || !pace.latest || !isUnwritten(pace)) return;
			recorder.recordProgress({ ...title, progress: pace.latest }, { userId, isLeaving });
			pace = wrote(pace, Date.now());
		}

		function writeWhenHidden(): void {
			if (document.visibilityState === "hidden") write(true);
		}
		const leave = () => write(true);

		loadRecorder().then(({ recordOpening }) => recordOpening(title, userId));
		const stop = events.subscribe((event) => {
			// A frame that is being removed may still send events of its film.
			if (event.id !== undefined && event.id !== id) return;
			if (event.episode !== undefined && (event.episode !== episode || event.season !== season)) return;
			const heard = hear(pace, event, Date.now());
			pace = heard.pace;
			if (heard.isDue) write(false);
		});
		document.addEventListener("visibilitychange", writeWhenHidden);
		window.addEventListener("pagehide", leave);
		return () => {
			stop();
			document.removeEventListener("visibilitychange", writeWhenHidden);
			window.removeEventListener("pagehide", leave);
			write(true);
		};
	}, [mediaType, id, season, episode, userId, events]);
}
