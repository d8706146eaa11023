import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restorePageState, savePageState } from "./page-state.client";

beforeEach(() => {
	delete document.documentElement.dataset.remote;
});

afterEach(() => {
	document.body.innerHTML = "";
});

test("a page that the footer led to begins at its beginning", () => {
	document.body.innerHTML = `<main id="main" tabindex="-1"><a href="/movies">Movies</a></main>
		<footer><a href="/privacy">Privacy Policy</a></footer>`;
	document.querySelector<HTMLElement>("footer a")?.focus();
	restorePageState("privacy", false);
	expect(document.querySelector("main")).toHaveFocus();
});

test("any other page leaves the focus where it is", () => {
	document.body.innerHTML = `<main id="main" tabindex="-1"><a href="/movies">Movies</a></main>`;
	document.querySelector<HTMLElement>("main a")?.focus();
	restorePageState("movies", false);
	expect(document.querySelector("main a")).toHaveFocus();
});

test("a row that was scrolled before this script was loaded returns to its place", async () => {
	document.body.innerHTML = `<main><section aria-label="Popular Movies"><ul class="reel"></ul></section></main>`;
	const row = document.querySelector(".reel") as Element;
	row.scrollLeft = 1176;
	restorePageState("home", false);
	savePageState();
	row.scrollLeft = 0;
	restorePageState("home", true);
	await vi.waitFor(() => expect(row.scrollLeft).toBe(1176));
});

test("the position of a row is read only if it was drawn or scrolled", async () => {
	document.body.innerHTML = `<main><section aria-label="Popular Movies"><ul class="reel"></ul></section></main>`;
	const row = document.querySelector(".reel") as Element;
	row.checkVisibility = () => false;
	const read = vi.spyOn(row, "scrollLeft", "get").mockReturnValue(300);
	const write = vi.spyOn(row, "scrollLeft", "set");
	restorePageState("home", false);
	savePageState();
	expect(read).not.toHaveBeenCalled();
	row.dispatchEvent(new Event("scroll"));
	savePageState();
	restorePageState("home", true);
	await vi.waitFor(() => expect(write).toHaveBeenCalledWith(300));
});
