export const TONES = 8;

/** Class of the background behind an image while it loads. A title, episode or person has the same tone on every page. */
export function toneOf(id: number): string {
	return `tone-${id % TONES}`;
}
