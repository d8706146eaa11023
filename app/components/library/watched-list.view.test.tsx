import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ToastRegion } from "~/components/ui/toast";
import { readListView } from "~/domain/library/lists/list-view";
import { createStore, useStore } from "~/lib/caching/store";
import { setUpAccount } from "../../../tests/harness/account-changes";
import { ofRatings } from "../../../tests/harness/remarks";
import { renderOnSite, VISITOR } from "../../../tests/harness/render";
import { NoEntries, type RatedItem, RatedList, type WatchedItem, WatchedList } from "./watched-list";

const MOVIE: WatchedItem = {
	playId: "7",
	mediaType: "movie",
	id: 603,
	season: 1,
	episode: 1,
	source: "marked",
	title: "The Matrix",
	year: 1999,
	isAgain: false,
	poster: null,
	to: "/movie/603",
	remarks: ofRatings(9),
	note: "",
	rowid: 1,
	watchedAt: Date.parse("2026-03-05"),
	precision: "day",
	day: "2026-03-05",
};
const UNDATED: WatchedItem = {
	...MOVIE,
	playId: "8",
	watchedAt: null,
	precision: "unknown",
	day: null,
	remarks: ofRatings(null),
};

const account = setUpAccount();

function showList(items: WatchedItem[]) {
	renderOnSite(
		<>
			<WatchedList items={items} />
			<ToastRegion />
		</>,
		"/",
		{ visitor: VISITOR },
	);
}

test("each day has a heading that a reader says as a date, and what has no date stands below its own", () => {
	showList([MOVIE, UNDATED]);
	const [day, unknown] = screen.getAllByRole("heading", { level: 2 });
	expect(day).toHaveAccessibleName("March 5, 2026");
	expect(unknown).toHaveAccessibleName("Date unknown");
});

test("a play is removed, and Undo brings it back as it was", async () => {
	const play = { media_type: "movie", media_id: "603", season: 1, episode: 1, play_id: "7" } as const;
	const former = { kind: "play", ...play, watched_at: "2026-03-05", source: "marked" } as const;
	account.answer = () => ({ undo: [former] });
	showList([MOVIE]);
	fireEvent.click(screen.getByRole("button", { name: "Remove The Matrix" }));
	await screen.findByText("The Matrix removed");
	fireEvent.click(screen.getByRole("button", { name: "Undo" }));
	await waitFor(() => expect(account.sent).toEqual([[{ kind: "unplay", ...play }], [former]]));
});

test("a row says its rating and offers another, also where an episode has none", () => {
	const episode: WatchedItem = {
		...MOVIE,
		playId: "9",
		mediaType: "tv",
		id: 1396,
		title: "Breaking Bad",
		season: 2,
		episode: 4,
	};
	showList([MOVIE, { ...episode, to: "/tv/1396/2/4", remarks: ofRatings(9, null) }]);
	expect(screen.getByRole("link", { name: "Rated 9 The Matrix" })).toHaveAttribute("href", "/movie/603");
	expect(screen.getByRole("link", { name: "Rate Breaking Bad S2E4" })).toHaveAttribute("href", "/tv/1396/2/4");
});

function episodes(...numbers: number[]): WatchedItem[] {
	const show = { ...MOVIE, mediaType: "tv", id: 1396, title: "Breaking Bad", season: 2 } as const;
	return numbers.map((episode) => ({ ...show, episode, playId: `e${episode}`, to: `/tv/1396/2/${episode}` }));
}

test("an evening of one show is a line that a press opens; each of its plays has its own page and can be removed", () => {
	showList(episodes(6, 5));
	const summary = screen.getByText(/S2E5–E6 · 2 episodes/).closest("summary")!;
	expect(summary).toHaveTextContent("Breaking Bad");
	expect(screen.getByRole("group")).not.toHaveAttribute("open");
	fireEvent.click(summary);
	expect(screen.getByRole("link", { name: "S2E6" })).toHaveAttribute("href", "/tv/1396/2/6");
	expect(screen.getByRole("button", { name: "Options for Breaking Bad S2E5" })).toBeInTheDocument();
	expect(screen.getByRole("button", { name: "Remove Breaking Bad S2E5" })).toBeInTheDocument();
});

test("a film has its year, and a reader hears that it was watched again", () => {
	showList([{ ...MOVIE, isAgain: true }]);
	expect(screen.getByRole("link", { name: /^The Matrix/ })).toHaveTextContent("The Matrix1999↻, again");
});

