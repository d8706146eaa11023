import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { TRAILER_ORIGIN } from "~/domain/catalogue/titles/trailers";
import { renderOnSite } from "../../../tests/harness/render";
import { TrailerPlayer } from "./trailer-player";

const LATE = "The trailer did not load";

beforeEach(async () => {
	vi.useFakeTimers();
	renderOnSite(<TrailerPlayer trailer={{ site: "YouTube", key: "abcdefghijk" } as never} title="Inception" />);
	await play();
});

async function play(): Promise<void> {
	await act(async () => {
		fireEvent.click(screen.getByRole("link", { name: "Play trailer" }));
		await vi.dynamicImportSettled();
	});
}

function frame(): HTMLIFrameElement {
	return screen.getByTitle("Trailer of Inception");
}

function curtain(): HTMLElement {
	return screen.getByRole("status", { hidden: true });
}

function wait(ms: number): void {
	act(() => vi.advanceTimersByTime(ms));
}

function reply({ source = frame().contentWindow as Window | null, origin = TRAILER_ORIGIN } = {}): void {
	act(() => void window.dispatchEvent(new MessageEvent("message", { data: "{}", source, origin })));
}

describe("the curtain", () => {
	test("is closed while the trailer loads, also after the frame's load event, which failures send too", () => {
		fireEvent.load(frame());
		wait(5999);
		expect(curtain()).not.toHaveClass("hidden");
		expect(curtain()).toHaveTextContent("Loading the trailer…");
		expect(screen.queryByText(LATE)).toBeNull();
	});

	test("opens when the video site's player replies", () => {
		wait(500);
		reply();
		expect(curtain()).toHaveClass("hidden");
		wait(10_000);
		expect(screen.queryByText(LATE)).toBeNull();
	});

	test.each([
		["another site", { origin: "https://other.example" }],
		["another frame", { source: window as Window | null }],
	])("stays closed when %s speaks", (_, speaker) => {
		reply(speaker);
		expect(curtain()).not.toHaveClass("hidden");
		wait(6000);
		expect(curtain()).toHaveTextContent(LATE);
	});
});

test("after six seconds the trailer can be tried again or watched on its site", () => {
	wait(6000);
	expect(curtain()).toHaveTextContent(LATE);
	expect(screen.getByRole("link", { name: "Open it in a new tab" })).toHaveAttribute(
		"href",
		`${TRAILER_ORIGIN}/embed/abcdefghijk`,
	);
	const before = frame();
	act(() => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));
	expect(frame()).not.toBe(before);
	expect(curtain()).toHaveTextContent("Loading the trailer…");
	wait(6000);
	expect(curtain()).toHaveTextContent(LATE);
});

test("a player that replies late still appears", () => {
	wait(9000);
	reply();
	expect(curtain()).toHaveClass("hidden");
});
