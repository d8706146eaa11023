// Messages between a player of the product and the page that frames it (docs/player-servers.md).
import {
	type PlayerControl,
	type PlayerEvent,
	type PlayerMessage,
	type PlayerRequest,
	readPageMessage,
} from "~/domain/playback/messages";

/** Milliseconds between greetings to a page that is not hydrated yet. */
const GREET_EVERY = 300;

/** Greets the page until it replies. Only pages of the product's own origin frame its players. */
export function openPageLink(onControl: (control: PlayerControl) => void) {
	const page = window.parent === window ? null : window.parent;

	function send(message: PlayerMessage): void {
		page?.postMessage(message, location.origin);
	}
	const request = (data: PlayerRequest) => send({ type: "PLAYER_REQUEST", data });

	window.addEventListener("message", (event) => {
		const control = readPageMessage(event, { window: page, origin: location.origin });
		if (!control) return;
		clearInterval(greeting);
		onControl(control);
	});
	// The captions say what sounds.
	const greet = () => request({ request: "ready", audio: [], subtitles: ["en"] });
	const greeting = setInterval(greet, GREET_EVERY);
	greet();

	return { report: (data: PlayerEvent) => send({ type: "PLAYER_EVENT", data }), request };
}
