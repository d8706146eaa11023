import { afterEach, vi } from "vitest";

/** For the set-up of every test file: when a test ends, the clock, spied functions and globals are the real ones again. */
export function leaveNothingBehind(): void {
	afterEach(() => {
		vi.useRealTimers();
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
	});
}
