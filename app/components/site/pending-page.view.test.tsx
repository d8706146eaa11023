import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SITE } from "../../../tests/harness/render";
import { PageProgress, PendingPage } from "./pending-page";
import { SiteProvider } from "./site-context";

const page = (path: string, title: string) => ({
	path,
	loader: () => new Promise((done) => setTimeout(done, 10, null)),
	element: <title>{title}</title>,
});

/** What is said, in order, while `go` runs. */
async function listen(go: () => void): Promise<string[]> {
	const said: string[] = [];
	const region = screen.getByRole("status");
	const observer = new MutationObserver(() => said.push(region.textContent ?? ""));
	observer.observe(region, { childList: true, characterData: true, subtree: true });
	await act(async () => go());
	await act(() => new Promise((done) => setTimeout(done, 50)));
	observer.disconnect();
	return said.filter((text, index) => text !== "" && text !== said[index - 1]);
}

test("a screen reader hears that a page loads and then its title, also on the way back", async () => {
	const frame = (
		<>
			<PageProgress />
			<Outlet />
		</>
	);
	const children = [page("/movies", "Movies"), page("/tv", "TV Shows"), page("/my-list", "My List")];
	const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ["/movies"] });
	render(<RouterProvider router={router} />);
	await act(() => new Promise((done) => setTimeout(done, 50)));
	for (const [to, title] of [
		["/tv", "TV Shows"],
		["/my-list", "My List"],
		[-1, "TV Shows"],
		[-1, "Movies"],
	] as const) {
		expect(await listen(() => void router.navigate(to as string))).toEqual(["Loading", title]);
	}
	expect(await listen(() => void router.navigate("/movies?genre=28"))).toEqual(["Loading"]);
});

test("a title's page that loads long keeps the poster, the name and the year of the card that was pressed", async () => {
	const frame = (
		<SiteProvider value={SITE}>
			<PendingPage>
				<Outlet />
			</PendingPage>
		</SiteProvider>
	);
	const title = { path: "/movie/7", loader: () => new Promise(() => undefined), element: "The page" };
	const children = [{ path: "/movies", element: "Cards" }, title];
	const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ["/movies"] });
	const { container } = render(<RouterProvider router={router} />);
	const card = { mediaType: "movie", id: 7, title: "A Movie", year: 1999, poster: "/p.svg", rating: 8, genres: [] };
	await act(async () => void router.navigate("/movie/7", { state: { card } }));
	expect(container).not.toHaveTextContent("A Movie");
	await waitFor(() => expect(container.querySelector("h1")).toHaveTextContent("A Movie"));
	expect(container).toHaveTextContent("1999");
	expect(container.querySelector("img")?.getAttribute("src")).toContain("/p.svg");
});

/** A list whose link has the focus, left for a page that does not load. */
async function renderLeft() {
	const frame = (
		<SiteProvider value={SITE}>
			<input type="search" />
			<PendingPage>
				<Outlet />
			</PendingPage>
		</SiteProvider>
	);
	const title = { path: "/movie/7", loader: () => new Promise(() => undefined), element: "The page" };
	const children = [{ path: "/movies", element: <a href="/movie/7">A Movie</a> }, title];
	const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ["/movies"] });
	const { container } = render(<RouterProvider router={router} />);
	const card = screen.getByRole("link", { name: "A Movie" });
	card.focus();
	await act(async () => void router.navigate("/movie/7"));
	await waitFor(() => expect(container.querySelector(".pending")).not.toBeNull());
	// A browser takes the focus from what is hidden.
	card.blur();
	async function giveUp() {
		await act(async () => router.navigate("/movies", { replace: true }));
		expect(container.querySelector(".pending")).toBeNull();
	}
	return { card, giveUp };
}

test("a page that was left and comes back before the next one has loaded has its focus again", async () => {
	const { card, giveUp } = await renderLeft();
	await giveUp();
	expect(card).toHaveFocus();
});

test("a page that comes back takes the focus from nothing else", async () => {
	const { giveUp } = await renderLeft();
	screen.getByRole("searchbox").focus();
	await giveUp();
	expect(screen.getByRole("searchbox")).toHaveFocus();
});
