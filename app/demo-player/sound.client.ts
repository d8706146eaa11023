/** The sound of the countdown. Without a sound device, and where the browser refuses it, the player stays silent. */
export function openSound() {
	const audio = new AudioContext();
	return {
		/** Calls back when the browser lets the page sound. */
		onAllowed(start: () => void) {
			const look = () => audio.state === "running" && start();
			audio.addEventListener("statechange", look);
			look();
		},
		/** `level`: 0..1. */
		beep(level: number) {
			// Where the browser refuses, the next count tries again.
			audio.resume().catch(() => undefined);
			const tone = audio.createOscillator();
			const volume = audio.createGain();
			tone.frequency.value = 1000;
			// Hearing is roughly quadratic.
			volume.gain.value = 0.2 * level ** 2;
			tone.connect(volume).connect(audio.destination);
			tone.addEventListener("ended", () => void audio.suspend());
			tone.start();
			tone.stop(audio.currentTime + 0.08);
		},
	};
}
