// Opens the trailer inside the cover's page, so that it adds no history entry.
import { focusQuietly } from "~/lib/focus-quietly.client";
import { openPageLink } from "./page-link.client";
import { directionOfKey } from "./walk.client";

const cover = document.querySelector<HTMLAnchorElement>("[data-trailer]")!;
const page = openPageLink((control) => {
	if (control.control !== "focus") return;
	window.focus();
	if (control.from) cover.focus({ focusVisible: true });
	else focusQuietly(() => cover.focus());
});

cover.addEventListener("click", (event) => {
	event.preventDefault();
	const frame = document.createElement("iframe");
	frame.src = cover.href;
	frame.title = cover.dataset.trailer!;
	frame.allow = "autoplay; fullscreen; encrypted-media; picture-in-picture";
	frame.referrerPolicy = "origin";
	frame.className = "absolute inset-0 size-full bg-black";
	cover.replaceWith(frame);
	frame.focus();
});

document.addEventListener("keydown", ({ key }) => {
	const direction = directionOfKey(key);
	if (direction) page.request({ request: "leave", direction });
	else if (key === "Escape") page.request({ request: "back" });
	else if (key === "n") page.request({ request: "next" });
	else if (key === "f") page.request({ request: "fullscreen" });
});
