import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { usePlayerRemote } from "./use-player-remote";

const ORIGIN = "https://player.example";

function Player({ address, next, onReady }: { address: string; next: string | null; onReady(): void }) {
	const box = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	usePlayerRemote({
		screen: box,
		frame,
		address,
		frameKey: address,
		title: "Pilot",
		next,
		back: "/tv/1396",
		onReady,
	});
	return (
		<>
			<div ref={box} tabIndex={-1}>
				<iframe ref={frame} title="player" srcDoc="" />
			</div>
			<button type="button">Server</button>
		</>
	);
}

function open({ next = "/watch/tv/1396/1/2" as string | null } = {}) {
	const onReady = vi.fn();
	const element = <Player address={`${ORIGIN}/tv/1396/1/1`} next={next} onReady={onReady} />;
	const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/watch/tv/1396/1/1"] });
	render(<RouterProvider router={router} />);
	const { contentWindow } = document.querySelector("iframe")!;
	const sent = vi.spyOn(contentWindow!, "postMessage").mockImplementation(() => undefined);

	function request(data: unknown, source: unknown = contentWindow): void {
		const message = new MessageEvent("message", { data: { type: "PLAYER_REQUEST", data }, origin: ORIGIN });
		Object.defineProperty(message, "source", { value: source });
		act(() => void window.dispatchEvent(message));
	}
	const controls = () => sent.mock.calls.map(([message]) => (message as { data: unknown }).data);
	return { router, request, controls, onReady };
}

test("a player that reports ready counts as loaded, receives the page's abilities and gets the focus", () => {
	const { request, controls, onReady } = open();
	request({ request: "ready" });
	expect(onReady).toHaveBeenCalledTimes(1);
	expect(controls()).toMatchObject([
		{ control: "page", hasNext: true },
		{ control: "focus", from: null },
	]);
});

test("a player that becomes ready later does not take the focus", () => {
	const { request, controls } = open({ next: null });
	screen.getByRole("button", { name: "Server" }).focus();
	request({ request: "ready" });
	expect(controls()).toMatchObject([{ control: "page", hasNext: false }]);
});

test("keys of the page are sent to a ready player only, and the space key of a button is not sent", () => {
	const { request, controls } = open();
	fireEvent.keyDown(document.body, { key: "k" });
	request({ request: "ready" });
	fireEvent.keyDown(document.body, { key: "m" });
	fireEvent.keyDown(document.body, { key: "ArrowLeft" });
	fireEvent.keyDown(document.body, { key: "x" });
	fireEvent.keyDown(screen.getByRole("button", { name: "Server" }), { key: " " });
	expect(controls().slice(2)).toEqual([
		{ control: "key", key: "m" },
		{ control: "key", key: "ArrowLeft" },
	]);
});

test("the next episode replaces the current one in the history", async () => {
	const { router, request } = open();
	await act(async () => request({ request: "next" }));
	expect(router.state.location.pathname).toBe("/watch/tv/1396/1/2");
	expect(router.state.historyAction).toBe("REPLACE");
});

test("Escape opens the title's page for a visitor who came from another site", async () => {
	const { router } = open();
	await act(async () => fireEvent.keyDown(document.body, { key: "Escape" }));
	expect(router.state.location.pathname).toBe("/tv/1396");
});

test("ignores requests of another window", async () => {
	const { router, request } = open();
	await act(async () => request({ request: "next" }, window));
	expect(router.state.location.pathname).toBe("/watch/tv/1396/1/1");
});

/** Fills the screen with the player's box, or leaves full screen. */
function fillScreen(element: Element | null): void {
	Object.defineProperty(document, "fullscreenElement", { value: element, configurable: true });
	act(() => void document.dispatchEvent(new Event("fullscreenchange")));
}

test("arrow keys belong to a foreign player that fills the screen, and to the page again after it", () => {
	open();
	const frame = document.querySelector("iframe")!;
	const box = frame.parentElement!;
	box.focus();
	fillScreen(box);
	expect(frame).toHaveFocus();
	fillScreen(null);
	expect(box).toHaveFocus();
});

test("full screen moves no focus into a player that takes part, nor away from another control", () => {
	const { request } = open();
	const box = document.querySelector("iframe")!.parentElement!;
	screen.getByRole("button", { name: "Server" }).focus();
	fillScreen(box);
	expect(screen.getByRole("button", { name: "Server" })).toHaveFocus();
	fillScreen(null);
	request({ request: "ready" });
	box.focus();
	fillScreen(box);
	expect(box).toHaveFocus();
	fillScreen(null);
});
