import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { showToast, ToastRegion } from "./toast";

beforeEach(() => {
	vi.useFakeTimers();
	render(<ToastRegion />);
	// The message of an earlier test would still be shown.
	act(() => vi.advanceTimersByTime(5000));
});

test("a message is announced: it is added to an empty live region that exists before it", () => {
	const region = screen.getByRole("status");
	expect(region).toBeEmptyDOMElement();
	act(() => showToast("Removed from Watch Later"));
	expect(screen.getByRole("status")).toBe(region);
	expect(region).toHaveTextContent("Removed from Watch Later");
});

test("a message is shown for five seconds, and a later one replaces it for another five", () => {
	act(() => showToast("First"));
	act(() => vi.advanceTimersByTime(4000));
	act(() => showToast("Second"));
	expect(screen.getByRole("status")).toHaveTextContent(/^Second$/);
	act(() => vi.advanceTimersByTime(4900));
	expect(screen.getByRole("status")).toHaveTextContent("Second");
	act(() => vi.advanceTimersByTime(100));
	expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("an alarm says when the browser is offline; another message does not", () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	act(() => showToast("Failed to add item. Please try again.", "alarm"));
	expect(screen.getByRole("status")).toHaveTextContent("Failed to add item. Please try again. You are offline.");
	act(() => showToast("Removed"));
	expect(screen.getByRole("status")).toHaveTextContent(/^Removed$/);
	vi.restoreAllMocks();
});

test("a message disappears when it is dismissed", () => {
	act(() => showToast("Failed to remove item. Please try again.", "alarm"));
	fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
	expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a message's action runs once and closes the message", () => {
	const undo = vi.fn();
	act(() => showToast("Removed", "plain", { label: "Undo", act: undo }));
	fireEvent.click(screen.getByRole("button", { name: "Undo" }));
	expect(undo).toHaveBeenCalledTimes(1);
	expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a message stays while the focus is on it, and the focus returns to where it was when it closes", async () => {
	const outside = document.createElement("button");
	document.body.appendChild(outside);
	outside.focus();
	act(() => showToast("Removed", "plain", { label: "Undo", act: () => undefined }));
	await act(() => vi.dynamicImportSettled());
	const undo = screen.getByRole("button", { name: "Undo" });
	act(() => undo.focus());
	act(() => vi.advanceTimersByTime(5000));
	expect(undo).toHaveFocus();
	fireEvent.click(undo);
	expect(screen.getByRole("status")).toBeEmptyDOMElement();
	expect(outside).toHaveFocus();
	outside.remove();
});
