import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, createRoutesStub, Link, RouterProvider, useLoaderData } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { madeHere, showMade } from "~/browser/library/made-here";
import { stayWithoutNetwork } from "~/browser/navigation/stay-without-network.client";
import { showToast, ToastRegion } from "~/components/ui/toast";
import { AuthSync } from "./auth-sync";

function show(profileId: string | null, timeZone?: string | null) {
	const Stub = createRoutesStub([
		{
			path: "/",
			Component: () => (
				<>
					<AuthSync isSignedIn profileId={profileId} timeZone={timeZone} />
					<ToastRegion />
				</>
			),
		},
	]);
	return <Stub />;
}

test("a tab that follows a change of who is watching drops the Undo and what was changed by the one before", async () => {
	const { rerender } = render(show("ada"));
	act(() => {
		showToast("Removed from Watch Later", "plain", { label: "Undo", act: () => undefined });
		showMade([["hidden movie:603", { kind: "hide", mediaType: "movie", id: 603, at: 1 }]]);
	});
	rerender(show("ada"));
	expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
	rerender(show("kim"));
	await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
	await waitFor(() => expect(madeHere.get().size).toBe(0));
});

test("a message stays where who is watching becomes known by a sign-in", async () => {
	const { rerender } = render(show(null));
	act(() => showToast("Your titles are in your account"));
	rerender(show("ada"));
	expect(await screen.findByText("Your titles are in your account")).toBeVisible();
});

test("the browser's time zone is stored for a person without one, once, and not in place of another", async () => {
	const sent = vi.fn(async () => Response.json({ success: true, data: { timeZone: "Europe/Berlin" } }));
	vi.stubGlobal("fetch", sent);
	const { rerender } = render(show("ada", "Asia/Tokyo"));
	rerender(show(null, null));
	expect(sent).not.toHaveBeenCalled();
	rerender(show("kim", null));
	await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	expect(sent.mock.calls[0]).toMatchObject(["/api/preferences", { method: "PUT", body: JSON.stringify({ timeZone }) }]);
	rerender(show("kim", "Europe/Berlin"));
	rerender(show("kim", "Europe/Berlin"));
	expect(sent).toHaveBeenCalledTimes(1);
});

describe("a page that is loaded again", () => {
	const load = vi.fn<() => string>();

	function List() {
		return (
			<>
				<AuthSync isSignedIn />
				<p>{useLoaderData<string>()}</p>
				<Link to="/search">Search</Link>
			</>
		);
	}

	/** Each load of the page takes what `load` returns then. */
	async function open(basename = "/"): Promise<void> {
		load.mockReturnValueOnce("The list of Ada");
		const page = { loader: load, ErrorBoundary: () => <p>Something went wrong</p>, HydrateFallback: () => null };
		const pages = [
			{ ...page, path: "/", Component: List },
			{ ...page, path: "/search", Component: List },
		];
		const routes = [{ middleware: [stayWithoutNetwork as never], children: pages }];
		render(<RouterProvider router={createMemoryRouter(routes, { basename, initialEntries: [basename] })} />);
		await screen.findByText("The list of Ada");
		// Its effects listen to the other tabs.
		await act(async () => undefined);
	}

	function changeInOtherTab(): void {
		act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "marquee.auth.profile", newValue: "kim" })));
	}

	function failWith(error: unknown): void {
		load.mockImplementationOnce(() => {
			throw error;
		});
	}

	beforeEach(() => load.mockReset());

	test.each(["/", "/de"])(
		"stays as it is without a network at %s, and is loaded once there is one",
		async (basename) => {
			await open(basename);
			failWith(new TypeError("Failed to fetch"));
			changeInOtherTab();
			await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
			await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));
			expect(screen.getByText("The list of Ada")).toBeVisible();

			load.mockReturnValue("The list of Kim");
			act(() => void window.dispatchEvent(new Event("online")));
			expect(await screen.findByText("The list of Kim")).toBeVisible();
			act(() => void window.dispatchEvent(new Event("online")));
			expect(load).toHaveBeenCalledTimes(3);
		},
	);

	test("says what failed otherwise", async () => {
		await open();
		failWith(new Response("The database is not responding", { status: 503 }));
		changeInOtherTab();
		expect(await screen.findByText("Something went wrong")).toBeVisible();
	});

	test("says so where another page was opened", async () => {
		await open();
		failWith(new TypeError("Failed to fetch"));
		act(() => screen.getByRole("link", { name: "Search" }).click());
		expect(await screen.findByText("Something went wrong")).toBeVisible();
	});
});
