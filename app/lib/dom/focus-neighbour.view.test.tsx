import { afterEach, expect, test } from "vitest";
import { focusNeighbour } from "./focus-neighbour.client";

afterEach(() => {
	document.body.innerHTML = "";
});

function toItem(at: number): string {
	return `<li><a href="/title/${at}">Title</a><form><button type="submit">Remove</button></form></li>`;
}

/** Shows items, and removes the one at `index` by keyboard. */
function remove(items: string, index: number): void {
	document.body.innerHTML = `<main tabindex="-1"><ol>${items}</ol></main>`;
	const form = document.querySelectorAll("form")[index] as HTMLFormElement;
	form.querySelector("button")?.focus();
	focusNeighbour(form);
}

test.each([
	["the next one", 2, 0, "/title/1"],
	["the one before, from the last", 2, 1, "/title/0"],
	["the main part of the page, from the only one", 1, 0, null],
])("the focus of an item that leaves its list goes to %s", (_, count, index, expected) => {
	remove(Array.from({ length: count }, (_, at) => toItem(at)).join(""), index);
	expect(document.activeElement?.getAttribute("href")).toBe(expected);
	expect(document.activeElement?.matches("main")).toBe(expected === null);
});

test.each([
	["the day after", [1, 1, 1], 1, "/title/2"],
	["the last one of the day before, from the last day", [1, 2, 1], 3, "/title/2"],
	["the main part of the page, from the only day", [1], 0, null],
])("the focus of the only entry of a day goes to %s", (_, sizes, index, expected) => {
	let at = 0;
	const days = sizes.map((size) => `<li><ol>${Array.from({ length: size }, () => toItem(at++)).join("")}</ol></li>`);
	remove(days.join(""), index);
	expect(document.activeElement?.getAttribute("href") ?? null).toBe(expected);
});
