import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { PageProgress } from "./pending-page";

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
