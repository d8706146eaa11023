import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { CardFacts } from "~/domain/catalogue/cards";
import { emptyList, type FirstScreen, type ListPage, type LoadedList } from "~/domain/catalogue/lists/loaded-list";
import { renderOnSite } from "../../../tests/harness/render";
import { TitleListView } from "./title-list";

function card(id: number): CardFacts {
	return { mediaType: "movie", id, title: `Title ${id}`, year: 2000, poster: "/p.svg", rating: 7, genres: [] };
}

function cards(from: number, to: number): CardFacts[] {
	return Array.from({ length: to - from + 1 }, (_, index) => card(from + index));
}

function loaded(change: Partial<LoadedList>): LoadedList {
	return { ...emptyList(), nextPage: 3, lastPage: 2, ...change };
}

let lists = 0;

/** Each render has a list of its own, because the browser's lists outlive a test. */
function renderList(first: FirstScreen, { hiddenUrl }: { hiddenUrl?: string } = {}) {
	lists++;
	const words = {
		kind: "movie" as const,
		more: "Load More",
		emptyHeading: "Nothing",
		empty: () => <p>Nothing</p>,
		hiddenUrl,
	};
	return renderOnSite(<TitleListView address={`/movies?year_from=${1900 + lists}`} first={first} words={words} />);
}

function shown(): number {
	return screen.getByRole("list", { name: "Titles" }).querySelectorAll("a").length;
}

/** Mocks the list's endpoint with one response for each request; null: 503. Returns the requests. */
function respondWith(...responses: (ListPage[] | null)[]): string[] {
	const requested: string[] = [];
	vi.stubGlobal("fetch", async (address: string) => {
		requested.push(address.replace(/year_from=\d+&/, ""));
		const pages = responses.shift();
		if (!pages) return new Response(null, { status: 503 });
		return new Response(`[\n${pages.map((page) => `${JSON.stringify(page)}\n`).join(",")}]\n`);
	});
	return requested;
}

function page(number: number, lastPage: number, from: number, to: number): ListPage {
	return { page: number, lastPage, cards: cards(from, to), hidden: 0, size: 20, total: 44, isStale: false };
}

beforeEach(() => {
	window.innerWidth = 800;
});

describe("a list", () => {
	test("that failed to load shows an error and a Try again button", () => {
		renderList(null);
		expect(screen.getByRole("alert")).toHaveTextContent("Failed to load content. Please try again.");
		expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
	});

	test("shows placeholders until it has loaded", async () => {
		let resolve: (list: LoadedList | null) => void = () => undefined;
		renderList({ later: new Promise((done) => (resolve = done)) });
		expect(screen.getByText("Loading titles")).toBeInTheDocument();
		resolve(loaded({ cards: cards(1, 5) }));
		await waitFor(() => expect(shown()).toBe(5));
	});

	test("that is empty shows the page's own message", () => {
		renderList(loaded({ cards: [] }));
		expect(screen.getByText("Nothing")).toBeInTheDocument();
	});

	test("whose titles are all hidden does not show the empty message", () => {
		renderList(loaded({ cards: [], hidden: 3 }), { hiddenUrl: "/search?all=1" });
		expect(screen.queryByText("Nothing")).toBeNull();
		expect(screen.getByRole("heading", { name: "3 results hidden" })).toBeInTheDocument();
		expect(screen.getByRole("link", { name: "Show them" })).toHaveAttribute("href", "/search?all=1");
	});

	test("shows how many titles are hidden", () => {
		renderList(loaded({ cards: cards(1, 4), hidden: 1 }), { hiddenUrl: "/search?all=1" });
		expect(screen.getByText(/1 result hidden/)).toBeInTheDocument();
		expect(screen.getByRole("link", { name: "Show it" })).toHaveAttribute("href", "/search?all=1");
	});

	test("shows a notice when it is stale", () => {
		renderList(loaded({ cards: cards(1, 4), isStale: true }));
		expect(screen.getByText("Showing saved catalogue")).toBeInTheDocument();
	});

	test.each([
		["about how many there are while pages are missing", 4, /^Showing 4 of about 44 movies$/],
		["how many there are when all pages are loaded", 2, /^Showing 4 of 4 movies$/],
	])("says %s", (_, lastPage, text) => {
		renderList(loaded({ cards: cards(1, 4), nextPage: 3, lastPage, total: lastPage === 2 ? 4 : 44 }));
		expect(screen.getByText(/^Showing/)).toHaveTextContent(text);
	});

	test("without a next page has no Load More, and ends with a word", () => {
		renderList(loaded({ cards: cards(1, 4) }));
		expect(screen.getByText("The end")).toBeInTheDocument();
		expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
	});
});

describe("Load More", () => {
	const first = () => loaded({ cards: cards(1, 20), lastPage: 4 });

	test("shows the loaded cards, then loads further pages without repeating a title", async () => {
		const requested = respondWith([page(3, 4, 18, 30), page(4, 4, 30, 40)]);
		renderList(first());
		fireEvent.click(screen.getByRole("button", { name: "Load More" }));
		await waitFor(() => expect(shown()).toBe(32));
		expect(requested).toEqual(["/api/listing/movies?first=3&last=4"]);
		expect(screen.getByRole("list", { name: "Titles" })).toHaveAttribute("data-loaded", "40");
		fireEvent.click(screen.getByRole("button", { name: "Load More" }));
		await waitFor(() => expect(shown()).toBe(40));
		expect(screen.queryByRole("button", { name: "Load More" })).toBeNull();
		await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^40 of 40 movies shown$/));
	});

	test("that fails shows an error, keeps the cards, and resumes where it stopped", async () => {
		const requested = respondWith(null, [page(3, 4, 21, 40)], [page(4, 4, 41, 44)]);
		renderList(first());
		fireEvent.click(screen.getByRole("button", { name: "Load More" }));
		await waitFor(() =>
			expect(screen.getByRole("alert")).toHaveTextContent("Failed to load more content. Please try again."),
		);
		expect(shown()).toBe(20);
		fireEvent.click(screen.getByRole("button", { name: "Load More" }));
		await waitFor(() => expect(shown()).toBe(32));
		expect(screen.queryByRole("alert")).toBeNull();
		await waitFor(() => expect(requested).toHaveLength(3));
		expect(requested).toEqual([
			"/api/listing/movies?first=3&last=4",
			"/api/listing/movies?first=3&last=4",
			"/api/listing/movies?first=4&last=4",
		]);
	});

	test("that fails goes on by itself when the browser is online again", async () => {
		respondWith(null, [page(3, 4, 21, 40)], [page(4, 4, 41, 44)]);
		renderList(first());
		fireEvent.click(screen.getByRole("button", { name: "Load More" }));
		await waitFor(() => expect(screen.getByRole("alert")).toBeInTheDocument());
		window.dispatchEvent(new Event("online"));
		await waitFor(() => expect(shown()).toBe(32));
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("uses the complete lines of an incomplete response", async () => {
		vi.stubGlobal("fetch", async () => new Response(`[\n${JSON.stringify(page(3, 4, 21, 40))}\n,{"page":4,"la`));
		renderList(first());
		fireEvent.click(screen.getByRole("button", { name: "Load More" }));
		await waitFor(() => expect(shown()).toBe(32));
		fireEvent.click(screen.getByRole("button", { name: "Load More" }));
		await waitFor(() => expect(screen.getByRole("alert")).toBeInTheDocument());
		expect(shown()).toBe(40);
	});
});
