import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { keepChanges } from "~/browser/library/keep-changes.client";
import { SIGNED_OUT } from "~/browser/library/library.client";
import { toLocalCard } from "~/domain/library/browser/local-card";
import type { LocalContinue } from "~/domain/library/browser/local-continue";
import { renderOnSite } from "../../../tests/harness/render";
import { LocalLists } from "./local-lists";

function begun(id: number, change: Partial<LocalContinue> = {}): LocalContinue {
	const place = { mediaType: "movie", id, season: 1, episode: 1, position: 0, duration: 0 } as const;
	return {
		mediaType: "movie",
		id,
		title: `Begun ${id}`,
		year: 2000,
		poster: null,
		backdrop: null,
		rating: 0,
		genres: ["Drama"],
		minutes: 90,
		target: { season: 1, episode: 1 },
		isNext: false,
		progress: 0,
		secondsLeft: null,
		isBegun: true,
		isDone: false,
		isRunning: false,
		next: { action: "start", season: 1, episode: 1, position: 0, duration: 0 },
		entry: { ...place, watchedAt: 0, lastWatched: Date.now(), updatedAt: 0 },
		...change,
	};
}

const BEGUN = [
	...Array.from({ length: 12 }, (_, index) => begun(index + 1)),
	begun(20, { title: "Long", minutes: 180, genres: ["War"] }),
	begun(21, { mediaType: "tv", title: "Waiting show", isDone: true, isRunning: true }),
];

function showLists(search = "") {
	for (const id of [1, 2]) {
		const card = toLocalCard({ title: `Saved ${id}`, poster: null, backdrop: null, rating: 0, runtime: 100 }, "sample");
		keepChanges(SIGNED_OUT, [{ kind: "save", mediaType: "movie", id, at: 3 - id }], { card });
	}
	renderOnSite(<LocalLists begun={BEGUN} />, `/my-list${search}`);
}

function shown() {
	return Object.fromEntries(
		screen.getAllByRole("list").map((list) => {
			const titles = within(list).getAllByRole("heading");
			return [list.getAttribute("aria-label"), titles.map(({ textContent }) => textContent)];
		}),
	);
}

test("titles of one section are counted once", () => {
	renderOnSite(<LocalLists begun={[begun(1)]} />, "/my-list");
	expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(/^Continue Watching$/);
	expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Up Next 1 title");
});

test("a signed-out visitor's titles stand in their sections, twelve of each, with a way to the rest", () => {
	showLists();
	const lists = shown();
	expect(lists["Continue Watching: Up Next"]).toHaveLength(12);
	expect(lists["Continue Watching: Waiting for a new episode"]).toEqual(["Waiting show"]);
	expect(lists["Watch Later"]).toEqual(["Saved 1", "Saved 2"]);
	expect(screen.getByRole("link", { name: "Show more: Up Next" })).toHaveAttribute("href", "/my-list?show=next");
});

test("the address filters both lists as it does for a user", () => {
	showLists("?short=1&q=begun+1");
	expect(shown()).toEqual({ "Continue Watching: Up Next": ["Begun 1", "Begun 10", "Begun 11", "Begun 12"] });
});

test("one of the sections and Watch Later can be seen alone, with all their titles", () => {
	showLists("?show=next");
	expect(shown()["Continue Watching: Up Next"]).toHaveLength(13);
	expect(shown()["Watch Later"]).toBeUndefined();
	expect(screen.getByRole("link", { name: "Show All" })).toHaveAttribute("href", "/my-list");
});

test("where nothing fits, it says so and one press shows all", async () => {
	showLists("?genre=War&q=begun");
	expect(screen.getByRole("heading", { name: "No matching titles" })).toBeVisible();
	await userEvent.click(screen.getByRole("link", { name: "Show All" }));
	expect(shown()["Watch Later"]).toHaveLength(2);
});
