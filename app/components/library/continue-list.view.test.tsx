import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ContinueCard } from "~/domain/library/next/begun-card";
import { createStore, useStore } from "~/lib/caching/store";
import { renderOnSite, VISITOR } from "../../../tests/harness/render";
import { ContinueList } from "./continue-list";

function item(title: string, overrides: Partial<ContinueCard>): ContinueCard {
	const place = { season: 1, episode: 1, position: 0, duration: 0 };
	const mediaType = overrides.mediaType ?? "movie";
	return {
		mediaType,
		id: title.length,
		title,
		year: 2000,
		poster: null,
		backdrop: null,
		rating: 0,
		genres: [],
		target: { season: 1, episode: 1 },
		isNext: false,
		isDone: false,
		progress: 0,
		secondsLeft: null,
		next: { action: "start", ...place },
		isBegun: false,
		section: "next",
		entry: { mediaType, id: title.length, ...place, watchedAt: 0, lastWatched: 1, updatedAt: 0 },
		...overrides,
	};
}

const ITEMS = [
	item("Opened", {}),
	item("Begun movie", { progress: 0.5, secondsLeft: 4440 }),
	item("Seen movie", { progress: 1, isDone: true }),
	item("Begun show", { mediaType: "tv", target: { season: 2, episode: 4 }, progress: 0.3, secondsLeft: 1980 }),
	item("Next", { mediaType: "tv", target: { season: 2, episode: 5 }, episodeName: "Breakage", isNext: true }),
	item("Seen the whole show", { mediaType: "tv", progress: 1, isDone: true }),
	item("Announced", { mediaType: "tv", isDone: true, section: "waiting", awaitedDay: "2026-09-01" }),
	item("Between seasons", { mediaType: "tv", isDone: true, section: "waiting", awaitedDay: null }),
];

function List({ items = ITEMS }) {
	return <ContinueList items={items} now={0} isSelecting={false} />;
}

test("what is marked stays in its place, with what comes next", () => {
	const items = createStore(ITEMS.slice(3, 5));
	const Page = () => <List items={useStore(items, [])} />;
	renderOnSite(<Page />);
	const marked = { ...ITEMS[4]!, target: { season: 2, episode: 6 }, episodeName: undefined };
	act(() => items.set([marked, ITEMS[3]!]));
	expect(screen.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual(["Begun show", "Next"]);
	expect(screen.getByRole("button", { name: "Mark Next S2E6 as watched" })).toBeInTheDocument();
});

test("says who of the people here is further on", () => {
	renderOnSite(
		<List items={[item("Begun", { mediaType: "tv", ahead: [null, "Ben"] }), item("Other", { ahead: [] })]} />,
	);
	expect(screen.getAllByText(/further on/).map((line) => line.textContent)).toEqual(["You and Ben are further on"]);
});

test("the day of a card is the person's", () => {
	const lastWatched = Date.UTC(2026, 10, 20, 2, 30);
	const [shown] = ITEMS;
	if (!shown) throw new Error("no item");
	const items = [{ ...shown, entry: { ...shown.entry, lastWatched } }];
	const visitor = { ...VISITOR, timeZone: "America/New_York" };
	renderOnSite(<ContinueList items={items} now={Date.UTC(2026, 10, 29)} isSelecting={false} />, "/", { visitor });
	expect(screen.getByText("November 19, 2026")).toBeInTheDocument();
});

test("a show whose plays have no date does not say when it was watched", () => {
	const [shown] = ITEMS;
	if (!shown) throw new Error("no item");
	renderOnSite(<List items={[{ ...shown, entry: { ...shown.entry, lastWatched: 0 } }]} />);
	expect(document.querySelector("time")).toBeNull();
});

test("each card shows what its poster plays, then when the title was watched", () => {
	renderOnSite(<List />);
	const lines = screen
		.getAllByRole("listitem")
		.map((card) => [...card.querySelectorAll("p")].map((line) => line.textContent));
	expect(lines).toEqual([
		["Just now", "2000"],
		["1h 14m left", "Just nowStart over", "2000"],
		["Watched", "Just now", "2000"],
		["S2E4 · 33 min left", "Just nowStart over", "2000"],
		["Next S2E5 Breakage", "Just now", "2000"],
		["All episodes watched", "Just now", "2000"],
		["New on September 1, 2026", "Just now", "2000"],
		["No date yet", "Just now", "2000"],
	]);
});

test("each section has a heading, its titles and a way to the rest of them", () => {
	const items = [item("Begun", {}), item("Seen", { section: "finished" }), item("Next", {})];
	function Sections() {
		const moreUrl = (section: string) => `/my-list?show=${section}`;
		return (
			<ContinueList items={items} now={0} isSelecting={false} sizes={{ next: null, finished: 1 }} moreUrl={moreUrl} />
		);
	}
	renderOnSite(<Sections />);
	const sections = screen.getAllByRole("region").map((section) => {
		const [name, ...titles] = within(section).getAllByRole("heading");
		return [name?.textContent, titles.map(({ textContent }) => textContent)];
	});
	expect(sections).toEqual([
		["Up Next ", ["Begun", "Next"]],
		["Finished 1 title", ["Seen"]],
	]);
	const more = screen.getAllByRole("link", { name: /^Show more/ }).map((link) => link.getAttribute("href"));
	expect(more).toEqual(["/my-list?show=next"]);
});
