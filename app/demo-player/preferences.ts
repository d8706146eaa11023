export interface PlayerPreferences {
	/** 0..1 */
	volume: number;
	isMuted: boolean;
	/** One of `SPEEDS`. */
	speed: number;
	hasCaptions: boolean;
}

const SLOWEST = 0.5;
const SPEEDS: readonly number[] = [SLOWEST, 0.75, 1, 1.25, 1.5, 1.75, 2];

const DEFAULTS: PlayerPreferences = { volume: 1, isMuted: false, speed: 1, hasCaptions: false };

/** `text` is the stored JSON; whatever of it is not valid gets its default. */
export function readPreferences(text: string | null): PlayerPreferences {
	let stored: unknown = null;
	try {
		stored = JSON.parse(text ?? "null");
	} catch {
		// Another program wrote it: the defaults apply.
	}
	if (typeof stored !== "object" || stored === null) return DEFAULTS;
	const { volume, isMuted, speed, hasCaptions }: Record<string, unknown> = { ...stored };
	return {
		volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
		isMuted: isMuted === true,
		speed: SPEEDS.find((value) => value === speed) ?? DEFAULTS.speed,
		hasCaptions: hasCaptions === true,
	};
}

/** Louder or quieter in tenths; louder also ends the mute. */
export function changeVolume(preferences: PlayerPreferences, by: number): PlayerPreferences {
	const volume = Math.round(Math.min(1, Math.max(0, preferences.volume + by)) * 10) / 10;
	return { ...preferences, volume, isMuted: by > 0 ? false : preferences.isMuted };
}

/** The next faster (1) or slower (-1) speed; the fastest and the slowest stay. */
export function changeSpeedStep({ speed }: PlayerPreferences, step: 1 | -1): number {
	return SPEEDS[SPEEDS.indexOf(speed) + step] ?? speed;
}

/** The next faster speed; after the fastest comes the slowest. */
export function nextSpeed({ speed }: PlayerPreferences): number {
	return SPEEDS.find((value) => value > speed) ?? SLOWEST;
}
