import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Hero } from "~/components/browse/hero";
import type { NextUp } from "~/domain/library/next/next-up";
import { expectConsoleError } from "../../../tests/harness/fail-on-console-error";
import { renderOnSite } from "../../../tests/harness/render";
import { ContinueHero } from "./continue-hero";

function show(next: Partial<NextUp>, ahead: (string | null)[] = []) {
	const card = { mediaType: "tv" as const, id: 1396, title: "Breaking Bad", backdrop: null, isDone: false };
	const at: NextUp = { action: "resume", season: 1, episode: 4, position: 1800, duration: 2700, ...next };
	renderOnSite(<ContinueHero card={{ ...card, ahead, next: at, target: at }} trending={null} />);
	const section = screen.getByRole("heading", { level: 1 }).closest("section");
	const [play] = screen.getAllByRole("link");
	return { text: section?.textContent, play: [play?.textContent, play?.getAttribute("href")] };
}

test("an unfinished episode is resumed with one press, and says how much is left", () => {
	const { text, play } = show({});
	expect(play).toEqual(["Resume", "/watch/tv/1396/1/4"]);
	expect(text).toContain("S1E4 · 15\u00a0min\u00a0left");
});

test.each([
	[["Ben"], "Ben is further on"],
	[[null, "Ben"], "You and Ben are further on"],
])("who of the people here is further on is said, and not where: %s", (ahead, said) => {
	expect(show({}, ahead).text).toContain(said);
});

test("without a known length it says nothing of what is left", () => {
	expect(show({ duration: 0 }).text).not.toContain("left");
});

test("after a finished episode the next one is played", () => {
	expect(show({ action: "next", episode: 5, position: 0, duration: 0 }).play).toEqual([
		"Watch S1E5",
		"/watch/tv/1396/1/5",
	]);
});

test("until the browser tells, it is hidden", () => {
	// React says that it does not run scripts that it adds; this one comes with the document.
	expectConsoleError();
	renderOnSite(<ContinueHero card={null} trending={null} />);
	expect(screen.queryByRole("heading")).toBeNull();
});

test("the banner below it has no second primary button", () => {
	const picture = { poster: null, backdrop: null };
	const facts = { title: "The Matrix", year: 1999, date: null, rating: 8, genres: [], overview: "" };
	const title = { mediaType: "movie" as const, id: 603, ...picture, ...facts };
	renderOnSite(<Hero title={title} viewings={[]} isSecond />);
	expect(screen.getByRole("link", { name: "Watch Now" })).not.toHaveClass("bg-bulb");
});
