import { afterEach, vi } from "vitest";

/** For the setup of every test file: restores the clock, spies and globals after each test. */
export function leaveNothingBehind(): void {
	afterEach(() => {
		vi.useRealTimers();
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
	});
}
