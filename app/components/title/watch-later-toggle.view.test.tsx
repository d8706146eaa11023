import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keepChanges } from "~/browser/keep-changes.client";
import { localLibrary, SIGNED_OUT } from "~/browser/library.client";
import { ToastRegion } from "~/components/ui/toast";
import { toLocalCard } from "~/domain/library/local-card";
import { renderOnSite, VISITOR } from "../../../tests/harness/render";
import { LaterToggle } from "./later-toggle";
import { WatchLaterToggle } from "./watch-later-toggle";
import { WatchedToggle } from "./watched-toggle";

const SHOW = { mediaType: "tv", id: 1396, title: "Breaking Bad", poster: null, backdrop: null, rating: 8.9 } as const;
const REMOVED = { nextSeason: 2, nextEpisode: 3, added_at: "2026-01-02T03:04:05.000Z" };

/** What was sent, as method, path and body. */
let sent: [string, string, unknown][] = [];

beforeEach(() => {
	sent = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (address, { method = "GET", body } = {}) => {
		const { pathname } = new URL(String(address), location.href);
		sent.push([method, pathname, body ? JSON.parse(String(body)) : null]);
		return Response.json({ success: true, data: method === "DELETE" ? REMOVED : {} });
	});
});

function toast(): HTMLElement {
	return screen.getByRole("status");
}

const ADD = "Add to Watch Later in My List";
const REMOVE = "Remove from Watch Later in My List";

async function press(name: string): Promise<void> {
	await userEvent.click(await screen.findByRole("button", { name }));
}

describe.each([
	["signed in", VISITOR],
	["signed out", null],
] as const)("%s", (_, visitor) => {
	function show(isSaved: boolean) {
		renderOnSite(
			<>
				<WatchLaterToggle title={SHOW} isSaved={isSaved} nextSeason={1} nextEpisode={1} className="">
					<span aria-hidden="true">My List</span>
				</WatchLaterToggle>
				<ToastRegion />
			</>,
			"/",
			{ visitor },
		);
	}

	test("a double-click is one press", async () => {
		show(false);
		await userEvent.dblClick(await screen.findByRole("button", { name: ADD }));
		expect(await screen.findByRole("button", { name: REMOVE })).toBeInTheDocument();
		expect(within(toast()).queryByText(/removed from Watch Later/)).toBeNull();
	});

	test("saving says so politely, and Undo removes the title again", async () => {
		show(false);
		await press(ADD);
		expect(await within(toast()).findByText(/^Breaking Bad saved to Watch Later/)).toBeInTheDocument();
		await press("Undo");
		expect(await screen.findByRole("button", { name: ADD })).toBeInTheDocument();
		expect(await within(toast()).findByText(/^Breaking Bad removed from Watch Later/)).toBeInTheDocument();
		expect(localLibrary.get().later).toEqual([]);
	});

	test("the name says what a press does and contains the button's word, so it is not pressed too", async () => {
		show(false);
		const button = screen.getByRole("button", { name: ADD });
		expect(button).toHaveTextContent("My List");
		expect(button).not.toHaveAttribute("aria-pressed");
		await userEvent.click(button);
		await screen.findByRole("button", { name: REMOVE });
		expect(button).not.toHaveAttribute("aria-pressed");
		await press("Undo");
		await screen.findByRole("button", { name: ADD });
	});
});

test("Undo of a removal restores the place in the list and the episode to start with", async () => {
	renderOnSite(
		<>
			<WatchLaterToggle title={{ ...SHOW, id: 1399 }} isSaved className="" />
			<ToastRegion />
		</>,
		"/",
		{ visitor: VISITOR },
	);
	await press(REMOVE);
	await press("Undo");
	await screen.findByRole("button", { name: REMOVE });
	expect(sent).toEqual([
		["DELETE", "/api/watch-later/1399/tv", null],
		["POST", "/api/watch-later", { media_id: "1399", media_type: "tv", ...REMOVED }],
	]);
});

test("Undo of a signed-out removal restores them too", async () => {
	const start = { mediaType: "tv", id: 1396, nextSeason: 2, nextEpisode: 3 } as const;
	const before = [{ ...start, addedAt: 5, card: toLocalCard(SHOW, "sample") }];
	keepChanges(SIGNED_OUT, [{ kind: "save", ...start, at: 5 }], { card: toLocalCard(SHOW, "sample") });
	renderOnSite(
		<>
			<WatchLaterToggle title={SHOW} isSaved={false} className="" />
			<ToastRegion />
		</>,
	);
	await press(REMOVE);
	expect(localLibrary.get().later).toEqual([]);
	await press("Undo");
	await vi.waitFor(() => expect(localLibrary.get().later).toEqual(before));
});

test("a double-click on a card's toggle is one press", async () => {
	renderOnSite(<LaterToggle card={{ mediaType: "movie", id: 12, title: "Alien" }} profileId="1" />);
	await userEvent.dblClick(screen.getByRole("button", { name: "Add Alien to Watch Later" }));
	expect(screen.getByRole("button", { name: "Remove Alien from Watch Later" })).toBeInTheDocument();
});

test("the toggle on a card says and undoes the same", async () => {
	renderOnSite(
		<>
			<LaterToggle card={{ mediaType: "movie", id: 11, title: "Star Wars" }} profileId="1" />
			<ToastRegion />
		</>,
		"/",
		{ visitor: VISITOR },
	);
	const button = screen.getByRole("button", { name: "Add Star Wars to Watch Later" });
	await userEvent.click(button);
	expect(await within(toast()).findByText("Star Wars saved to Watch Later")).toBeInTheDocument();
	expect(button).toHaveAccessibleName("Remove Star Wars from Watch Later");
	expect(button).not.toHaveAttribute("aria-pressed");
	await press("Undo");
	expect(await screen.findByRole("button", { name: "Add Star Wars to Watch Later" })).toBe(button);
});

test.each([true, false])(
	"a Watched toggle's name says what a press does, and nothing else (watched: %s)",
	(isWatched) => {
		renderOnSite(
			<WatchedToggle title={SHOW} known={SHOW} name="S1E2" isWatched={isWatched} listMarked={() => []} className="" />,
		);
		const button = screen.getByRole("button", { name: `Mark S1E2 as ${isWatched ? "not watched" : "watched"}` });
		expect(button).not.toHaveAttribute("aria-pressed");
		cleanup();
	},
);
