import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { keepChanges } from "~/browser/keep-changes.client";
import { changeDocument, SIGNED_OUT } from "~/browser/library.client";
import { SiteProvider } from "~/components/site/site-context";
import { ToastRegion } from "~/components/ui/toast";
import { EMPTY_DOCUMENT } from "~/domain/library/document";
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
	continuing: { cards: [], more: [], next: null, unread: 0 },
	sizes: { continue: 0, watchlater: 0 },
	genres: ["Comedy", "Drama"],
	debug: null,
};

type List = Parameters<typeof MyListPage>[0]["list"];

/** `reload` is what loading the page again waits for. */
function renderList(search: string, list: Partial<List>, reload?: Promise<null>) {
	const later = { items: [], total: 0, unread: 0, suggestions: [] };
	const router = createMemoryRouter(
		[
			{
				id: "list",
				path: "/my-list",
				loader: reload && (() => reload),
				element: <MyListPage list={{ ...NOTHING, later, ...list }} />,
			},
		],
		{ initialEntries: [`/my-list${search}`], hydrationData: { loaderData: { list: null } } },
	);
	render(
		<SiteProvider value={SITE}>
			<RouterProvider router={router} />
		</SiteProvider>,
	);
	return router;
}

function renderWatchLater(later: Omit<List["later"], "unread">) {
	renderList("?tab=watchlater", { later: { unread: 0, ...later }, sizes: { continue: 0, watchlater: later.total } });
}

test("the samples are suggestions below an empty list, which counts none of them", () => {
	renderWatchLater({ items: [], total: 0, suggestions: [MATRIX] });
	expect(screen.getByRole("link", { name: "Watch Later 0 items" })).toBeVisible();
	expect(screen.queryByRole("list", { name: "Watch Later" })).toBeNull();
	const [empty, suggestions] = screen.getAllByRole("heading", { level: 2 });
	expect([empty, suggestions].map((heading) => heading?.textContent)).toEqual(["No saved content", "Suggestions"]);
	expect(within(screen.getByRole("list", { name: "Suggestions" })).getByText("Sample")).toBeVisible();
});

test("until the account and the page have what this browser kept, the list says so instead of being empty", async () => {
	keepChanges(SIGNED_OUT, [{ kind: "open", mediaType: "movie", id: 603, season: 1, episode: 1, at: Date.now() }]);
	let respond = (_: null): void => undefined;
	const reload = new Promise<null>((resolve) => {
		respond = resolve;
	});
	const router = renderList("", {}, reload);
	expect(screen.getByRole("status")).toHaveTextContent("Moving what this browser kept to your account...");
	expect(screen.queryByText("Nothing to continue")).toBeNull();
	act(() => {
		changeDocument(SIGNED_OUT, () => EMPTY_DOCUMENT);
		void router.revalidate();
	});
	expect(screen.getByRole("status")).toHaveTextContent("Loading your watch history...");
	await act(async () => respond(null));
	expect(screen.queryByRole("status")).toBeNull();
	expect(screen.getByText("Nothing to continue")).toBeVisible();
});

test("Debug is the last control of the page, and the saved list comes without suggestions", () => {
	renderWatchLater({ items: [MATRIX], total: 1, suggestions: [] });
	expect([...document.querySelectorAll("a, button")].at(-1)).toHaveTextContent("Debug");
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
		const later = { items: useStore(items, []), total: 1, unread: 0, suggestions: [] };
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
	await vi.waitFor(() => expect(calls).toHaveBeenCalled());
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
	expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/my-list?tab=watchlater&from=30");
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
	renderList("", { later: { items, total: 11, unread: 0, suggestions: [] }, sizes: { continue: 0, watchlater: 11 } });
	await userEvent.click(screen.getByRole("link", { name: "Watch Later 11 items" }));
	expect(within(screen.getByRole("list", { name: "Watch Later" })).getAllByRole("listitem")).toHaveLength(11);
	expect(screen.queryByRole("link", { name: "Next page" })).toBeNull();
});

