import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { useLoadListed } from "./use-load-listed";

let load: () => Promise<void>;

function Show() {
	load = useLoadListed(2);
	return "The show";
}

function open() {
	let release = (): void => undefined;
	const opened = new Promise<null>((resolve) => {
		release = () => resolve(null);
	});
	const router = createMemoryRouter(
		[
			{ path: "/tv/9", element: <Show />, loader: () => null },
			{ path: "/watch", element: "The player", loader: () => opened },
		],
		{ initialEntries: ["/tv/9"], hydrationData: { loaderData: { "0": null } } },
	);
	render(<RouterProvider router={router} />);
	return { router, release };
}

const addressOf = ({ state }: ReturnType<typeof createMemoryRouter>) => state.location.pathname + state.location.search;

test("the show's page is loaded with the season that is listed", async () => {
	const { router } = open();
	await act(async () => await load());
	expect(addressOf(router)).toBe("/tv/9?list=2");
});

test("a page that is being opened, or was, is not left for it", async () => {
	const { router, release } = open();
	act(() => void router.navigate("/watch"));
	const loading = load();
	release();
	await act(async () => await loading);
	expect(await screen.findByText("The player")).toBeInTheDocument();
	await act(async () => await load());
	expect(addressOf(router)).toBe("/watch");
});
