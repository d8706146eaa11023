import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { CardFacts } from "~/domain/catalogue/cards";
import { loadMessages } from "~/messages/area";
import { PageLanguage } from "~/messages/use-language";
import { renderOnSite } from "../../../tests/harness/render";
import { RowSkeleton, TitleRow } from "./title-row";

function cards(count: number): CardFacts[] {
	return Array.from({ length: count }, (_, index) => ({
		mediaType: index % 2 === 0 ? "movie" : "tv",
		id: index + 1,
		title: `Title ${index + 1}`,
		year: 1990 + index,
		poster: `/poster-${index}.svg`,
		rating: 7.25,
		genres: ["Drama", "Crime"],
	}));
}

test("a row of six cards has no arrows, a row of seven has two", () => {
	const { unmount } = renderOnSite(<TitleRow title="Popular Movies" cards={cards(6)} />);
	expect(screen.queryAllByRole("button")).toHaveLength(0);
	unmount();
	renderOnSite(<TitleRow title="Popular Movies" cards={cards(7)} />);
	expect(screen.getAllByRole("button")).toHaveLength(2);
});

test("an arrow is disabled at its end of the row", () => {
	renderOnSite(<TitleRow title="Popular Movies" cards={cards(7)} />);
	const [back, on] = screen.getAllByRole("button");
	expect(back).toHaveAttribute("aria-disabled", "true");
	expect(on).toHaveAttribute("aria-disabled", "false");
	const reel = screen.getByRole("list");
	Object.defineProperties(reel, { scrollWidth: { value: 1000 }, clientWidth: { value: 400 } });
	reel.scrollLeft = 300;
	fireEvent.scroll(reel);
	expect([back, on].map((arrow) => arrow?.getAttribute("aria-disabled"))).toEqual(["false", "false"]);
	reel.scrollLeft = 600;
	fireEvent.scroll(reel);
	expect([back, on].map((arrow) => arrow?.getAttribute("aria-disabled"))).toEqual(["false", "true"]);
});

test("a row's heading links to its listing", () => {
	renderOnSite(<TitleRow title="HBO Series" url="/tv?provider=hbo" cards={cards(1)} />);
	expect(screen.getByRole("link", { name: "HBO Series See all" })).toHaveAttribute("href", "/tv?provider=hbo");
	expect(screen.getByRole("heading", { name: "HBO Series" })).toBeInTheDocument();
});

test("only a heading that has a name keeps the letters and the direction of an unknown language", () => {
	const { unmount } = renderOnSite(<TitleRow title="Popular Movies" cards={cards(1)} />);
	expect(screen.getByRole("heading")).not.toHaveAttribute("dir");
	unmount();
	renderOnSite(<TitleRow title="Christopher Nolan" isName cards={cards(1)} />);
	expect(screen.getByRole("heading")).toHaveAttribute("dir", "auto");
});

test("a mixed row links to the listing of movies and to that of shows", () => {
	renderOnSite(
		<TitleRow title="Trending Now" url="/movies?chip=trending" showsUrl="/tv?chip=trending" cards={cards(2)} />,
	);
	expect(screen.getByRole("link", { name: "All movies" })).toHaveAttribute("href", "/movies?chip=trending");
	expect(screen.getByRole("link", { name: "All TV shows" })).toHaveAttribute("href", "/tv?chip=trending");
});

test("only a row of movies and shows marks their type", () => {
	const { unmount } = renderOnSite(<TitleRow title="Trending Now" cards={cards(2)} />);
	expect(screen.getByRole("list")).toHaveClass("mixed");
	unmount();
	renderOnSite(<TitleRow title="Popular Movies" cards={cards(1)} />);
	expect(screen.getByRole("list")).not.toHaveClass("mixed");
});

test("a mixed row has the words for its types in the page's language", async () => {
	await loadMessages("de");
	renderOnSite(
		<PageLanguage value="de">
			<TitleRow title="Gerade angesagt" cards={cards(2)} />
		</PageLanguage>,
	);
	const { style } = screen.getByRole("list");
	expect([style.getPropertyValue("--movie"), style.getPropertyValue("--show")]).toEqual(['"Film"', '"Serie"']);
});

test("a card links to its title and shows name, year, rating and genres", () => {
	renderOnSite(<TitleRow title="Trending Now" cards={cards(2)} />);
	const [movie, show] = screen.getAllByRole("link");
	expect(movie).toHaveAttribute("href", "/movie/1");
	expect(movie).toHaveTextContent("Title 11990Rating 7.3Drama, Crime");
	expect(show).toHaveAttribute("href", "/tv/2");
});

test("a row that is loading shows eight placeholders and is marked as busy", () => {
	const { container } = renderOnSite(<RowSkeleton title="Trending Now" />);
	expect(screen.getByRole("region", { name: "Trending Now" })).toHaveAttribute("aria-busy", "true");
	expect(container.querySelectorAll(".aspect-2\\/3")).toHaveLength(8);
});

test.each([
	["scrolls smoothly", false, "smooth"],
	["scrolls instantly for visitors who prefer reduced motion", true, "instant"],
])("an arrow %s", (_, isReduced, behavior) => {
	const query = window.matchMedia("(prefers-reduced-motion: reduce)");
	vi.spyOn(window, "matchMedia").mockReturnValue({ ...query, matches: isReduced });
	renderOnSite(<TitleRow title="Popular Movies" cards={cards(7)} />);
	const scrollBy = vi.spyOn(screen.getByRole("list"), "scrollBy").mockReturnValue(undefined);
	fireEvent.click(screen.getByRole("button", { name: "Next in Popular Movies" }));
	expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
});

test("the arrows of two rows have names that differ", () => {
	renderOnSite(
		<>
			<TitleRow title="Trending Now" cards={cards(7)} />
			<TitleRow title="HBO Series" cards={cards(7)} />
		</>,
	);
	expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
		"Previous in Trending Now",
		"Next in Trending Now",
		"Previous in HBO Series",
		"Next in HBO Series",
	]);
});
