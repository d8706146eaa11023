// Opens the trailer inside the cover's page, so that it adds no history entry.
import { awaitTrailer } from "~/browser/await-trailer.client";
import { focusQuietly } from "~/lib/dom/focus-quietly.client";
import { readKey } from "~/lib/dom/keys";
import { directionOfKey } from "~/lib/dom/spatial";
import { openPageLink } from "./page-link.client";

const cover = document.querySelector<HTMLAnchorElement>("[data-trailer]")!;
const main = document.querySelector<HTMLElement>("main")!;
const late = document.querySelector<HTMLElement>("[data-late]")!;
const page = openPageLink((control) => {
	if (control.control !== "focus") return;
	window.focus();
	if (control.from) cover.focus({ focusVisible: true });
	else focusQuietly(() => cover.focus());
});

let frame: HTMLIFrameElement | null = null;
let stopWaiting: () => void = () => undefined;

/** The cover stays over the frame until the video site's player replies. */
function play(): void {
	stopWaiting();
	frame?.remove();
	late.hidden = true;
	cover.ariaBusy = "true";
	const opened = document.createElement("iframe");
	frame = opened;
	opened.src = cover.href;
	opened.title = cover.dataset.trailer!;
	opened.allow = "autoplay; fullscreen; encrypted-media; picture-in-picture";
	opened.referrerPolicy = "origin";
	opened.inert = true;
	opened.className = "absolute inset-0 size-full bg-black";
	main.insertBefore(opened, main.firstChild);
	stopWaiting = awaitTrailer(opened, {
		onReply() {
			opened.inert = false;
			// Moving the frame would load it again.
			for (const other of [...main.children]) if (other !== opened) other.remove();
			opened.focus();
		},
		onLate() {
			cover.ariaBusy = "false";
			late.hidden = false;
		},
	});
}

cover.addEventListener("click", (event) => {
	event.preventDefault();
	play();
});
document.querySelector("[data-again]")!.addEventListener("click", () => {
	cover.focus();
	play();
});

document.addEventListener("keydown", (event) => {
	const key = readKey(event);
	const direction = directionOfKey(key);
	if (direction) page.request({ request: "leave", direction });
	else if (key === "Escape" || key === "GoBack") page.request({ request: "back" });
	else if (key === "n" || key === "MediaTrackNext") page.request({ request: "next" });
	else if (key === "MediaTrackPrevious") page.request({ request: "previous" });
	else if (key === "f") page.request({ request: "fullscreen" });
});
