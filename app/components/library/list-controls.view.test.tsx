import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { wholeList } from "~/domain/library/lists/list-view";
import { renderOnSlowPage } from "../../../tests/harness/render";
import { ListForm } from "./list-controls";

test("a search keeps the genre whose page is loading, and not one whose page was given up", async () => {
	vi.useFakeTimers();
	const form = <ListForm view={wholeList("continue")} genres={["Drama", "Crime"]} />;
	const { requested, router } = renderOnSlowPage(form, "/my-list", "");
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
