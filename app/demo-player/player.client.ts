// Script of the Marquee Player's page: plays the film and follows controls, keys, taps and the embedding page.
import type { PlayerControl, PlayerEvent } from "~/domain/playback/messages";
import { focusQuietly } from "~/lib/dom/focus-quietly.client";
import { readKey } from "~/lib/dom/keys";
import { chooseNextFocus, type Direction, directionOfKey, isSideways } from "~/lib/dom/spatial";
import { formatTime } from "~/lib/text/format";
import { followAttention } from "./attention.client";
import { changeSpeed, createClock, hasEnded, pause, play, positionAt, seek } from "./clock";
import { film, openSettings, parts, say, showTime, texts, withValue } from "./controls.client";
import { commandOfKey, isRepeated, type KeyCommand } from "./keys";
import { openMediaSession } from "./media-session.client";
import { openPageLink } from "./page-link.client";
import { openPicture } from "./picture.client";
import { openFullscreen, openPictureInPicture } from "./screen-modes.client";
import { openSound } from "./sound.client";
import { LEADER_SECONDS } from "./timeline";

const SKIP = 10;
const hasPointer = matchMedia("(any-pointer: fine), (any-pointer: coarse)").matches;

const settings = openSettings(() => {
	clock = changeSpeed(clock, settings.speed(), now());
	showMedia();
});
let clock = createClock(film.duration, { position: film.startAt, speed: settings.speed() });
let isStarted = false;
/** Whether arrow keys move the focus through the controls; otherwise they move in time and change the volume, and no ring shows. */
let isMovingFocus = false;
/** Whether left and right change the volume control that has the focus, and do not pass it: after Tab, a press, or Enter on it. */
let isHoldingVolume = false;
let shownSecond = -1;
let nextFrame = 0;
let sound: ReturnType<typeof openSound> | null = null;
/** Opened when the film starts. */
let media: ReturnType<typeof openMediaSession> = null;

const now = () => performance.now();
const position = () => positionAt(clock, now());
const isPlaying = () => clock.since !== null;
/** Opened when the film starts; until then the cover hides it. */
let picture: ReturnType<typeof openPicture> | null = null;
const fullscreen = openFullscreen();
const pip = openPictureInPicture({ play: start, stop });
const page = openPageLink(follow);
const showControls = followAttention({
	isPlaying,
	onHide: stopMovingFocus,
	onDoubleTap: (side) => (side === 0 ? toggle() : moveTo(position() + side * SKIP)),
});

function setMovingFocus(isMoving: boolean): void {
	isMovingFocus = isMoving;
	parts.root.toggleAttribute("data-moving", isMoving);
}

function stopMovingFocus(): void {
	setMovingFocus(false);
}

function holdVolume(isHeld: boolean, isShown = false): void {
	isHoldingVolume = isHeld;
	parts.volume.classList.toggle("bg-cream/20", isShown);
}

function report(event: PlayerEvent["event"]): void {
	page.report({ event, currentTime: position(), duration: film.duration, ...film.playable });
}

function showSecond(): void {
	const second = Math.floor(position());
	if (second === shownSecond) return;
	shownSecond = second;
	showTime(position(), isStarted);
	if (isPlaying() && second < LEADER_SECONDS) sound?.beep(settings.volume());
}

function showMedia(): void {
	media?.show({ isPlaying: isPlaying(), position: position(), speed: settings.speed() });
}

function showState(): void {
	const state = isPlaying() ? "playing" : hasEnded(clock, now()) ? "ended" : isStarted ? "paused" : "idle";
	parts.root.dataset.state = state;
	parts.toggle.setAttribute(
		"aria-label",
		{ playing: texts.pause, ended: texts.playAgain, paused: texts.play, idle: texts.play }[state],
	);
	pip.show(isPlaying());
	showMedia();
	showTime(position(), isStarted);
	if (isStarted) {
		picture ??= openPicture(position);
		picture.draw(true);
	}
	showControls();
}

