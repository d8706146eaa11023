import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ToastRegion } from "~/components/ui/toast";
import { renderOnSite } from "../../../tests/harness/render";
import { type WatchedItem, WatchedList } from "./watched-list";

const MOVIE: WatchedItem = {
	...{ playId: 7, mediaType: "movie", id: 603, season: 1, episode: 1, source: "marked" },
	...{ title: "The Matrix", poster: null, to: "/movie/603", rating: 9 },
	...{ watchedAt: Date.parse("2026-03-05"), precision: "day" },
};
const UNDATED: WatchedItem = { ...MOVIE, playId: 8, watchedAt: 0, precision: "unknown", rating: null };

let calls: [method: string, path: string, body: unknown][];
beforeEach(() => {
	calls = [];
	vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
		calls.push([method ?? "GET", path, typeof body === "string" ? JSON.parse(body) : null]);
		return Response.json({ success: true, data: {} });
	});
});

function showList(items: WatchedItem[]) {
	renderOnSite(
		<>
			<WatchedList items={items} />
			<ToastRegion />
		</>,
	);
}

test("each day has a heading that a reader says as a date, and what has no date stands below its own", () => {
	showList([MOVIE, UNDATED]);
	const [day, unknown] = screen.getAllByRole("heading", { level: 2 });
	expect(day).toHaveAccessibleName("March 5, 2026");
	expect(unknown).toHaveAccessibleName("Date unknown");
	expect(within(day!.closest("li")!).getByText("Rated 9")).toBeInTheDocument();
});

test("a play is removed, and Undo adds it with its day and no time", async () => {
	showList([MOVIE]);
	fireEvent.click(screen.getByRole("button", { name: "Remove The Matrix" }));
	await screen.findByText("The Matrix removed");
	fireEvent.click(screen.getByRole("button", { name: "Undo" }));
	const added = { media_type: "movie", media_id: 603, season: 1, episode: 1, watched_at: "2026-03-05" };
	await waitFor(() =>
		expect(calls).toEqual([
			["DELETE", "/api/plays/7", null],
			["POST", "/api/plays", added],
		]),
	);
});