test("a long list has two columns, and a day that goes on in the second one has its heading there too", () => {
	const items = Array.from({ length: 9 }, (_, index) => ({ ...MOVIE, playId: String(index) }));
	showList(items);
	const [first, second] = [/^What You Watched$/, /continued/].map((name) => screen.getByRole("list", { name }));
	const rows = (list: HTMLElement) => within(list).getAllByRole("link", { name: /^The Matrix/ }).length;
	expect([rows(first!), rows(second!)]).toEqual([5, 4]);
	for (const list of [first!, second!]) {
		expect(within(list).getByRole("heading", { level: 2 })).toHaveAccessibleName("March 5, 2026");
	}
});

test("what was rated stands below its number", () => {
	const facts = { title: "Breaking Bad", year: 2008, poster: null, remarks: ofRatings(8, 10), ratedAt: 0, note: "" };
	const show = { ...facts, mediaType: "tv", id: 1396 } as const;
	renderOnSite(
		<RatedList
			items={[
				{ ...show, season: 2, episode: 4, rating: 10, to: "/tv/1396/2/4" },
				{ ...show, season: null, episode: null, rating: 8, to: "/tv/1396", remarks: ofRatings(8) },
			]}
		/>,
	);
	const [ten, eight] = screen.getAllByRole("heading", { level: 2 });
	expect(ten).toHaveAccessibleName("Rated 10 / 10");
	expect(within(ten!.closest("li")!).getByRole("link", { name: "Rated 10 Breaking Bad S2E4" })).toBeInTheDocument();
	expect(within(eight!.closest("li")!).getByRole("link", { name: "Rated 8 Breaking Bad" })).toBeInTheDocument();
});

test("a show and an episode of a season that it no longer has lead to the same page, and both are listed", () => {
	const warn = vi.spyOn(console, "error").mockImplementation(() => {});
	const facts = {
		title: "Breaking Bad",
		year: 2008,
		poster: null,
		remarks: ofRatings(8, 8),
		ratedAt: 0,
		note: "",
		to: "/tv/1396",
	};
	const show = { ...facts, mediaType: "tv", id: 1396, rating: 8 } as const;
	renderOnSite(
		<RatedList
			items={[
				{ ...show, season: 77, episode: 4 },
				{ ...show, season: null, episode: null },
			]}
		/>,
	);
	expect(screen.getByRole("link", { name: "Rated 8 Breaking Bad S77E4" })).toBeInTheDocument();
	expect(warn).not.toHaveBeenCalled();
});

test.each([
	["", true, "Nothing watched yet"],
	["", false, "Nothing earlier"],
	["when=2026-03", true, "No matching titles"],
	["when=2026-03", false, "Nothing earlier"],
	["show=rated", true, "Nothing rated yet"],
	["show=rated", false, "Nothing lower"],
])("an empty page of the diary says what is missing: ?%s, the first page: %s", (search, isFirst, heading) => {
	const view = readListView(new URLSearchParams(search), "watched");
	renderOnSite(<NoEntries view={view} isFirst={isFirst} nextCursor={null} />);
	expect(screen.getByRole("heading")).toHaveAccessibleName(heading);
});

test("a search that has looked at a later part of the diary does not speak of the latest entries", () => {
	const view = readListView(new URLSearchParams("q=dark"), "watched");
	renderOnSite(<NoEntries view={view} isFirst={false} nextCursor="more" />);
	expect(screen.getByText("None of these entries fits.")).toBeVisible();
});

describe("the keyboard's focus under Rated", () => {
	const rated = (id: number, rating: number): RatedItem => ({
		mediaType: "movie",
		id,
		season: null,
		episode: null,
		rating,
		ratedAt: 0,
		title: `Movie ${id}`,
		year: null,
		poster: null,
		to: `/movie/${id}`,
		remarks: ofRatings(rating),
		note: "",
	});
	test.each([
		["goes with a row whose rating was changed", [rated(2, 8), rated(1, 5)], "Rated 5 Movie 1"],
		["goes to the row in the place of one whose rating was removed", [rated(2, 8), rated(3, 7)], "Rated 8 Movie 2"],
		["goes to the last row, where the last one is gone", [], "Rated 9 Movie 0"],
	])("%s", (_, others, name) => {
		const items = createStore([rated(0, 9), rated(1, 8), ...others.filter(({ id }) => id !== 1)]);
		const Page = () => <RatedList items={useStore(items, [])} />;
		renderOnSite(<Page />);
		screen.getByRole("link", { name: "Rated 8 Movie 1" }).focus();
		act(() => items.set([rated(0, 9), ...others]));
		expect(screen.getByRole("link", { name })).toHaveFocus();
	});
});
