// The elements of player-page.tsx, and the state that they show: time, messages, volume, speed and captions.
import { createStoredText } from "~/browser/stored";
import { describeTime, formatTime } from "~/lib/text/format";
import { STORAGE_PREFIX } from "~/product";
import type { Film, ScriptTexts } from "./player-page";
import { changeSpeedStep, changeVolume, nextSpeed, type PlayerPreferences, readPreferences } from "./preferences";

/** Milliseconds that a message stays on the screen. */
const MESSAGE_TIME = 1400;

const root = document.querySelector<HTMLElement>("[data-film]")!;

function find<Part extends HTMLElement = HTMLElement>(name: string): Part {
	return root.querySelector<Part>(`[data-part=${name}]`)!;
}

export const film = JSON.parse(root.dataset.film!) as Film;
export const texts = JSON.parse(root.dataset.texts!) as ScriptTexts;
const language = document.documentElement.lang;

/** A text with its value. */
export function withValue(text: string, value: string): string {
	return text.replace("{}", value);
}

function describePosition(seconds: number): string {
	const duration = describeTime(film.duration, language);
	return withValue(texts.timeOf, describeTime(seconds, language)).replace("{of}", duration);
}

export const parts = {
	root,
	screen: find<HTMLCanvasElement>("screen"),
	start: find("start"),
	status: find("status"),
	captions: find("captions"),
	bar: find("bar"),
	seek: find<HTMLInputElement>("seek"),
	preview: find("preview"),
	elapsed: find("elapsed"),
	toggle: find("toggle"),
	next: find("next"),
	back: find("back"),
	forward: find("forward"),
	mute: find("mute"),
	volume: find<HTMLInputElement>("volume"),
	speed: find("speed"),
	captionsToggle: find("captionsToggle"),
	pip: find("pip"),
	fullscreen: find("fullscreen"),
};

/** Shows a position, and how much is loaded once the film has started. */
export function showTime(seconds: number, isStarted: boolean): void {
	const share = (value: number) => `${(Math.min(1, value / film.duration) * 100).toFixed(3)}%`;
	parts.elapsed.textContent = formatTime(seconds);
	parts.seek.value = String(seconds);
	parts.seek.setAttribute("aria-valuetext", describePosition(seconds));
	parts.bar.style.setProperty("--played", share(seconds));
	parts.bar.style.setProperty("--buffered", share(seconds + (isStarted ? film.duration * 0.04 + 60 : 0)));
}

/** Shows the time under the pointer. */
parts.bar.addEventListener("pointermove", (event) => {
	const { left, width } = parts.bar.getBoundingClientRect();
	const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
	parts.bar.style.setProperty("--hover", `${share * 100}%`);
	parts.preview.textContent = formatTime(share * film.duration);
});

let messageTimer = 0;

/** Shows a change for a moment, and announces it to screen readers. */
export function say(text: string): void {
	parts.status.textContent = text;
	parts.status.dataset.shown = "";
	clearTimeout(messageTimer);
	messageTimer = window.setTimeout(() => delete parts.status.dataset.shown, MESSAGE_TIME);
}

/** Shows the stored volume, speed and captions, stores each change, and calls `onChange` after it. */
export function openSettings(onChange: () => void) {
	const stored = createStoredText(`${STORAGE_PREFIX}player`);
	let current = readPreferences(stored.get());

	/** 0..1 */
	function volume(): number {
		return current.isMuted ? 0 : current.volume;
	}

	function show(): void {
		const { speed, hasCaptions } = current;
		root.toggleAttribute("data-muted", volume() === 0);
		root.dataset.captions = hasCaptions ? "on" : "off";
		parts.mute.setAttribute("aria-label", volume() === 0 ? texts.unmute : texts.mute);
		parts.volume.value = String(volume());
		parts.volume.setAttribute("aria-valuetext", `${Math.round(volume() * 100)}%`);
		parts.speed.textContent = `${speed}×`;
		parts.speed.setAttribute("aria-label", withValue(texts.speed, `${speed}×`));
		parts.captionsToggle.setAttribute("aria-pressed", String(hasCaptions));
	}

	function change(by: Partial<PlayerPreferences>): void {
		current = { ...current, ...by };
		stored.set(JSON.stringify(current));
		show();
		onChange();
	}

	function setVolume(by: Partial<PlayerPreferences>): void {
		change(by);
		say(current.isMuted ? texts.muted : withValue(texts.volume, `${Math.round(current.volume * 100)}%`));
	}

	function setSpeed(speed: number): void {
		change({ speed });
		say(withValue(texts.speed, `${speed}×`));
	}

	const settings = {
		volume,
		speed: () => current.speed,
		changeVolume: (by: number) => setVolume(changeVolume(current, by)),
		/** A visitor who unmutes wants to hear something. */
		toggleMute: () => setVolume({ isMuted: volume() > 0, volume: current.volume || 1 }),
		stepSpeed: (step: 1 | -1) => setSpeed(changeSpeedStep(current, step)),
		toggleCaptions() {
			change({ hasCaptions: !current.hasCaptions });
			say(current.hasCaptions ? texts.captionsOn : texts.captionsOff);
		},
	};
	parts.mute.addEventListener("click", settings.toggleMute);
	parts.volume.addEventListener("input", () => setVolume({ volume: Number(parts.volume.value), isMuted: false }));
	parts.speed.addEventListener("click", () => setSpeed(nextSpeed(current)));
	parts.captionsToggle.addEventListener("click", settings.toggleCaptions);
	show();
	return settings;
}
