import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { localLibrary } from "~/browser/library/library.client";
import { ToastRegion } from "~/components/ui/toast";
import type { SeasonEpisodes } from "~/domain/catalogue/titles/episodes";
import { listLocalContinue } from "~/domain/library/browser/local-continue";
import { setUpAccount } from "../../../../tests/harness/account-changes";
import { renderOnSite, VISITOR } from "../../../../tests/harness/render";
import { WatchedToggle } from "./watched-toggle";

const SHOW = { mediaType: "tv", id: 1396, title: "Breaking Bad", poster: null, backdrop: null, rating: 8.9 } as const;
const EPISODE = { season: 1, episode: 2 };
const SENT = { media_type: "tv", media_id: "1396" } as const;
const DATED = {
	index: 0,
	reason: "dated_plays",
	count: 3,
	plays: [{ watched_at: "2026-05-01" }, { watched_at: null }],
};

const account = setUpAccount();

interface Shown extends Partial<React.ComponentProps<typeof WatchedToggle>> {
	visitor?: typeof VISITOR | null;
}

function show({ visitor = VISITOR, isWatched = false, ...verb }: Shown = {}) {
	const part = { ...EPISODE, name: "S1E2", listEpisodes: () => [EPISODE], ...verb };
	renderOnSite(
		<>
			<WatchedToggle title={SHOW} knownTitle={SHOW} isWatched={isWatched} className="" {...part} />
			<ToastRegion />
		</>,
		"/",
		{ visitor },
	);
}

async function press(name: string): Promise<void> {
	await userEvent.click(await screen.findByRole("button", { name }));
}

const SEASON = {
	name: "Season 1",
	episode: undefined,
	listEpisodes: () => [EPISODE, { season: 1, episode: 3 }],
};

test.each([true, false])("the name says what a press does, and nothing else (watched: %s)", (isWatched) => {
	show({ isWatched });
	const button = screen.getByRole("button", { name: `Mark S1E2 as ${isWatched ? "not watched" : "watched"}` });
	expect(button).not.toHaveAttribute("aria-pressed");
});

test("a press marks an episode, a double-click too, and Undo takes it back", async () => {
	show();
	await userEvent.dblClick(screen.getByRole("button", { name: "Mark S1E2 as watched" }));
	expect(await screen.findByText("S1E2 marked as watched")).toBeVisible();
	await press("Undo");
	await vi.waitFor(() =>
		expect(account.sent).toEqual([[{ kind: "mark", ...SENT, ...EPISODE }], [{ kind: "unmark", ...SENT, ...EPISODE }]]),
	);
});

describe("several episodes", () => {
	test.each([
		["I don't know when", "unknown"],
		["When it aired", "aired"],
		["Today", "now"],
	])("are marked after it is asked when: %s", async (choice, when) => {
		show(SEASON);
		await press("Mark Season 1 as watched");
		expect(await screen.findByRole("heading", { name: "When did you watch Season 1?" })).toBeVisible();
		expect(account.sent).toEqual([]);
		await userEvent.click(screen.getByRole("radio", { name: choice }));
		await press("Mark as watched");
		expect(await screen.findByText("Season 1 marked as watched")).toBeVisible();
		expect(account.sent).toEqual([[{ kind: "mark", ...SENT, season: 1, when }]]);
		expect(screen.queryByRole("heading", { name: "When did you watch Season 1?" })).toBeNull();
	});

	test("are not marked when the question is cancelled", async () => {
		show(SEASON);
		await press("Mark Season 1 as watched");
		await press("Cancel");
		expect(screen.queryByRole("heading")).toBeNull();
		expect(account.sent).toEqual([]);
	});

	test("signed out, nobody knows when they aired, and they are in this browser's own list until Undo", async () => {
		show({ ...SEASON, visitor: null });
		await press("Mark Season 1 as watched");
		expect(await screen.findByRole("radio", { name: "Today" })).toBeVisible();
		expect(screen.queryByRole("radio", { name: "When it aired" })).toBeNull();
		await press("Mark as watched");
		expect(await screen.findByText("Season 1 marked as watched")).toBeVisible();
		expect(localLibrary.get().plays).toHaveLength(2);
		await press("Undo");
		await vi.waitFor(() => expect(localLibrary.get().plays).toEqual([]));
		expect(account.sent).toEqual([]);
	});

	test("signed out, a show with all of them is over, also where its seasons were read for the mark", async () => {
		function Show() {
			const [seasons, setSeasons] = useState<SeasonEpisodes[]>([{ number: 1 }]);
			async function listEpisodes() {
				setSeasons([{ number: 1, aired: [[2, 3]] }]);
				return SEASON.listEpisodes();
			}
			const verb = { title: SHOW, name: SHOW.title, listEpisodes, isWatched: false, className: "" };
			return <WatchedToggle {...verb} knownTitle={{ ...SHOW, seasons }} />;
		}
		renderOnSite(<Show />);
		await press("Mark Breaking Bad as watched");
		await press("Mark as watched");
		await vi.waitFor(() => expect(listLocalContinue(localLibrary.get(), "sample")).toMatchObject([{ isDone: true }]));
	});

	test("signed out, they cannot be marked when the catalogue does not tell them", async () => {
		show({ visitor: null, listEpisodes: () => Promise.reject(new Error("No catalogue")) });
		await press("Mark S1E2 as watched");
		expect(await screen.findByText("Failed to mark it. Please try again.")).toBeVisible();
		expect(localLibrary.get().plays).toEqual([]);
	});
});

describe("plays with a date", () => {
	async function ask() {
		account.answer = ([change]) => (change?.kind === "unmark" && !change.confirm ? { refused: [DATED] } : {});
		show({ isWatched: true });
		await press("Mark S1E2 as not watched");
		const text = "3 plays: May 1, 2026; once without a date; and 1 more.";
		expect(await screen.findByText(text)).toBeVisible();
		return within(screen.getByRole("alertdialog", { name: "You watched S1E2" }));
	}

	test("are named before they are removed", async () => {
		const question = await ask();
		await userEvent.click(question.getByRole("button", { name: "Remove 3 plays" }));
		expect(await screen.findByText("S1E2 marked as not watched")).toBeVisible();
		const unmark = { kind: "unmark", ...SENT, ...EPISODE };
		expect(account.sent).toEqual([[unmark], [{ ...unmark, confirm: true }]]);
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	test("stay where it was watched again", async () => {
		const question = await ask();
		await userEvent.click(question.getByRole("button", { name: "Watched again" }));
		expect(await screen.findByText("S1E2 added")).toBeVisible();
		const again = { play_id: expect.any(String), watched_at: expect.any(String) };
		expect(account.sent[1]).toEqual([{ kind: "play", ...SENT, ...EPISODE, ...again }]);
	});
});
