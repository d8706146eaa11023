import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { panelMessage } from "~/components/admin/parts/admin-forms";
import { renderOnPanel } from "../../../tests/harness/panel";

const URL = "http://192.168.1.7:3000/reset-password?token=abc";

function showLink(): void {
	renderOnPanel(null);
	act(() => panelMessage.set({ ok: true, link: { url: URL, expiresAt: "2026-11-25T12:00:00.000Z" } }));
}

test("a reset link is copied", async () => {
	const user = userEvent.setup();
	showLink();
	await user.click(screen.getByRole("button", { name: "Copy link" }));
	expect(await navigator.clipboard.readText()).toBe(URL);
	expect(await screen.findByRole("button", { name: "Copied!" })).toBeInTheDocument();
});

test.each([
	["has no clipboard, as over plain HTTP", undefined],
	["refuses to write to the clipboard", { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) }],
])("where the browser %s, the reset link is selected for copying by hand", async (_, clipboard) => {
	const user = userEvent.setup();
	vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as unknown as Clipboard);
	showLink();
	await user.click(screen.getByRole("button", { name: "Copy link" }));
	const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Reset link" });
	expect(field).toHaveFocus();
	expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(URL);
	expect(screen.getByText(/press Ctrl\+C/)).toBeInTheDocument();
});
