import { act, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { madeHere, showMade } from "~/browser/library/made-here";
import { showToast, ToastRegion } from "~/components/ui/toast";
import { AuthSync } from "./auth-sync";

function show(profileId: string | null) {
	const Stub = createRoutesStub([
		{
			path: "/",
			Component: () => (
				<>
					<AuthSync isSignedIn profileId={profileId} />
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
