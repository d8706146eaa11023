import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { keepChanges } from "~/browser/library/keep-changes.client";
import { localLibrary, SIGNED_OUT } from "~/browser/library/library.client";
import { ToastRegion } from "~/components/ui/toast";
import { toLocalCard } from "~/domain/library/browser/local-card";
import { setUpAccount } from "../../../../tests/harness/account-changes";
import { renderOnSite, VISITOR } from "../../../../tests/harness/render";
import { WatchLaterToggle } from "./watch-later-toggle";

const SHOW = { mediaType: "tv", id: 1396, title: "Breaking Bad", poster: null, backdrop: null, rating: 8.9 } as const;

const account = setUpAccount();

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
		expect(await within(toast()).findByText(/^Breaking Bad added to Watch Later/)).toBeInTheDocument();
		await press("Undo");
		expect(await screen.findByRole("button", { name: ADD })).toBeInTheDocument();
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

test("Undo of a removal sends what the account has given for it, with the place in the list and the episode to start with", async () => {
	const title = { media_type: "tv", media_id: "1396" } as const;
	const saved = { kind: "save", ...title, since: "2026-01-02T03:04:05.000Z", nextSeason: 2, nextEpisode: 3 } as const;
	account.answer = ([change]) => (change?.kind === "unsave" ? { undo: [saved] } : {});
	renderOnSite(
		<>
			<WatchLaterToggle title={SHOW} isSaved className="" />
			<ToastRegion />
		</>,
		"/",
		{ visitor: VISITOR },
	);
	await press(REMOVE);
	await press("Undo");
	await screen.findByRole("button", { name: REMOVE });
	await vi.waitFor(() => expect(account.sent).toEqual([[{ kind: "unsave", ...title }], [saved]]));
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
