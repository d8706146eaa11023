import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { pageProfile } from "~/browser/call-api.client";
import { keepChanges } from "~/browser/library/keep-changes.client";
import { changeDocument, SIGNED_OUT } from "~/browser/library/library.client";
import { SiteProvider } from "~/components/site/site-context";
import { ToastRegion } from "~/components/ui/toast";
import { EMPTY_DOCUMENT } from "~/domain/library/browser/document";
import type { LaterItem } from "~/domain/library/types";
import { createStore, useStore } from "~/lib/caching/store";
import { refusal, setUpAccount } from "../../../tests/harness/account-changes";
import { SITE as SIGNED_OUT_SITE, VISITOR } from "../../../tests/harness/render";
import { MyListPage } from "./my-list-page";

const SITE = { ...SIGNED_OUT_SITE, visitor: VISITOR };

const account = setUpAccount();

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
	continuing: { cards: [], sizes: {}, next: null, unread: 0 },
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
	pageProfile.set(VISITOR.profileId);
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

test("an empty list that is loaded again keeps its links, and the focus on them", async () => {
	const router = renderList("", {}, new Promise<null>(() => undefined));
	const link = screen.getByRole("link", { name: "Find something to watch" });
	link.focus();
	act(() => void router.revalidate());
	expect(link).toHaveFocus();
	expect(screen.queryByText("Loading your watch history...")).toBeNull();
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

test("a title that is removed is gone at once and counted no more, and comes back where it is refused", async () => {
	account.answer = () => refusal(401, "");
	const release = account.hold();
	renderWatchLater({ items: [MATRIX], total: 1, suggestions: [] });
	render(<ToastRegion />);
	await userEvent.click(screen.getByRole("button", { name: "Remove The Matrix" }));
	expect(await screen.findByRole("link", { name: "Watch Later 0 items" })).toBeVisible();
	expect(screen.queryByRole("button", { name: "Remove The Matrix" })).toBeNull();
	expect(screen.getByText("No saved content")).toBeVisible();
	release();
	expect(await screen.findByText("Failed to remove item. Please try again.")).toBeVisible();
	expect(screen.getByRole("button", { name: "Remove The Matrix" })).toBeInTheDocument();
	expect(screen.getByRole("link", { name: "Watch Later 1 item" })).toBeVisible();
});

test("without a network a press waits in this browser, and the page is not loaded again, which would fail too", async () => {
	account.answer = () => Promise.reject(new TypeError("Failed to fetch"));
	const later = { items: [MATRIX], total: 1, unread: 0, suggestions: [] };
	const sizes = { continue: 0, watchlater: 1 };
	const reload = Promise.reject(new TypeError("Failed to fetch"));
	reload.catch(() => undefined);
	renderList("?tab=watchlater", { later, sizes }, reload);
	render(<ToastRegion />);
	await userEvent.click(screen.getByRole("button", { name: "Remove The Matrix" }));
	expect(await screen.findByText(/It is sent when Marquee responds again\.$/)).toBeVisible();
	expect(screen.getByRole("link", { name: "Watch Later 0 items" })).toBeVisible();
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	expect(await screen.findByRole("link", { name: "Watch Later 1 item" })).toBeVisible();
	expect(account.kinds).toEqual(["unsave"]);
});

test("a title that disappears before the response to its removal still offers Undo", async () => {
	const release = account.hold();
	const items = createStore([MATRIX]);
	function Page() {
		const later = { items: useStore(items, []), total: 1, unread: 0, suggestions: [] };
		return <MyListPage list={{ ...NOTHING, later }} />;
	}
	const router = createMemoryRouter([{ path: "/my-list", element: <Page /> }], {
		initialEntries: ["/my-list?tab=watchlater"],
	});
	render(
		<SiteProvider value={SITE}>
			<RouterProvider router={router} />
			<ToastRegion />
		</SiteProvider>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Remove The Matrix" }));
	act(() => items.set([]));
	release();
	expect(await screen.findByText("The Matrix removed from Watch Later")).toBeInTheDocument();

	account.answer = () => refusal(401, "");
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	expect(await screen.findByText("Failed to undo it. Please try again.")).toBeInTheDocument();
	const title = { media_type: "movie", media_id: "603" };
	expect(account.sent).toEqual([[{ kind: "unsave", ...title }], [{ kind: "save", ...title }]]);
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
		["Lists", "/my-list/lists"],
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
	const laterList = { items: [MATRIX], total: 1, unread: 0, suggestions: [] };

	test("filters appear from seven titles on; several can be selected from two on", () => {
		renderList("?tab=watchlater", { later: laterList, sizes: { continue: 0, watchlater: 6 } });
		expect(screen.queryByRole("searchbox")).toBeNull();
		expect(screen.queryByRole("navigation", { name: "Show" })).toBeNull();
		expect(screen.getByRole("button", { name: "Select" })).toBeInTheDocument();
		cleanup();
		renderList("?tab=watchlater", { later: laterList, sizes: { continue: 0, watchlater: 7 } });
		expect(screen.getByRole("searchbox")).toBeInTheDocument();
		expect(screen.getByRole("navigation", { name: "Show" })).toBeInTheDocument();
	});

	test("the words are searched as they are typed, with the chosen order, from the first page", async () => {
		const router = renderList("?tab=watchlater&sort=year&from=30", { later: { ...laterList, total: 300 }, sizes });
		expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute(
			"href",
			"/my-list?tab=watchlater&sort=year",
		);
		await userEvent.type(screen.getByRole("searchbox"), " the  matrix");
		expect(router.state.location.search).toBe("?tab=watchlater&sort=year&from=30");
		const expectSearch = (search: string) => waitFor(() => expect(router.state.location.search).toBe(search));
		await expectSearch("?tab=watchlater&sort=year&q=the+matrix");
		await userEvent.clear(screen.getByRole("searchbox"));
		await expectSearch("?tab=watchlater&sort=year");
		await userEvent.type(screen.getByRole("searchbox"), "dark{Enter}");
		expect(router.state.location.search).toBe("?tab=watchlater&sort=year&q=dark");
	});

	test("a genre that is chosen while the words are still to be searched counts with them", async () => {
		const router = renderList("?tab=watchlater", { later: laterList, sizes });
		await userEvent.type(screen.getByRole("searchbox"), "dark");
		await userEvent.selectOptions(screen.getByRole("combobox", { name: "Genre" }), "Drama");
		expect(router.state.location.search).toBe("?tab=watchlater&q=dark&genre=Drama");
	});

	test("a genre and a length are one choice each, and one press takes the length away again", async () => {
		const router = renderList("?tab=watchlater", { later: laterList, sizes });
		await userEvent.selectOptions(screen.getByRole("combobox", { name: "Genre" }), "Drama");
		await userEvent.click(screen.getByRole("link", { name: "Under two hours" }));
		expect(router.state.location.search).toBe("?tab=watchlater&genre=Drama&short=1");
		await userEvent.click(screen.getByRole("link", { name: "Under two hours" }));
		expect(router.state.location.search).toBe("?tab=watchlater&genre=Drama");
	});

	const nothing = { ...laterList, items: [], total: 0 };
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
		const continuing = { cards: [], sizes: {}, next: 400, unread: 3 };
		renderList("?q=dark", { continuing, sizes });
		expect(screen.getByText(/^3 titles left out/)).toBeVisible();
		expect(screen.getByText("None of the first 400 titles fits.")).toBeVisible();
		expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/my-list?q=dark&from=400");
	});
});

describe("selecting", () => {
	const ANOTHER = { ...MATRIX, id: 604, title: "Another" };
	const SHOW = { ...MATRIX, id: 1396, mediaType: "tv", title: "A Show" } as const;

	function renderSelection(others: LaterItem[] = [ANOTHER]) {
		const items = [MATRIX, ...others];
		const later = { items, total: items.length, unread: 0, suggestions: [] };
		const sizes = { continue: 0, watchlater: items.length };
		const router = renderList("?tab=watchlater&select=1", { later, sizes });
		render(<ToastRegion />);
		return router;
	}

	async function select(...names: string[]): Promise<void> {
		for (const name of names) await userEvent.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
	}

	async function press(name: string): Promise<void> {
		await userEvent.click(await screen.findByRole("button", { name }));
	}

	test("a title that is selected before the buttons are there counts", async () => {
		renderSelection();
		const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /The Matrix/ });
		expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
		box.click();
		expect(await screen.findByText("1 title selected")).toBeVisible();
		expect(screen.getByRole("checkbox", { name: /The Matrix/ })).toBe(box);
		expect(box).toBeChecked();
	});

	test.each([
		["Watched", "2 titles marked as watched", "mark", "unmark"],
		["Remove", "2 titles removed from Watch Later", "unsave", "save"],
	])(
		"%s changes the selected titles in one request, and one Undo takes all of it back",
		async (name, words, kind, undo) => {
			const router = renderSelection([SHOW, ANOTHER]);
			await select("The Matrix", "Another");
			await press(name);
			expect(await screen.findByText(words)).toBeVisible();
			expect(router.state.location.search).toBe("?tab=watchlater");
			await press("Undo");
			const titles = ["603", "604"].map((id) => ({ media_type: "movie", media_id: id }));
			await vi.waitFor(() =>
				expect(account.sent).toEqual([kind, undo].map((sent) => titles.map((title) => ({ kind: sent, ...title })))),
			);
			expect(await screen.findAllByRole("heading", { level: 3 })).toHaveLength(3);
		},
	);

	test("nothing is sent before a title is selected", async () => {
		renderSelection();
		for (const name of ["Watched", "Remove"]) await press(name);
		expect(account.sent).toEqual([]);
	});

	test("where a show is among those that are marked, it asks when, and not before", async () => {
		renderSelection([SHOW]);
		await select("The Matrix", "A Show");
		await press("Watched");
		expect(await screen.findByRole("heading", { name: "When did you watch 2 titles?" })).toBeVisible();
		expect(account.sent).toEqual([]);
		await press("Mark as watched");
		expect(await screen.findByText("2 titles marked as watched")).toBeVisible();
		expect(account.sent).toMatchObject([
			[
				{ media_id: "603", when: "unknown" },
				{ media_id: "1396", when: "unknown" },
			],
		]);
	});

	test("those that were not taken are counted, with the reason", async () => {
		renderSelection();
		account.answer = () => ({ refused: [{ index: 1, reason: "missing" }] });
		await select("The Matrix", "Another");
		await press("Watched");
		expect(await screen.findByText("1 title left out. This title does not exist.")).toBeVisible();
	});

	test("when all fail, they stay selected", async () => {
		const router = renderSelection();
		account.answer = () => refusal(401, "");
		await select("The Matrix", "Another");
		await press("Remove");
		expect(await screen.findByText("Failed to remove item. Please try again.")).toBeVisible();
		expect(router.state.location.search).toBe("?tab=watchlater&select=1");
		expect(screen.getByRole("checkbox", { name: "Select Another" })).toBeChecked();
	});
});
