import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { showToast, ToastRegion } from "./toast";

beforeEach(() => {
	vi.useFakeTimers();
	render(<ToastRegion />);
	// The message of an earlier page would stand here still.
	act(() => vi.advanceTimersByTime(10_000));
});

test("a message is announced: it enters a live region that stood there, empty, before it", () => {
	const region = screen.getByRole("status");
	expect(region).toBeEmptyDOMElement();
	act(() => showToast("Removed from Watch Later"));
	expect(screen.getByRole("status")).toBe(region);
	expect(region).toHaveTextContent("Removed from Watch Later");
});

test("a message shows for ten seconds, and a later one replaces it for another ten", () => {
	act(() => showToast("First"));
	act(() => vi.advanceTimersByTime(9_000));
	act(() => showToast("Second"));
	expect(screen.getByRole("status")).toHaveTextContent(/^Second$/);
	act(() => vi.advanceTimersByTime(9_900));
	expect(screen.getByRole("status")).toHaveTextContent("Second");
	act(() => vi.advanceTimersByTime(100));
	expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a message goes when it is dismissed", () => {
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
