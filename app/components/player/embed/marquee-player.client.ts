// Script of the Marquee Player's page: clock, controls, keys, screen, and messages to the embedding page.
import { createClock, hasEnded, pause, play, positionAt, seek } from "~/domain/playback/clock";
import type { PlayerEventName, PlayerMessage } from "~/domain/playback/player-messages";
import { FRAMES_PER_SECOND } from "~/domain/playback/reel";
import { describeTime, formatTime } from "~/lib/format";
import { PRODUCT_NAME } from "~/product";
import type { Film } from "./film";
import { openFullscreen } from "./fullscreen.client";
import { commandOfKey } from "./keys";
import { openScreen } from "./open-screen.client";
import { project } from "./projector.client";

/** Milliseconds without pointer movement before the controls hide. */
const REST_AFTER = 2800;

const root = document.querySelector<HTMLElement>("[data-film]")!;
const film = JSON.parse(root.dataset.film!) as Film;
const parts = Object.fromEntries(
	[...root.querySelectorAll<HTMLElement>("[data-part]")].map((element) => [element.dataset.part, element]),
) as Record<
	"toggle" | "start" | "back" | "forward" | "fullscreen" | "bar" | "preview" | "elapsed" | "controls",
	HTMLElement
> & {
	screen: HTMLCanvasElement;
	seek: HTMLInputElement;
};

let clock = createClock(film.duration, film.startAt);
let isStarted = false;
let drawn = -1;
let shownSecond = -1;
let restTimer = 0;
let nextFrame = 0;

const screen = openScreen(parts.screen, root, () => draw(true));
const look = {
	product: PRODUCT_NAME,
	title: film.title,
	subtitle: film.part || [film.year, ...film.genres.slice(0, 2)].filter(Boolean).join(" · "),
	makers: {
		caption: film.playable.mediaType === "movie" ? "DIRECTED BY" : "CREATED BY",
		names: film.makers.slice(0, 2).join(" & "),
	},
	backdrop: null as HTMLImageElement | null,
};

const now = () => performance.now();
const position = () => positionAt(clock, now());
const isPlaying = () => clock.since !== null;

function tell(event: PlayerEventName): void {
	if (window.parent === window) return;
	const message: PlayerMessage = {
		type: "PLAYER_EVENT",
		data: { event, currentTime: position(), duration: film.duration, ...film.playable },
	};
	window.parent.postMessage(message, location.origin);
}

function draw(isForced = false): void {
	const seconds = position();
	const number = Math.floor(seconds * (screen.current.isStill ? 1 : FRAMES_PER_SECOND));
	if (number === drawn && !isForced) return;
	drawn = number;
	project(screen.current, look, { seconds, duration: film.duration });
}

function showTime(): void {
	const seconds = position();
	const share = (value: number) => `${(Math.min(1, value / film.duration) * 100).toFixed(3)}%`;
	shownSecond = Math.floor(seconds);
	parts.elapsed.textContent = formatTime(seconds);
	parts.seek.value = String(seconds);
	parts.seek.setAttribute("aria-valuetext", `${describeTime(seconds)} of ${describeTime(film.duration)}`);
	parts.bar.style.setProperty("--played", share(seconds));
	parts.bar.style.setProperty("--buffered", share(seconds + (isStarted ? film.duration * 0.04 + 60 : 0)));
}

function showState(): void {
	const state = isPlaying() ? "playing" : hasEnded(clock, now()) ? "ended" : isStarted ? "paused" : "idle";
	root.dataset.state = state;
	parts.toggle.setAttribute(
		"aria-label",
		{ playing: "Pause", ended: "Play again", paused: "Play", idle: "Play" }[state],
	);
	showTime();
	draw(true);
	keepAwake();
}

function run(): void {
	cancelAnimationFrame(nextFrame);
	if (!isPlaying()) return;
	if (hasEnded(clock, now())) {
		clock = pause(clock, now());
		showState();
		tell("ended");
		return;
	}
	draw();
	if (Math.floor(position()) !== shownSecond) showTime();
	nextFrame = requestAnimationFrame(run);
}

function start(): void {
	isStarted = true;
	clock = play(clock, now());
	showState();
	tell("play");
	run();
}

function stop(): void {
	clock = pause(clock, now());
	showState();
	tell("pause");
}

function toggle(): void {
	if (isPlaying()) stop();
	else start();
}

function goTo(seconds: number): void {
	isStarted = true;
	clock = seek(clock, seconds, now());
	showState();
	tell("seeked");
}

/** Shows the controls, and hides them again while the film plays. */
function keepAwake(): void {
	clearTimeout(restTimer);
	delete root.dataset.resting;
	if (!isPlaying() || parts.controls.matches(":has(:focus-visible)")) return;
	restTimer = window.setTimeout(() => {
		root.dataset.resting = "";
	}, REST_AFTER);
}

const fullscreen = openFullscreen(root, parts.fullscreen);

parts.start.addEventListener("click", () => {
	start();
	parts.toggle.focus({ preventScroll: true });
});
parts.toggle.addEventListener("click", toggle);
parts.back.addEventListener("click", () => goTo(position() - 10));
parts.forward.addEventListener("click", () => goTo(position() + 10));
parts.fullscreen.addEventListener("click", fullscreen.toggle);
parts.seek.addEventListener("input", () => goTo(Number(parts.seek.value)));
parts.bar.addEventListener("pointermove", (event) => {
	const { left, width } = parts.bar.getBoundingClientRect();
	const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
	parts.bar.style.setProperty("--hover", `${share * 100}%`);
	parts.preview.textContent = formatTime(share * film.duration);
});
parts.screen.addEventListener("click", (event) => {
	// On a touch screen the first tap shows the controls; a mouse has shown them by moving.
	const isTap = event instanceof PointerEvent && event.pointerType !== "mouse";
	if (!isTap || !wasResting) toggle();
});
parts.screen.addEventListener("dblclick", fullscreen.toggle);

let wasResting = false;
root.addEventListener("pointerdown", () => {
	wasResting = root.dataset.resting !== undefined;
	keepAwake();
});
for (const sign of ["pointermove", "focusin", "keydown"]) root.addEventListener(sign, keepAwake);

document.addEventListener("keydown", (event) => {
	const command = commandOfKey(event, { position: position(), duration: film.duration });
	if (!command) return;
	event.preventDefault();
	if (command === "toggle") toggle();
	else if (command === "fullscreen") fullscreen.toggle();
	else goTo(command.seek);
});

// A hidden page gets no animation frames, but its film continues and ends.
setInterval(() => {
	if (!isPlaying()) return;
	if (hasEnded(clock, now())) run();
	else tell("timeupdate");
}, 1000);

if (film.backdrop) {
	const image = new Image();
	image.addEventListener("load", () => {
		look.backdrop = image;
		draw(true);
	});
	image.src = film.backdrop;
}
showState();
