import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderOnSite } from "../../../tests/harness/render";
import { type ContinueItem, ContinueList } from "./continue-list";
import { useRemovals } from "./use-removals";

function item(title: string, given: Partial<ContinueItem>): ContinueItem {
	const place = { season: 1, episode: 1, position: 0, duration: 0 };
	const mediaType = given.mediaType ?? "movie";
	return {
		...{ mediaType, id: title.length, title, year: 2000, poster: null, rating: 0, genres: [] },
		...{ target: { season: 1, episode: 1 }, isNext: false, isDone: false, progress: 0, secondsLeft: null },
		entry: { mediaType, id: title.length, ...place, watchedAt: 0, lastWatched: 0, updatedAt: 0 },
		...given,
	};
}

const ITEMS = [
	item("Opened", {}),
	item("Begun movie", { progress: 0.5, secondsLeft: 4440 }),
	item("Seen movie", { progress: 1, isDone: true }),
	item("Begun show", { mediaType: "tv", target: { season: 2, episode: 4 }, progress: 0.3, secondsLeft: 1980 }),
	item("Next", { mediaType: "tv", target: { season: 2, episode: 5 }, isNext: true }),
	item("Seen the whole show", { mediaType: "tv", progress: 1, isDone: true }),
];

function List() {
	return <ContinueList items={ITEMS} now={0} removals={useRemovals()} isSelecting={false} />;
}

test("each card shows what its poster plays, then when the title was watched", () => {
	renderOnSite(<List />);
	const lines = screen
		.getAllByRole("listitem")
		.map((card) => [...card.querySelectorAll("p")].map((line) => line.textContent));
	expect(lines).toEqual([
		["Just now", "2000"],
		["1h 14m left", "Just nowStart over", "2000"],
		["Watch Again", "Just now", "2000"],
		["S2E4 Episode 4 · 33 min left", "Just nowStart over", "2000"],
		["Next S2E5 Episode 5", "Just now", "2000"],
		["Watch Again", "Just now", "2000"],
	]);
});
