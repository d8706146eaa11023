import { film } from "./controls.client";

interface Control {
	/** Returns false after the end of the film. */
	play(): unknown;
	stop(): void;
	/** Seconds to go forward by, negative for back. */
	skip(seconds: number): void;
	/** Seconds from the start. */
	goTo(seconds: number): void;
	next(): void;
}

/** Seconds, where the system names no number. */
const SKIP = 10;

/**
 * Names the film to the system, and follows its media keys, headsets and lock screen. Nothing there starts a film over: "play"
 * does nothing after its end, and there is no "previous track". Null in browsers without media sessions.
 */
export function openMediaSession(control: Control) {
	if (!("mediaSession" in navigator)) return null;
	const { mediaSession } = navigator;
	// A browser shows the session of a page only while an audio or video element plays; the film itself is a canvas.
	const silence = new Audio("/silence.wav");
	silence.loop = true;

	mediaSession.metadata = new MediaMetadata({
		title: film.part || film.title,
		artist: film.part ? film.title : film.line,
		artwork: film.backdrop ? [{ src: new URL(film.backdrop, location.href).href }] : [],
	});

	function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
		try {
			mediaSession.setActionHandler(action, handler);
		} catch {
			// Browsers throw for an action that they do not know.
		}
	}
	handle("play", control.play);
	handle("pause", control.stop);
	handle("seekbackward", ({ seekOffset }) => control.skip(-(seekOffset || SKIP)));
	handle("seekforward", ({ seekOffset }) => control.skip(seekOffset || SKIP));
	handle("seekto", ({ seekTime }) => seekTime != null && control.goTo(seekTime));

	return {
		/** Call it after each change. */
		show(state: { isPlaying: boolean; position: number; speed: number }): void {
			mediaSession.playbackState = state.isPlaying ? "playing" : "paused";
			mediaSession.setPositionState({
				duration: film.duration,
				position: Math.min(state.position, film.duration),
				playbackRate: state.speed,
			});
			// A browser that refuses it shows no session.
			if (state.isPlaying) silence.play().catch(() => undefined);
			else silence.pause();
		},
		showNext(hasNext: boolean): void {
			handle("nexttrack", hasNext ? control.next : null);
		},
	};
}
