import { afterEach, vi } from "vitest";

/** For the setup of every test file: restores the clock, spies, globals and variables after each test. */
export function leaveNothingBehind(): void {
	afterEach(() => {
		vi.useRealTimers();
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
		vi.unstubAllEnvs();
	});
}
