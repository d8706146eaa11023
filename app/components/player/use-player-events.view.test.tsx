import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import type { PlayerEvent } from "~/domain/playback/messages";
import { usePlayerEvents } from "./use-player-events";

function Frame({ address, onPlayerEvent }: { address: string; onPlayerEvent: (event: PlayerEvent) => void }) {
	const frame = useRef<HTMLIFrameElement>(null);
	usePlayerEvents(frame, address, onPlayerEvent);
	return <iframe ref={frame} title="player" srcDoc="" />;
}

function open(address: string) {
	const onPlayerEvent = vi.fn();
	const { unmount } = render(<Frame address={address} onPlayerEvent={onPlayerEvent} />);
	const { contentWindow } = document.querySelector("iframe")!;
	function send(overrides: { source?: unknown; origin?: string } = {}): void {
		const data = { type: "PLAYER_EVENT", data: { event: "pause", currentTime: 61, duration: 6000 } };
		const message = new MessageEvent("message", { data, origin: "https://player.example" });
		Object.defineProperty(message, "source", { value: contentWindow });
		for (const [name, value] of Object.entries(overrides)) Object.defineProperty(message, name, { value });
		act(() => void window.dispatchEvent(message));
	}
	return { onPlayerEvent, send, unmount };
}

test("emits events from the frame's own window and origin", () => {
	const { onPlayerEvent, send } = open("https://player.example/movie/550");
	send();
	expect(onPlayerEvent).toHaveBeenCalledTimes(1);
	expect(onPlayerEvent.mock.calls[0]?.[0]).toMatchObject({ event: "pause", currentTime: 61, duration: 6000 });
});

test("ignores messages from another window or origin", () => {
	const { onPlayerEvent, send } = open("https://player.example/movie/550");
	send({ source: window });
	send({ source: null });
	send({ origin: "https://elsewhere.example" });
	expect(onPlayerEvent).not.toHaveBeenCalled();
});

test("accepts events of a built-in player from the page's own origin", () => {
	const { onPlayerEvent, send } = open("/embed/movie/550");
	send({ origin: window.location.origin });
	send();
	expect(onPlayerEvent).toHaveBeenCalledTimes(1);
});

test("ignores messages from a removed frame", () => {
	const { onPlayerEvent, send, unmount } = open("https://player.example/movie/550");
	unmount();
	send();
	expect(onPlayerEvent).not.toHaveBeenCalled();
});
