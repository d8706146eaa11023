import { expect, test, vi } from "vitest";
import { openPlayerRemote } from "./player-remote.client";

test("a player that was ready before the remote's file had loaded gets the focus too", () => {
	document.body.innerHTML = "";
	const postMessage = vi.fn();
	const remote = openPlayerRemote(() => ({
		screenRef: { current: null },
		frameRef: { current: { contentWindow: { postMessage } } as unknown as HTMLIFrameElement },
		address: "/embed/movie/27205",
		isReady: true,
		name: "Inception",
		hasNext: false,
		goOn: () => undefined,
		goToPrevious: () => undefined,
		back: "/movie/27205",
		navigate: () => undefined,
	}));
	remote.close();
	expect(postMessage.mock.calls.map(([{ data }]) => data.control)).toEqual(["page", "focus"]);
});