function run(): void {
	cancelAnimationFrame(nextFrame);
	if (!isPlaying()) return;
	if (hasEnded(clock, now())) {
		clock = pause(clock, now());
		showState();
		say(texts.theEnd);
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
	media ??= openMediaSession({
		play: () => !hasEnded(clock, now()) && start(),
		stop,
		skip: (seconds) => moveTo(position() + seconds),
		goTo: moveTo,
		next: () => execute("next"),
	});
	media?.showNext(parts.root.hasAttribute("data-next"));
	isStarted = true;
	clock = play(clock, now());
	showState();
	say(texts.playing);
	report("play");
	run();
}

/** Starts for the first time. A focus on Play goes to Pause. */
function startFirst(): void {
	start();
	if (document.hasFocus()) focusQuietly(() => parts.toggle.focus({ preventScroll: true }));
	stopMovingFocus();
}

function stop(): void {
	if (!isPlaying()) return;
	clock = pause(clock, now());
	showState();
	say(texts.paused);
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
	if (command === "toggle" || command === (isPlaying() ? "pause" : "play")) toggle();
	else if (command === "play" || command === "pause") return;
	else if (command === "fullscreen") fullscreen.toggle();
	else if (command === "mute") settings.toggleMute();
	else if (command === "captions") settings.toggleCaptions();
	else if (command === "next" || command === "previous" || command === "back") page.request({ request: command });
	else if ("volume" in command) settings.changeVolume(command.volume);
	else if ("speed" in command) settings.stepSpeed(command.speed);
	else moveTo(command.seek);
}

function follow(control: PlayerControl): void {
	if (control.control === "page") {
		parts.root.toggleAttribute("data-next", control.hasNext);
		media?.showNext(control.hasNext);
		fullscreen.followPage(control.isFullscreen, () => page.request({ request: "fullscreen" }));
	} else if (control.control === "focus") {
		takeFocus(control.from);
	} else {
		const command = commandOfKey(control.key, { position: position(), duration: film.duration });
		if (command && command !== "back") execute(command);
	}
}

/** Focuses Play or Pause. Arrow keys that led here go on through the controls. */
function takeFocus(from: Direction | null): void {
	window.focus();
	setMovingFocus(from !== null);
	const button = isStarted ? parts.toggle : parts.start;
	if (isMovingFocus) button.focus({ preventScroll: true, focusVisible: true });
	else focusQuietly(() => button.focus({ preventScroll: true }));
	showControls();
}

/** Focuses the next control in a direction. Returns false when there is none, so that the focus leaves the player. */
function focusNext(direction: Direction): boolean {
	const from = document.activeElement ?? document.body;
	const controls = [...parts.root.querySelectorAll<HTMLElement>("button, input")].filter(
		(control) => control !== from && control.checkVisibility({ visibilityProperty: true }),
	);
	if (from === document.body) {
		(controls.includes(parts.toggle) ? parts.toggle : controls[0])?.focus();
		return true;
	}
	const boxes = controls.map((control) => control.getBoundingClientRect());
	const index = chooseNextFocus(from.getBoundingClientRect(), boxes, { direction, reach: window.innerHeight });
	if (index !== null) controls[index]?.focus();
	return index !== null;
}

/** Moves the focus with an arrow key, out of the player too. Returns false when the key has its other meaning. */
function moveFocusByKey(key: string, target: EventTarget | null): boolean {
	const direction = directionOfKey(key);
	if (!direction) return false;
	if (!isSideways(direction) && !hasPointer) setMovingFocus(true);
	if (isStarted && !isMovingFocus) return false;
	if (isSideways(direction) && (target === parts.seek || (target === parts.volume && isHoldingVolume))) return false;
	holdVolume(false);
	if (!focusNext(direction)) page.request({ request: "leave", direction });
	return true;
}

/** Clicks of a mouse only; a finger taps. */
function onMouse(type: "click" | "dblclick", act: () => void): void {
	parts.screen.addEventListener(type, (event) => {
		if (!(event instanceof PointerEvent) || event.pointerType === "mouse") act();
	});
}

parts.start.addEventListener("click", startFirst);
parts.toggle.addEventListener("click", toggle);
parts.back.addEventListener("click", () => moveTo(position() - SKIP));
parts.forward.addEventListener("click", () => moveTo(position() + SKIP));
parts.next.addEventListener("click", () => execute("next"));
parts.pip.addEventListener("click", pip.toggle);
parts.fullscreen.addEventListener("click", fullscreen.toggle);
parts.seek.addEventListener("input", () => goTo(Number(parts.seek.value)));
parts.root.addEventListener(
	"pointerdown",
	() => {
		stopMovingFocus();
		holdVolume(true);
	},
	{ capture: true },
);
onMouse("click", toggle);
onMouse("dblclick", fullscreen.toggle);

document.addEventListener("keydown", (event) => {
	const key = readKey(event);
	const { target } = event;
	const isOnButton = target instanceof HTMLButtonElement;
	// With a remote, Play fills the screen.
	if (key === "Enter" && target === parts.start && (isMovingFocus || !hasPointer)) fullscreen.fill();
	if (key === "Tab" || (key === "Enter" && target !== parts.start)) setMovingFocus(true);
	if (key === "Tab") holdVolume(true);
	if (key === "Enter" && target === parts.seek) toggle();
	if (key === "Enter" && target === parts.volume) {
		holdVolume(!isHoldingVolume, !isHoldingVolume);
		say(isHoldingVolume ? texts.holdVolume : withValue(texts.volume, parts.volume.ariaValueText ?? ""));
	}
	// A volume control that is held handles its own arrows; a focused button handles the space bar and Enter itself.
	if (target === parts.volume && /^Arrow(Left|Right)$/.test(key) && isHoldingVolume) return;
	if (isOnButton && key === " ") return;
	const command = commandOfKey(key, { position: position(), duration: film.duration });
	if (moveFocusByKey(key, target)) event.preventDefault();
	else if (command) {
		event.preventDefault();
		if (!event.repeat || isRepeated(command)) execute(command);
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
