import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { leadToToast } from "./toast-focus.client";

const close = vi.fn();
let region: HTMLElement;
let leave: () => void;

function byId(id: string): HTMLElement {
	return document.getElementById(id) as HTMLElement;
}

/** Presses a key where the focus is; returns whether the browser's own action is left to it. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
	return fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
}

beforeEach(() => {
	document.body.innerHTML = `
		<button type="button" id="opener">Remove</button>
		<button type="button" id="next">Next</button>
		<div role="status"><button type="button" id="undo">Undo</button><button type="button" id="dismiss">Dismiss</button></div>`;
	region = document.querySelector("[role=status]") as HTMLElement;
	close.mockReset();
	byId("opener").focus();
	leave = leadToToast(region, close);
	return () => {
		leave();
		document.body.innerHTML = "";
	};
});

test("Tab leads from what caused a message to its first button, and goes on from there after the last", () => {
	expect(press("Tab")).toBe(false);
	expect(byId("undo")).toHaveFocus();
	expect(press("Tab")).toBe(true);
	byId("dismiss").focus();
	expect(press("Tab")).toBe(true);
	expect(byId("opener")).toHaveFocus();
	expect(press("Tab")).toBe(true);
	expect(byId("opener")).toHaveFocus();
});

test("down of a remote leads to the message once, and up leads back", () => {
	expect(press("ArrowDown")).toBe(false);
	expect(byId("undo")).toHaveFocus();
	expect(press("ArrowUp")).toBe(false);
	expect(byId("opener")).toHaveFocus();
	expect(press("ArrowDown")).toBe(true);
	expect(byId("opener")).toHaveFocus();
});

test("no key leads there from elsewhere, or to a message that can only be dismissed", () => {
	byId("next").focus();
	expect(press("Tab")).toBe(true);
	expect(press("Escape")).toBe(true);
	expect(close).not.toHaveBeenCalled();
	byId("undo").remove();
	byId("opener").focus();
	expect(press("Tab")).toBe(true);
	expect(byId("opener")).toHaveFocus();
});

test("Escape closes the message, and the focus returns from a button that has gone with it", () => {
	press("Tab");
	expect(press("Escape")).toBe(false);
	expect(close).toHaveBeenCalledOnce();
	region.replaceChildren();
	leave();
	expect(byId("opener")).toHaveFocus();
});

test("while a message is shown the page scrolls what has the focus clear of it", () => {
	expect(document.documentElement.style.scrollPaddingBottom).toMatch(/^\d+px$/);
	leave();
	expect(document.documentElement.style.scrollPaddingBottom).toBe("");
});
