import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { SiteProvider } from "~/components/site/site-context";
import { wholeList } from "~/domain/library/lists/list-view";
import { SITE } from "../../../tests/harness/render";
import { ListForm } from "./list-controls";

test("a search keeps the genre whose page is loading, and not one whose page was given up", async () => {
	vi.useFakeTimers();
	const requested: string[] = [];
	const form = (
		<SiteProvider value={SITE}>
			<ListForm view={wholeList("continue")} genres={["Drama", "Crime"]} />
		</SiteProvider>
	);
	function loader({ request }: { request: Request }) {
		const { search } = new URL(request.url);
		requested.push(search);
		return search === "" ? null : new Promise<null>(() => undefined);
	}
	const router = createMemoryRouter([{ path: "/my-list", loader, element: form }], {
		initialEntries: ["/my-list"],
		hydrationData: { loaderData: { "0": null } },
	});
	render(<RouterProvider router={router} />);
	const genre = screen.getByLabelText("Genre");

	async function search(text: string) {
		fireEvent.input(screen.getByRole("searchbox"), { target: { value: text } });
		await act(async () => await vi.advanceTimersByTimeAsync(500));
	}

	fireEvent.change(genre, { target: { value: "Drama" } });
	await search("dark");
	expect(requested).toEqual(["?genre=Drama", "?q=dark&genre=Drama"]);
	await act(async () => await router.navigate("/my-list"));
	expect(genre).toHaveValue("");
	await search("dark");
	expect(requested.slice(2)).toEqual(["", "?q=dark"]);
});
