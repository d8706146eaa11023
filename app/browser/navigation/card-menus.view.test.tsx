import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "./card-menus.client";

const pressed = vi.fn();

function find(selector: string): HTMLElement {
	const element = document.querySelector<HTMLElement>(selector);
	if (!element) throw new Error(selector);
	return element;
}

/** Whether the browser opens its own menu. */
function askForMenu(target: Element, pointerType?: string): boolean {
	if (pointerType) fireEvent.pointerDown(target, { pointerType });
	else fireEvent.keyDown(target, { key: "ContextMenu", keyCode: 93 });
	return fireEvent.contextMenu(target);
}

beforeEach(() => {
	pressed.mockReset();
	document.body.innerHTML = `<ul><li>
		<a href="/movie/603" class="card">The Matrix</a>
		<button type="button" class="card-menu" popovertarget="menu">Add The Matrix to a list</button>
		<div id="menu" popover><button type="button" id="first">Add to Watch Later</button></div>
	</li></ul>
	<a href="/elsewhere" id="elsewhere">Elsewhere</a>`;
	for (const button of document.querySelectorAll("button")) button.checkVisibility = () => true;
	find(".card-menu").addEventListener("click", pressed);
});

afterEach(() => {
	document.body.innerHTML = "";
});

test("a long press on a card opens its menu, and the right button of a mouse the browser's", () => {
	expect(askForMenu(find(".card"), "mouse")).toBe(true);
	expect(pressed).not.toHaveBeenCalled();
	expect(askForMenu(find(".card"), "touch")).toBe(false);
	expect(pressed).toHaveBeenCalledOnce();
	fireEvent.pointerCancel(window, { pointerType: "touch" });
});

test("a menu that the browser closes as the finger is lifted stays open", () => {
	vi.useFakeTimers();
	askForMenu(find(".card"), "touch");
	find("#menu").removeAttribute("data-open");
	fireEvent.pointerUp(window, { pointerType: "touch" });
	vi.runAllTimers();
	expect(pressed).toHaveBeenCalledTimes(2);
	fireEvent.pointerUp(window, { pointerType: "touch" });
	vi.runAllTimers();
	expect(pressed).toHaveBeenCalledTimes(2);
});

test("the menu key of a keyboard and the Info key of a remote open it with the focus inside", () => {
	for (const ask of [
		() => askForMenu(find(".card")),
		() => fireEvent.keyDown(find(".card"), { key: "Unidentified", keyCode: 457 }),
	]) {
		pressed.mockReset();
		find(".card").focus();
		ask();
		expect(pressed).toHaveBeenCalledOnce();
		expect(document.activeElement).toBe(find("#first"));
	}
});

test("elsewhere, and where the card's menu is not drawn, the browser opens its own", () => {
	expect(askForMenu(find("#elsewhere"), "touch")).toBe(true);
	find(".card-menu").checkVisibility = () => false;
	expect(askForMenu(find(".card"), "touch")).toBe(true);
	expect(pressed).not.toHaveBeenCalled();
});
