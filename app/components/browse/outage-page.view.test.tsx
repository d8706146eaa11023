import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { Intermission } from "./intermission";
import { OutagePage } from "./outage-page";

const RETRY_MS = 30_000;

function openOutage(outage = <OutagePage failedAt="/movie/5" cameFrom={null} titles={[]} />, basename = "/") {
	const routes = [
		{ path: "/404", element: outage },
		{ path: "/movie/5", element: <h1>The movie</h1> },
	];
	const prefix = basename === "/" ? "" : basename;
	const router = createMemoryRouter(routes, { basename, initialEntries: [`${prefix}/search`, `${prefix}/404`] });
	render(<RouterProvider router={router} />);
	return router;
}

function respondWith(...statuses: number[]) {
	const fetched = vi.spyOn(globalThis, "fetch");
	for (const status of statuses) fetched.mockResolvedValueOnce(new Response(null, { status }));
	return fetched;
}

async function wait(milliseconds: number) {
	await act(async () => await vi.advanceTimersByTimeAsync(milliseconds));
}

test("the page for an outage requests the failed address again and opens it when it responds", async () => {
	vi.useFakeTimers();
	const fetched = respondWith(503, 200);
	const router = openOutage();
	expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/movie/5");
	await wait(RETRY_MS);
	expect(screen.getByRole("heading").textContent).toBe("The catalogue is not responding");
	await wait(RETRY_MS);
	expect(screen.getByRole("heading").textContent).toBe("The movie");
	expect(router.state.historyAction).toBe("REPLACE");
	expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/movie/5", "/movie/5"]);
});

test("the retries end when the visitor leaves the page", async () => {
	vi.useFakeTimers();
	const fetched = respondWith(200);
	const router = openOutage();
	await act(() => router.navigate("/movie/5"));
	await wait(RETRY_MS * 2);
	expect(fetched).not.toHaveBeenCalled();
});

test("a list that failed is requested again in the language of the page, and shown when it responds", async () => {
	vi.useFakeTimers();
	const fetched = respondWith(200);
	openOutage(<Intermission address="/movie/5" text="Failed" />, "/es");
	expect(screen.getByRole("heading").textContent).toBe("Intermission");
	await wait(RETRY_MS);
	expect(screen.getByRole("heading").textContent).toBe("The movie");
	expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/es/movie/5"]);
});
