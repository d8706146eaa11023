import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useServiceWorker } from "./background-tasks";

function visit(): void {
	vi.stubEnv("DEV", false);
	vi.useFakeTimers();
	renderHook(useServiceWorker);
	vi.runAllTimers();
}

test("a browser without service workers, as over plain HTTP, goes without the offline page", () => {
	vi.stubGlobal("navigator", {});
	expect(visit).not.toThrow();
});

test("a browser that refuses to register goes without the offline page", async () => {
	const register = vi.fn(() => Promise.reject(new DOMException("no", "SecurityError")));
	vi.stubGlobal("navigator", { serviceWorker: { register } });
	visit();
	await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
});
