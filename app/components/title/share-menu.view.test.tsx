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
