import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { recordWelcome } from "~/browser/welcome-seen.client";
import { PRODUCT_SENTENCE } from "~/product";
import { renderOnSite } from "../../../tests/harness/render";
import { DelayedWelcomeDialog } from "./delayed-welcome-dialog";
// Loaded before the test, so that the delayed dialog does not wait for its module.
import "./welcome-dialog";

beforeEach(() => {
	vi.useFakeTimers();
});

async function wait(milliseconds: number) {
	await act(async () => await vi.advanceTimersByTimeAsync(milliseconds));
}

test("the welcome dialog starts with what the product is", async () => {
	renderOnSite(<DelayedWelcomeDialog />);
	await wait(5000);
	await wait(0);
	const dialog = screen.getByRole("dialog", { name: "Welcome to Marquee" });
	const paragraphs = [...dialog.querySelectorAll("p, li")];
	expect(paragraphs[0]).toHaveTextContent(PRODUCT_SENTENCE);
});

test("the welcome dialog does not open for a visitor who has dismissed it in the meantime", async () => {
	renderOnSite(<DelayedWelcomeDialog />);
	await wait(1000);
	recordWelcome("dismissed");
	await wait(5000);
	expect(screen.queryByRole("dialog")).toBeNull();
});