describe("searching", () => {
	const sizes = { continue: 300, watchlater: 300 };
	const found = { items: [MATRIX], total: 1, unread: 0, suggestions: [] };

	test("a list that is seen at a glance has no search", () => {
		renderList("?tab=watchlater", { later: found, sizes: { continue: 0, watchlater: 10 } });
		expect(screen.queryByRole("searchbox")).toBeNull();
	});

	test("Enter sends the words with the chosen order, and begins at the first page", async () => {
		const router = renderList("?tab=watchlater&sort=year&from=30", { later: { ...found, total: 300 }, sizes });
		expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute(
			"href",
			"/my-list?tab=watchlater&sort=year",
		);
		await userEvent.type(screen.getByRole("searchbox"), " the  matrix");
		expect(router.state.location.search).toBe("?tab=watchlater&sort=year&from=30");
		await userEvent.keyboard("{Enter}");
		expect(router.state.location.search).toBe("?tab=watchlater&sort=year&q=the+matrix");
		await userEvent.clear(screen.getByRole("searchbox"));
		expect(router.state.location.search).toBe("?tab=watchlater&sort=year");
	});

	test("a genre and a length are one choice each, and one press takes the length away again", async () => {
		const router = renderList("?tab=watchlater", { later: found, sizes });
		await userEvent.selectOptions(screen.getByRole("combobox", { name: "Genre" }), "Drama");
		await userEvent.click(screen.getByRole("link", { name: "Under two hours" }));
		expect(router.state.location.search).toBe("?tab=watchlater&genre=Drama&short=1");
		await userEvent.click(screen.getByRole("link", { name: "Under two hours" }));
		expect(router.state.location.search).toBe("?tab=watchlater&genre=Drama");
	});

	const nothing = { ...found, items: [], total: 0 };
	test.each([
		["?tab=watchlater&q=matirx", /No title of this list has “matirx” in its name\. Check the spelling/],
		["?tab=watchlater&q=dark&genre=Drama&short=1", /all of this: “dark”, Drama, Under two hours\. Leave one of it out/],
		["?tab=watchlater&show=shows", /other kinds of titles/],
	])("where nothing fits %s, the page says what to change, and one press shows all", (search, advice) => {
		renderList(search, { later: nothing, sizes });
		expect(screen.getByRole("heading", { name: "No matching titles" })).toBeVisible();
		expect(screen.getByText(advice)).toBeVisible();
		expect(screen.getByRole("link", { name: "Show All" })).toHaveAttribute("href", "/my-list?tab=watchlater");
	});

	test("the tabs go on to count whole lists", () => {
		renderList("?tab=watchlater&q=matirx", { later: nothing, sizes });
		expect(screen.getByRole("link", { name: "Watch Later 300 items" })).toBeVisible();
	});

	test("titles that could not be judged are counted, and a part of a list is not taken for all of it", () => {
		const continuing = { cards: [], more: [], next: 400, unread: 3 };
		renderList("?q=dark", { continuing, sizes });
		expect(screen.getByText(/^3 titles left out/)).toBeVisible();
		expect(screen.getByText("None of the first 400 titles fits.")).toBeVisible();
		expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/my-list?q=dark&from=400");
	});
});

test("a title that is selected before the buttons are there counts", async () => {
	renderList("?tab=watchlater&select=1", {
		later: { items: [MATRIX, { ...MATRIX, id: 604, title: "Another" }], total: 2, unread: 0, suggestions: [] },
		sizes: { continue: 0, watchlater: 2 },
	});
	const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /The Matrix/ });
	expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
	box.click();
	expect(await screen.findByText("1 title selected")).toBeVisible();
	expect(screen.getByRole("checkbox", { name: /The Matrix/ })).toBe(box);
	expect(box).toBeChecked();
});
