import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Language } from "~/lib/language/languages";
import { PageLanguage } from "~/messages/use-language";
import { useServiceWorker } from "./background-tasks";

function visit(language: Language = "en"): void {
	vi.stubEnv("DEV", false);
	vi.useFakeTimers();
	const wrapper = ({ children }: React.PropsWithChildren) => <PageLanguage value={language}>{children}</PageLanguage>;
	renderHook(useServiceWorker, { wrapper });
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

test("the offline page is in the language of the page that was visited", () => {
	const register = vi.fn(async () => undefined);
	vi.stubGlobal("navigator", { serviceWorker: { register } });
	visit("de");
	expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js?offline=/de/offline");
});
