import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { SiteProvider } from "~/components/site/site-context";
import { ToastRegion } from "~/components/ui/toast";
import type { LaterItem } from "~/domain/library/types";
import { createStore, useStore } from "~/lib/store";
import { MyListPage } from "./my-list-page";
import { sendListForm } from "./use-removals";

const SITE = { images: { base: "/artwork/1", vector: true }, source: "sample", visitor: null } as const;

const MATRIX: LaterItem = {
	id: 603,
	mediaType: "movie",
	title: "The Matrix",
	poster: null,
	year: 1999,
	rating: 8,
	genres: [],
	addedAt: 0,
	nextSeason: 1,
	nextEpisode: 1,
};

const NOTHING = {
	now: 0,
	hasFailed: false,
	continuing: { cards: [], hasMore: false },
	continuingTotal: 0,
	debug: null,
};

function renderWatchLater(later: Parameters<typeof MyListPage>[0]["list"]["later"]) {
	const list = { ...NOTHING, later };
	const router = createMemoryRouter([{ path: "/my-list", element: <MyListPage list={list} /> }], {
		initialEntries: ["/my-list?tab=watchlater"],
	});
	return render(
		<SiteProvider value={SITE}>
			<RouterProvider router={router} />
		</SiteProvider>,
	);
}

test("the samples are suggestions below an empty list, which counts none of them", () => {
	renderWatchLater({ items: [], total: 0, suggestions: [MATRIX] });
	expect(screen.getByRole("link", { name: "Watch Later 0 items" })).toBeVisible();
	expect(screen.queryByRole("list", { name: "Watch Later" })).toBeNull();
	const [empty, suggestions] = screen.getAllByRole("heading", { level: 2 });
	expect([empty, suggestions].map((heading) => heading?.textContent)).toEqual(["No saved content", "Suggestions"]);
	expect(within(screen.getByRole("list", { name: "Suggestions" })).getByText("Sample")).toBeVisible();
});

test("Debug is the last control of the page, and the saved list comes without suggestions", () => {
	const { container } = renderWatchLater({ items: [MATRIX], total: 1, suggestions: [] });
	expect([...container.querySelectorAll("a, button")].at(-1)).toHaveTextContent("Debug");
	expect(screen.queryByText("Suggestions")).toBeNull();
});

test("a show says where it starts, unless it has announced no episode yet", () => {
	const show = { ...MATRIX, mediaType: "tv", title: "A Show", nextSeason: 2023, nextEpisode: 0 } as const;
	const items = [
		{ ...show, id: 1, totalEpisodes: 9 },
		{ ...show, id: 2, totalEpisodes: 0 },
	];
	renderWatchLater({ items, total: 2, suggestions: [] });
	expect(screen.getAllByText(/^Start:/).map((line) => line.textContent)).toEqual(["Start: S2023E0"]);
});

test("a title that disappears before the response to its removal still offers Undo", async () => {
	let respond: (response: Response) => void = () => undefined;
	const calls = vi.spyOn(globalThis, "fetch").mockImplementation(
		() =>
			new Promise((resolve) => {
				respond = resolve;
			}),
	);
	const items = createStore([MATRIX]);
	function Page() {
		const later = { items: useStore(items, []), total: 1, suggestions: [] };
		const list = { ...NOTHING, later };
		return <MyListPage list={list} />;
	}
	const action = async ({ request }: { request: Request }) => sendListForm(await request.formData());
	const router = createMemoryRouter([{ path: "/my-list", element: <Page />, action }], {
		initialEntries: ["/my-list?tab=watchlater"],
	});
	render(
		<SiteProvider value={SITE}>
			<RouterProvider router={router} />
			<ToastRegion />
		</SiteProvider>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Remove The Matrix" }));
	expect(screen.queryByRole("button", { name: "Remove The Matrix" })).toBeNull();
	act(() => items.set([]));
	await act(async () => respond(Response.json({ success: true, data: {} })));
	expect(await screen.findByText("The Matrix removed from Watch Later")).toBeInTheDocument();

	calls.mockResolvedValue(Response.json({ success: false }, { status: 503 }));
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	expect(await screen.findByText("Failed to restore item. Please try again.")).toBeInTheDocument();
	const sent = calls.mock.calls.map(([path, init]) => `${init?.method} ${path}`);
	expect(sent).toEqual(["DELETE /api/watch-later/603/movie", "POST /api/watch-later"]);
});

test("a title that is gone has no artwork and no link, says so, and can be removed", () => {
	renderWatchLater({ items: [{ ...MATRIX, poster: "/m.jpg", isGone: true }], total: 1, suggestions: [] });
	const card = within(screen.getByRole("list", { name: "Watch Later" })).getByRole("listitem");
	expect(within(card).getByText("No longer available here")).toBeVisible();
	expect(within(card).queryAllByRole("link")).toEqual([]);
	expect(within(card).getByRole("button", { name: `Remove ${MATRIX.title}` })).toBeInTheDocument();
	expect(card.innerHTML).not.toContain("/m.jpg");
});

test("the heading has the number of all titles, and a link leads to those that are not shown", () => {
	renderWatchLater({ items: [MATRIX], total: 250, suggestions: [] });
	expect(screen.getByRole("link", { name: "Watch Later 250 items" })).toBeVisible();
	expect(screen.getByRole("link", { name: "Show more" })).toHaveAttribute("href", "/my-list?tab=watchlater&shown=60");
});

test("Watched stands beside the two lists", () => {
	renderWatchLater({ items: [MATRIX], total: 1, suggestions: [] });
	const tabs = within(screen.getByRole("navigation", { name: "My List" })).getAllByRole("link");
	expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("href")])).toEqual([
		["Continue Watching0 items", "/my-list"],
		["Watch Later1 item", "/my-list?tab=watchlater"],
		["Watched", "/watched"],
	]);
});

test("a tab that was opened without a request offers more only beyond its own first page", async () => {
	const items = Array.from({ length: 11 }, (_, index) => ({ ...MATRIX, id: 603 + index }));
	const list = { ...NOTHING, later: { items, total: 11, suggestions: [] } };
	const router = createMemoryRouter([{ path: "/my-list", element: <MyListPage list={list} /> }], {
		initialEntries: ["/my-list"],
	});
	render(
		<SiteProvider value={SITE}>
			<RouterProvider router={router} />
		</SiteProvider>,
	);
	await userEvent.click(screen.getByRole("link", { name: "Watch Later 11 items" }));
	expect(within(screen.getByRole("list", { name: "Watch Later" })).getAllByRole("listitem")).toHaveLength(11);
	expect(screen.queryByRole("link", { name: "Show more" })).toBeNull();
});
