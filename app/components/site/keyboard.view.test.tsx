import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Keyboard } from "./keyboard";

test("a shortcut sheet that is asked for while the last one closes stays open", async () => {
	render(<Keyboard />, { wrapper: MemoryRouter });
	fireEvent.keyDown(document.body, { key: "?" });
	const closing = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
	// The browser hides a dialog first and says so later.
	fireEvent.keyDown(document.body, { key: "?" });
	fireEvent(closing, new Event("close"));
	const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
	fireEvent(sheet, new Event("close"));
	expect(screen.queryByRole("dialog")).toBeNull();
});
