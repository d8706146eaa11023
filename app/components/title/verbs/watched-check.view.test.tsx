import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ToastRegion } from "~/components/ui/toast";
import { refusal, setUpAccount } from "../../../../tests/harness/account-changes";
import { renderOnSite, VISITOR } from "../../../../tests/harness/render";
import { WatchedCheck } from "./watched-check";

const SHOW = { mediaType: "tv", id: 1396, title: "Breaking Bad" } as const;
const EPISODE = { season: 1, episode: 2 };

const account = setUpAccount();

const tick = () => screen.getByRole("button", { name: "Mark Breaking Bad S1E2 as watched" });

function show(): void {
	renderOnSite(
		<>
			<WatchedCheck title={SHOW} target={EPISODE} />
			<ToastRegion />
		</>,
		"/",
		{ visitor: VISITOR },
	);
}

test("the tick is on from the press until the mark is made, and the page shows what comes next", async () => {
	const release = account.hold();
	show();
	expect(tick()).not.toHaveAttribute("data-on");
	await userEvent.click(tick());
	await vi.waitFor(() =>
		expect(account.sent).toEqual([[{ kind: "mark", media_type: "tv", media_id: "1396", ...EPISODE }]]),
	);
	expect(tick()).toHaveAttribute("data-on");
	release();
	expect(await screen.findByText("S1E2 watched")).toBeVisible();
	await vi.waitFor(() => expect(tick()).not.toHaveAttribute("data-on"));
});

test("the tick goes out where the mark is refused", async () => {
	account.answer = () => refusal(403, "You cannot do this here");
	show();
	await userEvent.click(tick());
	expect(await screen.findByText("You cannot do this here")).toBeVisible();
	await vi.waitFor(() => expect(tick()).not.toHaveAttribute("data-on"));
});

test("without a network the tick stays on while the mark waits in this browser", async () => {
	account.answer = () => Promise.reject(new TypeError("Failed to fetch"));
	show();
	await userEvent.click(tick());
	expect(await screen.findByText(/Saved in this browser/)).toBeVisible();
	expect(tick()).toHaveAttribute("data-on");
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	await vi.waitFor(() => expect(tick()).not.toHaveAttribute("data-on"));
});
