import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { emptyList } from "~/domain/catalogue/lists/loaded-list";
import { renderOnSite, renderOnSlowPage } from "../../../tests/harness/render";
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

/** The page of a search, and of what is added to it, loads forever. */
function openShows() {
	vi.useFakeTimers();
	return renderOnSlowPage(<ListingPage mediaType="tv" first={NONE} saved={null} />, "/tv", "?genre=18").requested;
}

const chooseGenre = (value: string) => fireEvent.change(screen.getByLabelText("Genre"), { target: { value } });

async function search(text: string) {
	fireEvent.input(screen.getByRole("searchbox"), { target: { value: text } });
	await act(async () => await vi.advanceTimersByTimeAsync(500));
}

test("a search keeps the genre whose page is loading", async () => {
	const requested = openShows();
	chooseGenre("35");
	await search("dark");
	expect(requested).toEqual(["?genre=35", "?genre=35&q=dark"]);
});

test("a genre that ends a search whose page is loading empties the search box", async () => {
	const requested = openShows();
	await search("dark");
	chooseGenre("18");
	await act(async () => await vi.advanceTimersByTimeAsync(0));
	expect(requested).toEqual(["?q=dark", "?genre=18"]);
	expect(screen.getByRole("searchbox")).toHaveValue("");
});
