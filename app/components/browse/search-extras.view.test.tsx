import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { forgetSearch, recentSearches, rememberSearch } from "~/browser/recent-searches";
import { renderOnSite } from "../../../tests/harness/render";
import { RecentSearches } from "./search-extras";

test("lists at most eight searches, newest first, each once regardless of case", () => {
	for (const text of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "B"]) rememberSearch(text);
	expect(recentSearches.get()).toEqual(["B", "i", "h", "g", "f", "e", "d", "c"]);
	forgetSearch("b");
	expect(recentSearches.get()).toEqual(["i", "h", "g", "f", "e", "d", "c"]);
});

test("ignores invalid storage", () => {
	function read(stored: string): string[] {
		localStorage.setItem("marquee.recentSearches", stored);
		return recentSearches.get();
	}
	for (const stored of ["", "null", "{}", "[", '{"0":"a"}', "12"]) expect(read(stored)).toEqual([]);
	expect(read('["a",null,3,"b",["c"]]')).toEqual(["a", "b"]);
});

test("shows a link and a remove button for each search", () => {
	rememberSearch("cherry 2021");
	rememberSearch("l'été & co");
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
