// Messages between a player of the product and the page that frames it (docs/player-servers.md).
import {
	type PlayerControl,
	type PlayerEvent,
	type PlayerMessage,
	type PlayerRequest,
	readMessage,
} from "~/domain/playback/messages";

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

	function send(message: PlayerMessage): void {
		page?.postMessage(message, location.origin);
	}
	const request = (data: PlayerRequest) => send({ type: "PLAYER_REQUEST", data });

	window.addEventListener("message", (event) => {
		const message = readMessage(event, { window: page, origin: location.origin });
		if (message?.type !== "PLAYER_CONTROL") return;
		isOpen = true;
		clearInterval(greeting);
		onControl(message.data);
	});
	const greet = () => request({ request: "ready" });
	const greeting = setInterval(greet, GREET_EVERY);
	greet();

	return { isOpen: () => isOpen, report: (data) => send({ type: "PLAYER_EVENT", data }), request };
}
