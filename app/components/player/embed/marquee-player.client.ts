// Script of the Marquee Player's page: plays the film and follows controls, keys, taps and the embedding page.
import { changeSpeed, createClock, hasEnded, pause, play, positionAt, seek } from "~/domain/playback/clock";
import type { PlayerControl, PlayerEvent } from "~/domain/playback/messages";
import { LEADER_SECONDS } from "~/domain/playback/reel";
import { focusQuietly } from "~/lib/focus-quietly.client";
import { formatTime } from "~/lib/format";
import type { Direction } from "~/lib/spatial";
import { openAttention, say } from "./attention.client";
import { watchTaps } from "./double-tap.client";
import { openFullscreen } from "./fullscreen.client";
import { commandOfKey, type KeyCommand } from "./keys";
import { openPageLink } from "./page-link.client";
import { film, parts } from "./parts.client";
import { openPicture, showTime } from "./picture.client";
import { openPictureInPicture } from "./picture-in-picture.client";
import { openSettings } from "./settings.client";
import { openSound, type Sound } from "./sound.client";
import { directionOfKey, walk } from "./walk.client";

const SKIP = 10;
const hasPointer = matchMedia("(any-pointer: fine), (any-pointer: coarse)").matches;

const settings = openSettings(() => {
	clock = changeSpeed(clock, settings.speed(), now());
	if (isPlaying()) sound?.play(settings.volume());
});
let clock = createClock(film.duration, { position: film.startAt, speed: settings.speed() });
let isStarted = false;
/** Whether arrow keys move the focus through the controls; otherwise they move in time and change the volume. */
let isWalking = false;
let shownSecond = -1;
let nextFrame = 0;
let sound: Sound | null = null;

const now = () => performance.now();
const position = () => positionAt(clock, now());
const isPlaying = () => clock.since !== null;
/** Opened when the film starts; until then the cover hides it. */
let picture: ReturnType<typeof openPicture> | null = null;
const fullscreen = openFullscreen(parts.root, parts.fullscreen);
const pip = openPictureInPicture(parts.root, parts.screen, { play: start, stop });
const page = openPageLink(follow);
const attention = openAttention(isPlaying, () => {
	isWalking = false;
});

function report(event: PlayerEvent["event"]): void {
	page.report({ event, currentTime: position(), duration: film.duration, ...film.playable });
}

function showSecond(): void {
	const second = Math.floor(position());
	if (second === shownSecond) return;
	shownSecond = second;
	showTime(position(), isStarted);
	if (isPlaying() && second < LEADER_SECONDS) sound?.beep();
}

function showState(): void {
	const state = isPlaying() ? "playing" : hasEnded(clock, now()) ? "ended" : isStarted ? "paused" : "idle";
	parts.root.dataset.state = state;
	parts.toggle.setAttribute(
		"aria-label",
		{ playing: "Pause", ended: "Play again", paused: "Play", idle: "Play" }[state],
	);
	if (isPlaying()) sound?.play(settings.volume());
	else sound?.stop();
	pip.show(isPlaying());
	showTime(position(), isStarted);
	if (isStarted) {
		picture ??= openPicture(position);
		picture.draw(true);
	}
	attention.keepAwake();
}

function run(): void {
	cancelAnimationFrame(nextFrame);
	if (!isPlaying()) return;
	if (hasEnded(clock, now())) {
		clock = pause(clock, now());
		showState();
		say("The end");
		report("ended");
		return;
	}
	picture?.draw();
	showSecond();
	nextFrame = requestAnimationFrame(run);
}

function start(): void {
	if (isPlaying()) return;
	sound ??= openSound();
	isStarted = true;
	clock = play(clock, now());
	showState();
	say("Playing");
	report("play");
	run();
}

/** Starts for the first time. A focus on Play goes to Pause. */
function startFirst(): void {
	start();
	if (document.hasFocus()) focusQuietly(() => parts.toggle.focus({ preventScroll: true }));
	isWalking = false;
}

function stop(): void {
	if (!isPlaying()) return;
	clock = pause(clock, now());
	showState();
	say("Paused");
	report("pause");
}

function toggle(): void {
	if (isPlaying()) stop();
	else if (isStarted) start();
	else startFirst();
}

function goTo(seconds: number): void {
	isStarted = true;
	clock = seek(clock, seconds, now());
	showState();
	report("seeked");
}

/** As `goTo`, and says where. */
function moveTo(seconds: number): void {
	goTo(seconds);
	say(formatTime(position()));
}

