import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

// An error that reaches the console unexpectedly fails the test. A test that expects one calls `expectConsoleError`.
let spy: MockInstance;
let expected = false;

export function expectConsoleError(): void {
	expected = true;
}

/** For the setup of every test file. */
export function failOnConsoleError(): void {
	beforeEach(() => {
		expected = false;
		spy = vi.spyOn(console, "error").mockImplementation(() => undefined);
	});

	afterEach(() => {
		const { calls } = spy.mock;
		spy.mockRestore();
		if (!expected) expect(calls, "unexpected console.error").toEqual([]);
	});
}
