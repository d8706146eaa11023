import { vi } from "vitest";

/** Ends every timer of that many milliseconds at once, until the test ends; returns a function that counts them. */
export function skipWaits(least: number, most = least): () => number {
	const start = setTimeout;
	let count = 0;
	vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, wait = 0) => {
		if (wait < least || wait > most) return start(work, wait);
		count++;
		return start(work, 0);
	}) as typeof setTimeout);
	return () => count;
}
