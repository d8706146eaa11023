import { TRAILER_ORIGIN } from "~/domain/catalogue/titles/trailers";

/** Milliseconds after which a trailer that has not appeared gets another way. */
const TRAILER_PATIENCE = 6000;
/** Milliseconds between greetings to a player that has not loaded yet. */
const GREET_EVERY = 300;
/** The player replies to this message with its state. */
const GREETING = JSON.stringify({ event: "listening", id: "trailer", channel: "widget" });

/**
 * Waits until the trailer's player in a frame replies. Its load event does not say that: browsers also send it for their
 * own page about a failure. Calls `onLate` once when the player has not replied in time, and `onReply` also after that.
 * Returns a function that stops waiting.
 */
export function awaitTrailer(frame: HTMLIFrameElement, on: { onReply(): void; onLate(): void }): () => void {
	// The frame has another origin while it loads and when it fails; the greeting tells it nothing.
	const greeting = setInterval(() => frame.contentWindow?.postMessage(GREETING, "*"), GREET_EVERY);
	const patience = setTimeout(on.onLate, TRAILER_PATIENCE);
	function stop(): void {
		clearInterval(greeting);
		clearTimeout(patience);
		window.removeEventListener("message", receive);
	}
	function receive({ source, origin }: MessageEvent): void {
		if (source !== frame.contentWindow || origin !== TRAILER_ORIGIN) return;
		stop();
		on.onReply();
	}
	window.addEventListener("message", receive);
	return stop;
}
