import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderOnSite } from "../../../tests/harness/render";
import { ShareMenu } from "./share-menu";

test("has links to two social networks and a messaging app, each with the address", () => {
	renderOnSite(<ShareMenu title="Alien" address="https://marquee.example/movie/348" />);
	const links = screen.getAllByRole("link");
	expect(links.map((link) => link.textContent)).toEqual(["Facebook", "X", "WhatsApp"]);
	for (const link of links) {
		expect(link.getAttribute("href")).toContain(encodeURIComponent("https://marquee.example/movie/348"));
		expect(link).toHaveAttribute("rel", "noopener noreferrer");
	}
});

test("a copied link is confirmed for two seconds", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
	renderOnSite(<ShareMenu title="Alien" address="https://marquee.example/movie/348" />);
	await user.click(screen.getByRole("button", { name: "Copy link" }));
	expect(await navigator.clipboard.readText()).toBe("https://marquee.example/movie/348");
	expect(screen.getByText("Copied!")).toBeInTheDocument();
	act(() => vi.advanceTimersByTime(1900));
	expect(screen.getByText("Copied!")).toBeInTheDocument();
	act(() => vi.advanceTimersByTime(200));
	expect(screen.queryByText("Copied!")).not.toBeInTheDocument();
});

test.each([
	["has no clipboard, as over plain HTTP", undefined],
	["refuses to write to the clipboard", { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) }],
	["has a clipboard that cannot write", {}],
])("where the browser %s, the link is selected for copying by hand", async (_, clipboard) => {
	const user = userEvent.setup();
	vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as unknown as Clipboard);
	renderOnSite(<ShareMenu title="Alien" address="https://marquee.example/movie/348" />);
	await user.click(screen.getByRole("button", { name: "Copy link" }));
	const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Link" });
	expect(field).toHaveFocus();
	expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
		"https://marquee.example/movie/348",
	);
	expect(screen.getByText(/press Ctrl\+C/)).toBeInTheDocument();
	expect(screen.queryByText("Copied!")).not.toBeInTheDocument();
});

test("offers the device's share sheet only where there is one", async () => {
	const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
	const { unmount } = renderOnSite(<ShareMenu title="Alien" address="https://marquee.example/movie/348" />);
	expect(screen.queryByRole("button", { name: "Other apps…" })).not.toBeInTheDocument();
	unmount();
	vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
	renderOnSite(<ShareMenu title="Alien" address="https://marquee.example/movie/348" />);
	await userEvent.click(await screen.findByRole("button", { name: "Other apps…" }));
	expect(share).toHaveBeenCalledWith({ title: "Alien", url: "https://marquee.example/movie/348" });
});
