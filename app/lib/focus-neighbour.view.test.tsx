import { afterEach, expect, test } from "vitest";
import { focusNeighbour } from "./focus-neighbour.client";

afterEach(() => {
	document.body.innerHTML = "";
});

test.each([
	["the next one", 2, 0, "/title/1"],
	["the one before, from the last", 2, 1, "/title/0"],
	["the main part of the page, from the only one", 1, 0, null],
])("the focus of an item that leaves its list goes to %s", (_, count, index, expected) => {
	const items = Array.from(
		{ length: count },
		(_, at) => `<li><a href="/title/${at}">Title</a><form><button type="submit">Remove</button></form></li>`,
	);
	document.body.innerHTML = `<main tabindex="-1"><ul>${items.join("")}</ul></main>`;
	const form = document.querySelectorAll("form")[index] as HTMLFormElement;
	form.querySelector("button")?.focus();
	focusNeighbour(form);
	expect(document.activeElement?.getAttribute("href")).toBe(expected);
	expect(document.activeElement?.matches("main")).toBe(expected === null);
});
