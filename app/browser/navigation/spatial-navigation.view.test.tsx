import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

/** A page on a television: elements with `data-box` are there (left, top, width, height), all others around everything. */
function showTelevision(html: string): void {
	document.body.innerHTML = html;
	vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
		const [left = 0, top = 0, width = 1920, height = 1080] = (this.getAttribute("data-box") ?? "")
			.split(" ")
			.filter(Boolean)
			.map(Number);
		return new DOMRect(left, top, width, height);
	});
	vi.stubGlobal("matchMedia", () => ({ matches: true }));
	vi.stubGlobal("innerHeight", 1080);
}

describe("with a remote control", () => {
	/** Of a visitor who has not pressed the Tab key. */
	let module: typeof import("./spatial-navigation.client");

	/** Presses keys one after the other; returns the `id` of what has the focus then. */
	function press(...keys: string[]): string | undefined {
		for (const key of keys) module.moveFocusByKey(key);
		return document.activeElement?.id;
	}

	beforeEach(async () => {
		vi.resetModules();
		module = await import("./spatial-navigation.client");
	});

	afterEach(() => {
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
	});

	test.each([
		["number", 'value="1990"'],
		["radio", ""],
		["checkbox", ""],
		["search", ""],
	])("a field of type %s that arrow keys led to is left by arrow keys in every direction", (type, more) => {
		showTelevision(`<main>
			<a href="/up" id="up" data-box="100 0 100 40">Up</a>
			<a href="/left" id="left" data-box="0 50 90 40">Left</a>
			<input type="${type}" ${more} id="field" data-box="100 50 100 40">
			<a href="/right" id="right" data-box="210 50 90 40">Right</a>
			<a href="/down" id="down" data-box="100 100 100 40">Down</a>
		</main>`);
		document.getElementById("up")?.focus();
		expect(press("ArrowDown")).toBe("field");
		expect(press("ArrowLeft")).toBe("left");
		expect(press("ArrowRight")).toBe("field");
		expect(press("ArrowRight")).toBe("right");
		expect(press("ArrowLeft", "ArrowDown")).toBe("down");
		expect(press("ArrowUp", "ArrowUp")).toBe("up");
	});

	test("a number field that a pointer or the Tab key led to keeps its arrow keys", () => {
		showTelevision(`<main>
			<a href="/up" id="up" data-box="0 0 100 40">Up</a>
			<input type="number" id="field" data-box="0 50 100 40">
			<a href="/down" id="down" data-box="0 100 100 40">Down</a>
		</main>`);
		const field = document.getElementById("field");
		document.getElementById("up")?.focus();
		expect(press("ArrowDown")).toBe("field");
		document.dispatchEvent(new PointerEvent("pointerdown"));
		expect(press("ArrowDown")).toBe("field");
		field?.blur();
		document.getElementById("up")?.focus();
		expect(press("ArrowDown", "Tab", "ArrowDown")).toBe("field");
	});

	test("left and right leave a text at its ends only", () => {
		showTelevision(`<main>
			<a href="/left" id="left" data-box="0 0 90 40">Left</a>
			<input id="field" value="Ada" data-box="100 0 100 40">
			<a href="/right" id="right" data-box="210 0 90 40">Right</a>
		</main>`);
		document.getElementById("left")?.focus();
		press("ArrowRight");
		const field = document.querySelector("input");
		field?.setSelectionRange(1, 1);
		expect(press("ArrowLeft", "ArrowRight")).toBe("field");
		field?.setSelectionRange(3, 3);
		expect(press("ArrowLeft")).toBe("field");
		expect(press("ArrowRight")).toBe("right");
	});

	test("Enter ticks a box and chooses one of several, which for a remote is the only key that can", () => {
		showTelevision(`<main>
			<a href="/up" id="up" data-box="0 0 100 40">Up</a>
			<input type="checkbox" id="box" data-box="0 50 100 40">
			<input type="radio" name="score" id="score" data-box="0 100 100 40">
		</main>`);
		const isChecked = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.checked;
		document.getElementById("up")?.focus();
		press("ArrowDown", "Enter");
		expect(isChecked("box")).toBe(true);
		press("Enter");
		expect(isChecked("box")).toBe(false);
		press("ArrowDown");
		expect(isChecked("score")).toBe(false);
		press("Enter");
		expect(isChecked("score")).toBe(true);
	});

	test("every arrow key leads from the button of an open menu into the menu, which may be above it", () => {
		for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
			showTelevision(`<main>
				<div popover data-open><button type="button" id="one" data-box="0 400 40 40">1</button></div>
				<button type="button" id="rate" data-box="0 500 100 40">Rate</button>
				<a href="/next" id="next" data-box="110 500 100 40">Next</a>
			</main>`);
			document.getElementById("rate")?.focus();
			expect(press(key), key).toBe("one");
		}
	});

	test("left and right lead from a list of links to the form beside it and back, where nothing is in line", () => {
		showTelevision(`<main>
			<nav data-box="0 0 200 200">
				<a href="/profile" id="profile" data-box="0 0 200 40">Profile</a>
				<a href="/data" id="data" data-box="0 50 200 40">Data</a>
			</nav>
			<section data-box="300 0 600 900">
				<input id="name" data-box="320 120 300 50">
				<button type="button" id="save" data-box="320 600 100 50">Save</button>
			</section>
		</main>`);
		document.getElementById("data")?.focus();
		expect(press("ArrowRight")).toBe("name");
		expect(press("ArrowDown")).toBe("save");
		expect(press("ArrowLeft")).toBe("profile");
		expect(press("ArrowLeft")).toBe("profile");
	});

	test("down from the top bar leads to the first line of the page, wherever in the bar the focus is", () => {
		showTelevision(`<header class="site-header">
				<a href="/" id="home" data-box="0 0 100 40">Home</a>
				<a href="/login" id="login" data-box="1700 0 100 40">Login</a>
			</header>
			<main>
				<a href="/settings" id="first" data-box="0 200 200 40">Profile</a>
				<input id="field" data-box="1500 500 300 40">
			</main>`);
		document.getElementById("login")?.focus();
		expect(press("ArrowDown")).toBe("first");
	});

	test("the button over a card is right of the card's name", () => {
		showTelevision(`<main><ul>
			<li data-box="0 0 100 250">
				<a href="/watch" id="watch" data-box="0 0 100 150">Watch</a>
				<button type="button" data-on-card id="remove" data-box="60 5 35 35">Remove</button>
				<h3 data-box="0 160 60 20"><a href="/title" id="name" data-box="0 160 60 20">Name</a></h3>
			</li>
			<li data-box="120 0 100 250">
				<a href="/watch/2" id="watch2" data-box="120 0 100 150">Watch</a>
				<h3 data-box="120 160 60 20"><a href="/title/2" id="name2" data-box="120 160 60 20">Name</a></h3>
			</li>
		</ul></main>`);
		document.getElementById("watch")?.focus();
		expect(press("ArrowRight")).toBe("watch2");
		expect(press("ArrowLeft", "ArrowDown")).toBe("name");
		expect(press("ArrowRight")).toBe("remove");
		expect(press("ArrowRight")).toBe("name2");
		expect(press("ArrowLeft")).toBe("remove");
		expect(press("ArrowDown")).toBe("name");
	});

	test("the focus goes on to the page when a dialog closes whose opener is gone", () => {
		showTelevision(`<main>
			<a href="/first" id="first" data-box="0 50 100 40">First</a>
			<a href="/login" id="login" data-box="0 100 100 40">Login</a>
			<dialog></dialog>
		</main>`);
		document.getElementById("first")?.focus();
		expect(press("ArrowDown")).toBe("login");
		document.getElementById("login")?.remove();
		document.querySelector("dialog")?.dispatchEvent(new Event("close"));
		expect(press()).toBe("first");
	});

	test("a page that has just opened begins with its first element on the screen, or with what it names", () => {
		const page = `<main>
			<a href="/above" id="above" data-box="0 -200 100 40">Above</a>
			<a href="/first" id="first" data-box="0 50 100 40">First</a>`;
		showTelevision(`${page}</main>`);
		module.focusFirst();
		expect(press()).toBe("first");
		showTelevision(
			`${page}<div data-first-focus><a href="/watch" id="watch" data-box="0 100 100 40">Watch</a></div></main>`,
		);
		module.focusFirst();
		expect(press()).toBe("watch");
	});
});
