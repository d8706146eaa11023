import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderOnSite } from "../../../tests/harness/render";
import { SearchCombobox } from "./search-combobox";

const CARDS = ["Alien", "Aliens"].map((title, index) => ({
	mediaType: "movie",
	id: index + 1,
	title,
	year: 1979,
	poster: null,
	rating: 8,
	genres: [],
}));

function draw(typedAhead = "") {
	const onClose = vi.fn();
	renderOnSite(<SearchCombobox typedAhead={{ current: typedAhead }} onClose={onClose} />);
	const input = screen.getByRole("combobox", { name: "Search movies and TV shows" });
	return { input, onClose, press: (key: string) => fireEvent.keyDown(input, { key }) };
}

beforeEach(() => {
	localStorage.clear();
	const page = { page: 1, lastPage: 1, cards: CARDS, hidden: 0, isSaved: false };
	vi.stubGlobal("fetch", async () => new Response(`[\n${JSON.stringify(page)}\n]\n`));
});

test("takes the focus with what was typed before it was there", () => {
	const { input } = draw("ali");
	expect(input).toHaveFocus();
	expect(input).toHaveValue("ali");
	expect(input).toHaveAttribute("aria-expanded", "false");
});

test("names the active option and tells how many there are", async () => {
	const { input, press } = draw("alien");
	await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(3));
	expect(input).toHaveAttribute("aria-expanded", "true");
	expect(input).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
	expect(screen.getByRole("status")).toHaveTextContent("2 suggestions");
	press("ArrowDown");
	press("ArrowDown");
	expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Aliens");
	expect(input).toHaveAttribute("aria-activedescendant", screen.getByRole("option", { selected: true }).id);
	fireEvent.change(input, { target: { value: "alien " } });
	expect(screen.queryByRole("option", { selected: true })).toBeNull();
});

test("what the visitor follows is remembered", async () => {
	const { press, onClose } = draw("alien");
	await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(3));
	press("ArrowDown");
	fireEvent.submit(screen.getByRole("search"));
	expect(onClose).toHaveBeenCalledOnce();
	expect(localStorage.getItem("marquee.recentSearches")).toBe('["alien"]');
});

test("keys that belong to an input method are left alone", async () => {
	const { input } = draw("alien");
	await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(3));
	fireEvent.keyDown(input, { key: "ArrowDown", isComposing: true });
	expect(screen.queryByRole("option", { selected: true })).toBeNull();
});
