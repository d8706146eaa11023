import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ALL_YEARS, summariseYear } from "~/domain/library/diary/year";
import { renderOnSite } from "../../../tests/harness/render";
import { Columns } from "./year-charts";
import { YearPage } from "./year-page";

const MOVIE = { mediaType: "movie", id: 603, season: 1, episode: 1, isAgain: false as boolean } as const;
const PLAY = { ...MOVIE, watchedAt: Date.parse("2026-03-05"), day: "2026-03-05" };

function show(year: string, plays = [PLAY]) {
	const title = { ...MOVIE, title: "The Matrix", genres: ["Science Fiction"], country: "Australia", people: [] };
	const figures = summariseYear(plays, {
		year,
		titles: new Map([["movie:603", title]]),
		stored: new Map([["movie:603", { year: 1999, rating: 9 }]]),
		minutesOf: () => 60,
	});
	const strip = [
		{
			key: year === ALL_YEARS ? "2026" : "2026-03",
			url: "/ticket.svg",
			name: "The Matrix",
			season: null,
			day: "2026-03-05",
		},
	];
	const page = {
		figures,
		strip,
		years: ["2026", "1994"],
		isCut: false,
		unknownTitles: 0,
		timeZone: "America/New_York",
	};
	renderOnSite(<YearPage year={year} {...page} />, `/watched/${year}`);
}

test("a single hour, title, movie and day are named in the singular, and the hours stand once", () => {
	show("2026");
	for (const name of ["1 hour", "1 title", "1 movie", "0 episodes", "1 day in a row"]) {
		expect(screen.getByRole("link", { name })).toBeInTheDocument();
	}
	expect(screen.getAllByText(/\bhours?$/)).toHaveLength(1);
	expect(screen.getByText("rewatches")).toBeInTheDocument();
});

test("every year and all of them are linked, and the page says whose days it has", () => {
	show("2026");
	const years = within(screen.getByRole("navigation", { name: "Years" }));
	const links = years.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
	expect(links).toEqual([
		["Diary", "/watched"],
		["All time", "/watched/all"],
		["2026", "/watched/2026"],
		["1994", "/watched/1994"],
	]);
	expect(years.getByRole("link", { name: "2026" })).toHaveAttribute("aria-current", "page");
	expect(screen.getByRole("link", { name: "America/New York" })).toHaveAttribute("href", "/settings?tab=watching");
});

test("the figures of a chart can be read as a table, and lead to what they count", () => {
	show("2026");
	const months = screen.getByRole("table", { name: "Watched by month" });
	expect(within(months).getAllByRole("columnheader")).toHaveLength(12);
	expect(within(months).getByRole("link", { name: "1 in March 2026" })).toHaveAttribute(
		"href",
		"/watched?when=2026-03",
	);
	const ratings = screen.getByRole("table", { name: "Titles by rating" });
	expect(
		within(ratings)
			.getAllByRole("cell")
			.map(({ textContent }) => textContent)[8],
	).toBe("1");
	expect(within(ratings).queryByRole("link")).toBeNull();
});

test("all time leads to its years, and to the list of ratings", () => {
	show(ALL_YEARS, [PLAY, { ...PLAY, watchedAt: Date.parse("2024-01-01"), day: "2024-01-01", isAgain: true }]);
	const years = screen.getByRole("table", { name: "Watched by year" });
	expect(
		within(years)
			.getAllByRole("columnheader")
			.map(({ textContent }) => textContent?.slice(0, 4)),
	).toEqual([...["2024", "2025", "2026"]]);
	expect(within(years).getByRole("link", { name: "1 in 2024" })).toHaveAttribute("href", "/watched/2024");
	expect(screen.getByRole("link", { name: "1 rated 9" })).toHaveAttribute("href", "/watched?show=rated");
	expect(screen.getByRole("link", { name: /The Matrix, March 5, 2026/ })).toHaveAttribute("href", "/watched/2026");
});

test("a bulb is one title while the highest column has few, and the highest of many is no higher", () => {
	let height = 0;
	const heights = (values: number[]) => {
		const columns = values.map((value, index) => {
			const key = String(index);
			return { key, name: key, label: key, short: key, shortest: key, value, to: null };
		});
		const { container, unmount } = render(<Columns heading="Rated" caption="Rated" columns={columns} />);
		height = Number(container.querySelector("svg")?.getAttribute("height"));
		const ends = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d")?.split("V")[1]);
		unmount();
		// As pixels above the first bulb, of which one takes 13.
		return ends.map((end) => (end ? Math.floor(((95 - Number(end)) * (height / 100)) / 13) + 1 : 0));
	};
	expect(heights([0, 1, 2, 6])).toEqual([0, 1, 2, 6]);
	// No room for more bulbs above them.
	expect(height).toBeLessThan(100);
	expect(heights([13, 12, 7])).toEqual([13, 12, 7]);
	expect(heights([39, 7, 1])).toEqual([13, 3, 1]);
});
