import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { keepChanges } from "~/browser/library/keep-changes.client";
import { SIGNED_OUT } from "~/browser/library/library.client";
import { recordWelcome } from "~/browser/welcome-seen.client";
import type { Change } from "~/domain/library/changes/changes";
import { PRODUCT_SENTENCE } from "~/product";
import { renderOnSite } from "../../../tests/harness/render";
import { DelayedWelcomeDialog } from "./delayed-welcome-dialog";
// Loaded before the test, so that the delayed dialog does not wait for its file.
import "./interaction-parts";

beforeEach(() => {
	vi.useFakeTimers();
});

async function wait(milliseconds: number) {
	await act(async () => await vi.advanceTimersByTimeAsync(milliseconds));
	await act(async () => await vi.advanceTimersByTimeAsync(0));
}

function findDialog() {
	return screen.queryByRole("dialog", { name: "Welcome to Marquee" });
}

function open({ hasLibrary = false, beside = <></> } = {}) {
	renderOnSite(
		<>
			{beside}
			<DelayedWelcomeDialog hasLibrary={hasLibrary} />
		</>,
	);
}

test("the welcome dialog starts with what the product is", async () => {
	open();
	await wait(2000);
	const paragraphs = [...(findDialog()?.querySelectorAll("p, li") ?? [])];
	expect(paragraphs[0]).toHaveTextContent(PRODUCT_SENTENCE);
});

test("the welcome dialog says of the cleanup what stays and what is forgotten", async () => {
	open();
	await wait(2000);
	fireEvent.click(screen.getByRole("button", { name: "More" }));
	expect(screen.getByText("Automatic Cleanup").parentElement).toHaveTextContent(
		"What you watched stays, and My List keeps the shows you began. Other titles leave Continue Watching 15 days after you last opened them.",
	);
});

test("the welcome dialog does not open for a visitor who has dismissed it in the meantime", async () => {
	open();
	await wait(1000);
	recordWelcome("dismissed");
	await wait(9000);
	expect(findDialog()).toBeNull();
});

test.each(["pointermove", "keydown", "wheel", "touchmove", "scroll"])(
	"the welcome dialog waits for a pause of two seconds after %s",
	async (type) => {
		open();
		for (let times = 0; times < 3; times++) {
			await wait(1500);
			fireEvent(document.body, new Event(type));
		}
		await wait(1900);
		expect(findDialog()).toBeNull();
		await wait(200);
		expect(findDialog()).not.toBeNull();
	},
);

test("the welcome dialog never opens under a finger", async () => {
	open();
	await wait(1000);
	fireEvent.pointerDown(document.body);
	await wait(9000);
	expect(findDialog()).toBeNull();
	fireEvent.pointerUp(document.body);
	await wait(1900);
	expect(findDialog()).toBeNull();
	await wait(200);
	expect(findDialog()).not.toBeNull();
});

test.each([
	["typed into", <input key="0" aria-label="Search" />, () => screen.getByLabelText("Search").focus()],
	["a player", <iframe key="0" title="Player" />, () => undefined],
])("the welcome dialog does not open while there is a field that is %s", async (_, beside, begin) => {
	open({ beside });
	begin();
	await wait(9000);
	expect(findDialog()).toBeNull();
});

const TITLE = { mediaType: "movie", id: 603 } as const;
const AT = { season: 1, episode: 1 };

test.each<[string, () => Change]>([
	["a history", () => ({ kind: "open", ...TITLE, ...AT, at: Date.now() })],
	["watched titles", () => ({ kind: "mark", ...TITLE, at: 1 })],
	["saved titles", () => ({ kind: "save", ...TITLE, at: 1 })],
])("the welcome dialog does not come to a browser with %s", async (_, toChange) => {
	keepChanges(SIGNED_OUT, [toChange()], { episodes: [AT] });
	open();
	await wait(9000);
	expect(findDialog()).toBeNull();
});

test("the welcome dialog does not come to an account with a library", async () => {
	open({ hasLibrary: true });
	await wait(9000);
	expect(findDialog()).toBeNull();
});
