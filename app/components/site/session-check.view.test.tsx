import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { readToken, storeAuth } from "~/browser/auth-storage.client";
import { isWelcomeDismissed } from "~/browser/welcome-seen.client";
import { ToastRegion } from "~/components/ui/toast";
import { renderOnSite } from "../../../tests/harness/render";
import { SessionCheck } from "./session-check";

const SUSPENDED = "This account is suspended. Contact hello@marquee.example.";

function refuseWith(code: string, message: string): void {
	vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
		Response.json({ success: false, code, message }, { status: 401 }),
	);
}

function open(): void {
	renderOnSite(
		<>
			<SessionCheck isSignedIn />
			<ToastRegion />
		</>,
	);
}

beforeEach(() => {
	storeAuth({ token: "a.b.c", sessionId: "1", isRemembered: true });
});

test("a browser whose account was suspended is signed out and told why, without the welcome in front of it", async () => {
	refuseWith("suspended", SUSPENDED);
	open();
	expect(await screen.findByText(SUSPENDED)).toBeVisible();
	expect(readToken()).toBeNull();
	expect(isWelcomeDismissed()).toBe(true);
});

test("a token that is not valid is cleared without a word", async () => {
	refuseWith("unauthorized", "Invalid token");
	open();
	await vi.waitFor(() => expect(readToken()).toBeNull());
	expect(screen.queryByText("Invalid token")).toBeNull();
	expect(isWelcomeDismissed()).toBe(false);
});
