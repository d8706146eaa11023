import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { emptyList } from "~/domain/catalogue/lists/loaded-list";
import { renderOnSite } from "../../../tests/harness/render";
import { ListingPage } from "./listing-page";

const NONE = { ...emptyList(), nextPage: 2, lastPage: 1, total: 0 };

function openEmpty(mediaType: "movie" | "tv", address: string) {
	renderOnSite(<ListingPage mediaType={mediaType} first={NONE} saved={null} />, address);
	const heading = screen.getByRole("heading", { name: "No content found" });
	return within(heading.parentElement as HTMLElement);
}

test("a listing whose filters nothing fits offers to clear them, and the genres of its kind", () => {
	const empty = openEmpty("tv", "/tv?genre=35&year_to=1891");
	expect(empty.getByRole("button", { name: "Clear Filters" })).toBeInTheDocument();
	const genres = within(screen.getByRole("navigation", { name: "Genres" }));
	expect(genres.getByRole("link", { name: "Comedy" })).toHaveAttribute("href", "/tv?genre=35");
});

test("a text that one kind does not have is looked for in both", () => {
	const empty = openEmpty("movie", "/movies?q=severance");
	const link = empty.getByRole("link", { name: "Search movies and TV shows" });
	expect(link).toHaveAttribute("href", "/search?q=severance");
});

test("what clears the filters stands after the last of them", () => {
	renderOnSite(<ListingPage mediaType="movie" first={null} saved={null} />, "/movies?genre=28&score=7");
	const more = screen.getByRole("button", { name: /^More filters/i });
	expect(more.nextElementSibling).toContainElement(screen.getAllByRole("button", { name: "Clear Filters" })[0]!);
});
