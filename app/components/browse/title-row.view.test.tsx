import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CardFacts } from "~/domain/catalogue/cards";
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

test("a card leads to its title and says name, year, rating and genres", () => {
	renderOnSite(<TitleRow title="Trending Now" cards={cards(2)} />);
	const [movie, show] = screen.getAllByRole("link");
	expect(movie).toHaveAttribute("href", "/movie/1");
	expect(movie).toHaveTextContent("Title 11990Rating 7.3Drama, Crime");
	expect(show).toHaveAttribute("href", "/tv/2");
});

test("a row that is still coming shows eight placeholders and says that it is busy", () => {
	const { container } = renderOnSite(<RowSkeleton title="Trending Now" />);
	expect(screen.getByRole("region", { name: "Trending Now" })).toHaveAttribute("aria-busy", "true");
	expect(container.querySelectorAll(".aspect-2\\/3")).toHaveLength(8);
});
