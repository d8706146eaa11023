import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { type Navigator, Router } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { SearchField } from "./search-field";

beforeEach(() => {
	vi.useFakeTimers();
});

/** `page`: key of its entry in the history. */
function onPage(field: React.ReactNode, page = "first") {
	return (
		<Router location={{ pathname: "/movies", key: page }} navigator={{} as Navigator}>
			{field}
		</Router>
	);
}

function renderField(text = "") {
	const onSearch = vi.fn<(text: string, replace: boolean) => void>();
	const view = (shown: string, page?: string) =>
		onPage(<SearchField text={shown} label="Search movies" action="/movies" onSearch={onSearch} />, page);
	const { rerender } = render(view(text));
	const input = screen.getByRole("searchbox", { name: "Search movies" });
	return {
		input,
		onSearch,
		type: (value: string) => fireEvent.input(input, { target: { value } }),
		wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
		show: (shown: string, page?: string) => rerender(view(shown, page)),
	};
}

test("searches for what was typed before the page had its script", () => {
	const onSearch = vi.fn();
	const field = onPage(<SearchField text="" label="Search movies" action="/movies" onSearch={onSearch} />);
	const container = document.createElement("div");
	container.innerHTML = renderToString(field);
	document.body.appendChild(container);
	const input = container.querySelector<HTMLInputElement>("input[type=search]");
	if (input) input.value = "alien";
	render(field, { container, hydrate: true });
	act(() => vi.advanceTimersByTime(500));
	expect(onSearch.mock.calls).toEqual([["alien", false]]);
	expect(input?.value).toBe("alien");
});

test("searches 500 ms after the last key, once", () => {
	const { onSearch, type, wait } = renderField();
	type("a");
	wait(499);
	type("al");
	wait(499);
	expect(onSearch).not.toHaveBeenCalled();
	wait(1);
	expect(onSearch.mock.calls).toEqual([["al", false]]);
});

test("a search that is still being typed replaces its history entry; after a pause, Enter or blur a new entry starts", () => {
	const { input, onSearch, type, wait } = renderField();
	type("al");
	wait(500);
	type("alien");
	wait(500);
	wait(2000);
	type("aliens");
	wait(500);
	type("dune");
	fireEvent.submit(input);
	type("dune 2");
	wait(500);
	type("dune 3");
	fireEvent.blur(input);
	wait(500);
	type("dune");
	wait(500);
	expect(onSearch.mock.calls).toEqual([
		["al", false],
		["alien", true],
		["aliens", false],
		["dune", true],
		["dune 2", false],
		["dune 3", true],
		["dune", false],
	]);
});

test("Enter searches at once, and a change of spaces does not search again", () => {
	const { input, onSearch, type, wait } = renderField("alien");
	type("  alien ");
	wait(500);
	expect(onSearch).not.toHaveBeenCalled();
	type("dune");
	fireEvent.submit(input);
	wait(500);
	expect(onSearch.mock.calls).toEqual([["dune", false]]);
});

test("follows the URL, but does not overwrite text that is being typed", () => {
	const { input, onSearch, type, wait, show } = renderField("alien");
	show("");
	expect(input).toHaveValue("");
	type("du");
	wait(500);
	type("dune");
	show("du");
	expect(input).toHaveValue("dune");
	wait(500);
	expect(onSearch.mock.calls.map(([text]) => text)).toEqual(["du", "dune"]);
});

test("a change of the URL cancels a pending search", () => {
	const { onSearch, type, wait, show } = renderField("alien");
	type("aliens");
	show("");
	wait(1000);
	expect(onSearch).not.toHaveBeenCalled();
});

test("a search uses filters that were selected after the last key", () => {
	const early = vi.fn();
	const late = vi.fn();
	const view = (onSearch: () => void) => onPage(<SearchField text="" label="Search" action="/" onSearch={onSearch} />);
	const { rerender } = render(view(early));
	fireEvent.input(screen.getByRole("searchbox"), { target: { value: "ada" } });
	rerender(view(late));
	act(() => vi.advanceTimersByTime(500));
	expect(late).toHaveBeenCalledExactlyOnceWith("ada", false);
	expect(early).not.toHaveBeenCalled();
});

test("has the text of the page where a link was followed in place of the search", () => {
	const { input, onSearch, type, wait, show } = renderField();
	type("dark");
	wait(500);
	expect(onSearch).toHaveBeenCalledTimes(1);
	show("", "a page that a filter led to");
	expect(input).toHaveValue("");
	type("dark");
	wait(500);
	expect(onSearch).toHaveBeenCalledTimes(2);
});
