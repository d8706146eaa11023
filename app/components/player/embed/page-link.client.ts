// Messages between a player of the product and the page that frames it (docs/player-servers.md).
import {
	type PlayerControl,
	type PlayerRequest,
	type PlayerRequestMessage,
	readPlayerControl,
} from "~/domain/playback/player-controls";
import type { PlayerEvent, PlayerMessage } from "~/domain/playback/player-messages";

/** Milliseconds between greetings to a page that is not hydrated yet. */
const GREET_EVERY = 300;

export interface PageLink {
	/** False without a page, and before the page replied. */
	isOpen(): boolean;
	report(event: PlayerEvent): void;
	request(request: PlayerRequest): void;
}

/** Greets the page until it replies. Only pages of the product's own origin frame its players. */
export function openPageLink(onControl: (control: PlayerControl) => void): PageLink {
	const page = window.parent === window ? null : window.parent;
	let isOpen = false;

	function send(message: PlayerMessage | PlayerRequestMessage): void {
		page?.postMessage(message, location.origin);
	}
	const request = (data: PlayerRequest) => send({ type: "PLAYER_REQUEST", data });

	window.addEventListener("message", (message) => {
		const control = readPlayerControl(message, { window: page, origin: location.origin });
		if (!control) return;
		isOpen = true;
		clearInterval(greeting);
		onControl(control);
	});
	const greet = () => request({ request: "ready" });
	const greeting = setInterval(greet, GREET_EVERY);
	greet();

	return { isOpen: () => isOpen, report: (data) => send({ type: "PLAYER_EVENT", data }), request };
}
