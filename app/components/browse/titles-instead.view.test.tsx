import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderOnSite } from "../../../tests/harness/render";
import { TitlesInstead } from "./titles-instead";

test("the page of an error shows popular movies, and nothing where they cannot be loaded either", async () => {
	const card = { mediaType: "movie", id: 7, title: "A Movie", year: 2000, poster: "/p.svg", rating: 7, genres: [] };
	const page = { page: 1, lastPage: 1, cards: [card], hidden: 0, size: 1, total: 1, isStale: false };
	const fetchList = vi.fn(async () => new Response(null, { status: 503 }));
	vi.stubGlobal("fetch", fetchList);
	const { container, unmount } = renderOnSite(<TitlesInstead />);
	await waitFor(() => expect(fetchList).toHaveBeenCalledOnce());
	expect(container).toBeEmptyDOMElement();
	unmount();
	vi.stubGlobal("fetch", async () => new Response(`[\n${JSON.stringify(page)}\n]\n`));
	renderOnSite(<TitlesInstead />);
	expect(await screen.findByRole("region", { name: "Popular Movies" })).toHaveTextContent("A Movie");
});
