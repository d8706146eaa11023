import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { PlayerFrame } from "./player-frame";

/** React's mark for a part that the server could not finish and leaves to the browser, which reports it as an error. */
const UNFINISHED = "<!--$!-->";

test("the server finishes the player, also in the first page that shows one", () => {
	const playback = {
		server: null,
		address: null,
		frameKey: "",
		hasFailed: false,
		isLoading: true,
		notice: "",
		startAt: 0,
		isSilent: true,
		serverQuery: "",
		choose() {},
		onFrameLoad() {},
		onReady() {},
		tryAgain() {},
	};
	const shown = { playback, title: "Inception", next: null, back: "/movie/27205", bar: "Servers" };
	const html = renderToString(createElement(MemoryRouter, null, createElement(PlayerFrame, shown)));
	expect(html).toContain("Servers");
	expect(html).not.toContain(UNFINISHED);
});