function execute(command: KeyCommand): void {
	if (command === "toggle") toggle();
	else if (command === "fullscreen") fullscreen.toggle();
	else if (command === "mute") settings.toggleMute();
	else if (command === "captions") settings.toggleCaptions();
	else if (command === "next" || command === "back") page.request({ request: command });
	else if ("volume" in command) settings.changeVolume(command.volume);
	else if ("speed" in command) settings.stepSpeed(command.speed);
	else moveTo(command.seek);
}

function follow(control: PlayerControl): void {
	if (control.control === "page") {
		parts.root.toggleAttribute("data-next", control.hasNext);
		fullscreen.followPage(control.isFullscreen, () => page.request({ request: "fullscreen" }));
	} else if (control.control === "focus") {
		takeFocus(control.from);
	} else {
		const key = { key: control.key, ctrlKey: false, metaKey: false, altKey: false };
		const command = commandOfKey(key, { position: position(), duration: film.duration });
		if (command && command !== "back") execute(command);
	}
}

/** Focuses Play or Pause. Arrow keys that led here walk on through the controls. */
function takeFocus(from: Direction | null): void {
	window.focus();
	isWalking = from !== null;
	const button = isStarted ? parts.toggle : parts.start;
	if (isWalking) button.focus({ preventScroll: true, focusVisible: true });
	else focusQuietly(() => button.focus({ preventScroll: true }));
	attention.keepAwake();
}

/** Moves the focus with an arrow key, out of the player too. Returns false when the key has its other meaning. */
function walkByKey({ key, target }: KeyboardEvent): boolean {
	const direction = directionOfKey(key);
	if (!direction) return false;
	const isSideways = direction === "left" || direction === "right";
	if (!isSideways && !hasPointer) isWalking = true;
	if (isStarted && !isWalking) return false;
	if (isSideways && target instanceof HTMLInputElement) return false;
	if (!walk(parts.root, direction, parts.toggle)) page.request({ request: "leave", direction });
	return true;
}

parts.start.addEventListener("click", startFirst);
parts.toggle.addEventListener("click", toggle);
parts.back.addEventListener("click", () => moveTo(position() - SKIP));
parts.forward.addEventListener("click", () => moveTo(position() + SKIP));
parts.next.addEventListener("click", () => execute("next"));
parts.pip.addEventListener("click", pip.toggle);
parts.fullscreen.addEventListener("click", fullscreen.toggle);
parts.seek.addEventListener("input", () => goTo(Number(parts.seek.value)));

// A mouse has shown the controls by moving; a finger shows and hides them by tapping.
let wasResting = false;
parts.root.addEventListener(
	"pointerdown",
	() => {
		wasResting = parts.root.dataset.resting !== undefined;
		isWalking = false;
	},
	{ capture: true },
);
parts.screen.addEventListener("click", (event) => {
	if (!(event instanceof PointerEvent) || event.pointerType === "mouse") toggle();
});
parts.screen.addEventListener("dblclick", (event) => {
	if (!(event instanceof PointerEvent) || event.pointerType === "mouse") fullscreen.toggle();
});
watchTaps(parts.screen, {
	tap: () => !wasResting && attention.rest(),
	doubleTap: (side) => (side === 0 ? toggle() : moveTo(position() + side * SKIP)),
});

document.addEventListener("keydown", (event) => {
	const { key, target } = event;
	const isOnButton = target instanceof HTMLButtonElement;
	if (key === "Tab" || (key === "Enter" && isOnButton && target !== parts.start)) isWalking = true;
	// The volume control handles its own arrows; a focused button handles the space bar and Enter itself.
	if (target === parts.volume && (key === "ArrowLeft" || key === "ArrowRight")) return;
	if (isOnButton && key === " ") return;
	const command = commandOfKey(event, { position: position(), duration: film.duration });
	if (walkByKey(event)) event.preventDefault();
	else if (command) {
		event.preventDefault();
		execute(command);
	}
});

// A hidden page gets no animation frames, but its film continues and ends.
setInterval(() => {
	if (!isPlaying()) return;
	if (document.hidden) picture?.draw();
	if (hasEnded(clock, now())) run();
	else report("timeupdate");
}, 1000);

showState();
/** Whether a press in the page around the player led here. Unknown in older browsers, and of a page of another site. */
function isPressed(): boolean {
	try {
		return window.parent.navigator.userActivation?.hasBeenActive ?? false;
	} catch {
		return false;
	}
}

if (film.isAutoplay) {
	sound = openSound();
	// After a press the film starts at once, and sounds when the browser lets it; else it starts when it may sound.
	if (isPressed()) startFirst();
	else sound.onAllowed(() => !isStarted && startFirst());
}
