import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { forgetSearch, recentSearchesOf, rememberSearch } from "~/browser/recent-searches";
import { renderOnSite } from "../../../tests/harness/render";
import { RecentSearches } from "./search-extras";

const searches = recentSearchesOf(null);

test("lists at most eight searches, newest first, each once regardless of case", () => {
	for (const text of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "B"]) rememberSearch(searches, text);
	expect(searches.get()).toEqual(["B", "i", "h", "g", "f", "e", "d", "c"]);
	forgetSearch(searches, "b");
	expect(searches.get()).toEqual(["i", "h", "g", "f", "e", "d", "c"]);
});

test("ignores invalid storage", () => {
	function read(stored: string): string[] {
		localStorage.setItem("marquee.recentSearches", stored);
		return searches.get();
	}
	for (const stored of ["", "null", "{}", "[", '{"0":"a"}', "12"]) expect(read(stored)).toEqual([]);
	expect(read('["a",null,3,"b",["c"]]')).toEqual(["a", "b"]);
});

test("shows a link and a remove button for each search", () => {
	rememberSearch(searches, "cherry 2021");
	rememberSearch(searches, "l'été & co");
	renderOnSite(<RecentSearches />);
	expect(screen.getByRole("link", { name: "l'été & co" })).toHaveAttribute(
		"href",
		"/search?q=l%27%C3%A9t%C3%A9+%26+co",
	);
	fireEvent.click(screen.getByRole("button", { name: "Remove l'été & co" }));
	expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["cherry 2021"]);
	fireEvent.click(screen.getByRole("button", { name: "Remove cherry 2021" }));
	expect(screen.queryByRole("region")).toBeNull();
});

test("each person of a household sees their own searches, and the account's holder those from before signing in", () => {
	const holder = { id: "a", username: "ann", email: "ann@marquee.example", role: "user", profileId: "a" } as const;
	const shown = (profileId: string) => {
		const visitor = {
			...holder,
			profileId,
			profile: null,
			timeZone: null,
			year: "2026",
			evenings: null,
			hasPeople: true,
			people: [],
			isChild: false,
		};
		const { unmount } = renderOnSite(<RecentSearches />, "/search", { visitor });
		const texts = screen.queryAllByRole("link").map(({ textContent }) => textContent);
		unmount();
		return texts;
	};
	rememberSearch(searches, "heat");
	rememberSearch(recentSearchesOf("b"), "up");
	expect([shown("a"), shown("b"), shown("c")]).toEqual([["heat"], ["up"], []]);
});
