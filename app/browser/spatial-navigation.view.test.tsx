import { afterEach, beforeEach, expect, test } from "vitest";
import { moveFocusByKey } from "./spatial-navigation.client";

function row(name: string, cards: number): string {
	const items = Array.from(
		{ length: cards },
		(_, index) => `<li><a href="/${name}/${index}">${index}</a><button type="button">Save</button></li>`,
	);
	return `<section>
		<a href="/${name}">See all</a>
		<div data-arrow-keys="skip"><button type="button">Next</button></div>
		<ul class="reel">${items.join("")}</ul>
	</section>`;
}

beforeEach(() => {
	document.body.innerHTML = `<main><nav><ul class="reel"><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></nav>${row("movie", 3)}${row("tv", 2)}</main>`;
});

afterEach(() => document.body.replaceChildren());

/** What the Tab key stops at, by address or text. */
function listStops(): (string | null)[] {
	return [...document.querySelectorAll<HTMLElement>("a, button")]
		.filter(({ tabIndex }) => tabIndex >= 0)
		.map((element) => element.getAttribute("href") ?? element.textContent);
}

test("a row is one stop of the Tab key, with the button of its card; other lists keep theirs", () => {
	expect(listStops()).toHaveLength(16);
	moveFocusByKey("Tab");
	expect(listStops()).toEqual(["/a", "/b", "/movie", "/movie/0", "Save", "/tv", "/tv/0", "Save"]);
});

test("the stop of a row is the card that had the focus last, also after the focus has left", () => {
	const [last] = document.querySelectorAll<HTMLElement>("[href='/movie/2']");
	last?.focus();
	moveFocusByKey("Tab");
	last?.blur();
	moveFocusByKey("Tab");
	expect(listStops()).toEqual(["/a", "/b", "/movie", "/movie/2", "Save", "/tv", "/tv/0", "Save"]);
});

test("a row whose stop was removed, and one that is longer than before, have one again", () => {
	moveFocusByKey("Tab");
	document.querySelector("[href='/movie/0']")?.closest("li")?.remove();
	document.querySelectorAll(".reel")[2]?.insertAdjacentHTML("beforeend", '<li><a href="/tv/2">2</a></li>');
	moveFocusByKey("Tab");
	expect(listStops()).toEqual(["/a", "/b", "/movie", "/movie/1", "Save", "/tv", "/tv/0", "Save"]);
});

test("a screen reader is told with a row's stop, and only there, how to reach the other cards", () => {
	const told = () =>
		[...document.querySelectorAll("[aria-description]")].map((element) => [
			element.getAttribute("href"),
			element.getAttribute("aria-description"),
		]);
	const how = "Arrow keys move along the row";
	moveFocusByKey("Tab");
	expect(told()).toEqual([
		["/movie/0", how],
		["/tv/0", how],
	]);
	document.querySelector<HTMLElement>("[href='/movie/2']")?.focus();
	moveFocusByKey("Tab");
	expect(told()).toEqual([
		["/movie/2", how],
		["/tv/0", how],
	]);
});

test("the Tab key, which a remote does not have, brings the usual size of text back", () => {
	document.documentElement.dataset.remote = "";
	moveFocusByKey("Tab");
	expect(document.documentElement.dataset.remote).toBeUndefined();
});
