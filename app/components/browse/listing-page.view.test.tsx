import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { SiteProvider } from "~/components/site/site-context";
import { emptyList } from "~/domain/catalogue/lists/loaded-list";
import { renderOnSite, SITE } from "../../../tests/harness/render";
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

test("a search keeps the genre whose page is loading", async () => {
	vi.useFakeTimers();
	const requested: string[] = [];
	const page = (
		<SiteProvider value={SITE}>
			<ListingPage mediaType="tv" first={NONE} saved={null} />
		</SiteProvider>
	);
	function loader({ request }: { request: Request }) {
		requested.push(new URL(request.url).search);
		return new Promise<null>(() => undefined);
	}
	const router = createMemoryRouter([{ path: "/tv", loader, element: page }], {
		initialEntries: ["/tv"],
		hydrationData: { loaderData: { "0": null } },
	});
	render(<RouterProvider router={router} />);
	fireEvent.change(screen.getByLabelText("Genre"), { target: { value: "35" } });
	fireEvent.input(screen.getByRole("searchbox"), { target: { value: "dark" } });
	await act(async () => await vi.advanceTimersByTimeAsync(500));
	expect(requested).toEqual(["?genre=35", "?genre=35&q=dark"]);
});
