// The sound of a film print, made by the browser: a beep for each count of the leader, and the projector's clatter.

const STROKES_PER_SECOND = 24;

export interface Sound {
	/** Calls back when the browser lets the page sound. */
	onAllowed(start: () => void): void;
	/** `level`: 0..1. */
	play(level: number): void;
	stop(): void;
	beep(): void;
}

/** A second of noise that swells with each picture passing the gate. */
function recordClatter(audio: AudioContext): AudioBuffer {
	const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
	const samples = buffer.getChannelData(0);
	for (let index = 0; index < samples.length; index++) {
		const stroke = ((index * STROKES_PER_SECOND) / audio.sampleRate) % 1;
		samples[index] = (Math.random() * 2 - 1) * 0.05 * Math.exp(-stroke * 6);
	}
	return buffer;
}

function startClatter(audio: AudioContext, output: AudioNode): void {
	const clatter = audio.createBufferSource();
	clatter.buffer = recordClatter(audio);
	clatter.loop = true;
	clatter.connect(output);
	clatter.start();
}

/**
 * Opens the sound. A browser that refuses it keeps it silent until the visitor presses something; without a sound device
 * it stays silent.
 */
export function openSound(): Sound {
	const audio = new AudioContext();
	const output = audio.createGain();
	output.gain.value = 0;
	output.connect(audio.destination);
	let hasClatter = false;
	let isOn = false;

	function resume(): void {
		// A browser that refuses gets the next press.
		if (isOn && audio.state === "suspended") audio.resume().catch(() => undefined);
	}
	for (const press of ["pointerup", "keydown"]) document.addEventListener(press, resume);

	return {
		onAllowed(start) {
			const look = () => audio.state === "running" && start();
			audio.addEventListener("statechange", look);
			look();
		},
		play(level) {
			if (!hasClatter) startClatter(audio, output);
			hasClatter = true;
			isOn = true;
			resume();
			// Hearing is roughly quadratic.
			output.gain.setTargetAtTime(level ** 2, audio.currentTime, 0.02);
		},
		stop() {
			isOn = false;
			void audio.suspend();
		},
		beep() {
			const tone = audio.createOscillator();
			const envelope = audio.createGain();
			tone.frequency.value = 1000;
			envelope.gain.value = 0.2;
			tone.connect(envelope).connect(output);
			tone.start();
			tone.stop(audio.currentTime + 0.08);
		},
	};
}
