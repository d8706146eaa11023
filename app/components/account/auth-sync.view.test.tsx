import { act, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { madeHere, showMade } from "~/browser/library/made-here";
import { showToast, ToastRegion } from "~/components/ui/toast";
import { AuthSync } from "./auth-sync";

function show(profileId: string | null, timeZone?: string | null) {
	const Stub = createRoutesStub([
		{
			path: "/",
			Component: () => (
				<>
					<AuthSync isSignedIn profileId={profileId} timeZone={timeZone} />
					<ToastRegion />
				</>
			),
		},
	]);
	return <Stub />;
}

test("a tab that follows a change of who is watching drops the Undo and what was changed by the one before", async () => {
	const { rerender } = render(show("ada"));
	act(() => {
		showToast("Removed from Watch Later", "plain", { label: "Undo", act: () => undefined });
		showMade([["hidden movie:603", { kind: "hide", mediaType: "movie", id: 603, at: 1 }]]);
	});
	rerender(show("ada"));
	expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
	rerender(show("kim"));
	await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
	await waitFor(() => expect(madeHere.get().size).toBe(0));
});

test("a message stays where who is watching becomes known by a sign-in", async () => {
	const { rerender } = render(show(null));
	act(() => showToast("Your titles are in your account"));
	rerender(show("ada"));
	expect(await screen.findByText("Your titles are in your account")).toBeVisible();
});

test("the browser's time zone is stored for a person without one, once, and not in place of another", async () => {
	const sent = vi.fn(async () => Response.json({ success: true, data: { timeZone: "Europe/Berlin" } }));
	vi.stubGlobal("fetch", sent);
	const { rerender } = render(show("ada", "Asia/Tokyo"));
	rerender(show(null, null));
	expect(sent).not.toHaveBeenCalled();
	rerender(show("kim", null));
	await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	expect(sent.mock.calls[0]).toMatchObject(["/api/preferences", { method: "PUT", body: JSON.stringify({ timeZone }) }]);
	rerender(show("kim", "Europe/Berlin"));
	rerender(show("kim", "Europe/Berlin"));
	expect(sent).toHaveBeenCalledTimes(1);
});
