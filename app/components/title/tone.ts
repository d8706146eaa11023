export const TONES = 8;

/** The class of the ground on which its images arrive. A title, an episode or a person keeps its tone on every page. */
export function toneOf(id: number): string {
	return `tone-${id % TONES}`;
}
