import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { keepChanges } from "~/browser/library/keep-changes.client";
import { localLibrary, SIGNED_OUT } from "~/browser/library/library.client";
import type { Visitor } from "~/components/site/site-context";
import { ToastRegion } from "~/components/ui/toast";
import { setUpAccount } from "../../../../tests/harness/account-changes";
import { renderOnSite, VISITOR } from "../../../../tests/harness/render";
import { WatchAgain } from "./watch-again";

const SHOW = { mediaType: "tv", id: 1396, title: "Breaking Bad", poster: null, backdrop: null, rating: 8.9 } as const;
const FIRST = { season: 1, episode: 1 };
const AGAIN = "Watch again from the start";
const BACK = "Go back to watched";

const account = setUpAccount();

function show({
	visitor = VISITOR as Visitor | null,
	action = "again" as "again" | "start" | "next",
	isBegunAgain = false,
} = {}) {
	renderOnSite(
		<>
			<WatchAgain show={SHOW} next={{ action, ...FIRST, position: 0, duration: 0 }} isBegunAgain={isBegunAgain} />
			<ToastRegion />
		</>,
		"/",
		{ visitor },
	);
}

test("a finished show can be begun again, and Undo takes that back", async () => {
	show();
	await userEvent.click(screen.getByRole("button", { name: AGAIN }));
	expect(
		await screen.findByText("Breaking Bad starts again. What you watched stays in your diary"),
	).toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	const show1396 = { media_type: "tv", media_id: "1396" };
	await vi.waitFor(() =>
		expect(account.sent).toEqual([[{ kind: "begin", ...show1396 }], [{ kind: "unbegin", ...show1396 }]]),
	);
});

test("that can be taken back as long as nothing was watched since", async () => {
	show({ action: "start", isBegunAgain: true });
	await userEvent.click(screen.getByRole("button", { name: BACK }));
	expect(await screen.findByText("Breaking Bad is back to watched")).toBeInTheDocument();
	expect(account.kinds).toEqual(["unbegin"]);
});

test("a show that is not finished cannot be begun again", () => {
	show({ action: "next" });
	expect(screen.queryByRole("button", { name: AGAIN })).toBeNull();
});

test("signed out it changes the browser's own list", async () => {
	const mark = { kind: "mark", mediaType: "tv", id: 1396, at: Date.now() - 1000 } as const;
	keepChanges(SIGNED_OUT, [mark], { episodes: [FIRST] });
	show({ visitor: null });
	await userEvent.click(screen.getByRole("button", { name: AGAIN }));
	expect(await screen.findByRole("button", { name: BACK })).toBeInTheDocument();
	expect(localLibrary.get()).toMatchObject({ rounds: [{ id: 1396 }], history: [{ id: 1396, ...FIRST }] });
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	expect(localLibrary.get()).toMatchObject({ rounds: [], plays: [{ id: 1396 }] });
	expect(account.sent).toEqual([]);
});
