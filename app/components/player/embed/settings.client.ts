// Volume, speed and captions: their controls, and what the browser remembers of them.
import { createStoredText } from "~/browser/stored";
import {
	changeSpeedStep,
	changeVolume,
	nextSpeed,
	type PlayerPreferences,
	readPreferences,
} from "~/domain/playback/player-preferences";
import { STORAGE_PREFIX } from "~/product";
import { say } from "./attention.client";
import { parts } from "./parts.client";

const stored = createStoredText(`${STORAGE_PREFIX}player`);

/** Shows the remembered settings, and calls `onChange` after each change. */
export function openSettings(onChange: () => void) {
	let current = readPreferences(stored.get());

	/** 0..1 */
	function volume(): number {
		return current.isMuted ? 0 : current.volume;
	}

	function show(): void {
		const { speed, hasCaptions } = current;
		parts.root.toggleAttribute("data-muted", volume() === 0);
		parts.root.dataset.captions = hasCaptions ? "on" : "off";
		parts.mute.setAttribute("aria-label", volume() === 0 ? "Unmute" : "Mute");
		parts.volume.value = String(volume());
		parts.volume.setAttribute("aria-valuetext", `${Math.round(volume() * 100)}%`);
		parts.speed.textContent = `${speed}×`;
		parts.speed.setAttribute("aria-label", `Speed ${speed}×`);
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
		say(current.isMuted ? "Muted" : `Volume ${Math.round(current.volume * 100)}%`);
	}

	function setSpeed(speed: number): void {
		change({ speed });
		say(`Speed ${speed}×`);
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
			say(current.hasCaptions ? "Captions on" : "Captions off");
		},
	};
	parts.mute.addEventListener("click", settings.toggleMute);
	parts.volume.addEventListener("input", () => setVolume({ volume: Number(parts.volume.value), isMuted: false }));
	parts.speed.addEventListener("click", () => setSpeed(nextSpeed(current)));
	parts.captionsToggle.addEventListener("click", settings.toggleCaptions);
	show();
	return settings;
}
