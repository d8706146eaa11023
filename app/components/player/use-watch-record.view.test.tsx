import { act, render } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { localHistory } from "~/browser/local-history.client";
import { SiteProvider } from "~/components/site/site-context";
import type { PlayerEvent } from "~/domain/playback/messages";
import { createEmitter } from "~/lib/store";
import { useWatchRecord } from "./use-watch-record";

const USER = { id: "u1", username: "reader", email: "reader@example.org", role: "user" } as const;
const CARD = { title: "Breaking Bad", poster: null, backdrop: null, rating: 9 } as const;
const ADDRESS = "/api/watch-history";

let nextId = 1000;

function Watching(props: { id: number; events: ReturnType<typeof createEmitter<PlayerEvent>>; isSilent: boolean }) {
	const playable = { mediaType: "tv", id: props.id, season: 1, episode: 1 } as const;
	useWatchRecord(playable, props.events, { card: CARD, isSilent: props.isSilent });
	return null;
}

/** A watch page of a title that was not opened before. */
function open({ isSilent = true, visitor = USER }: { isSilent?: boolean; visitor?: typeof USER | null } = {}) {
	const events = createEmitter<PlayerEvent>();
	const id = nextId++;
	render(
		<SiteProvider value={{ images: { base: "/artwork/1", vector: true }, source: "sample", visitor }}>
			<Watching id={id} events={events} isSilent={isSilent} />
		</SiteProvider>,
	);
	return events;
}

function reports(): unknown[] {
	return vi
		.mocked(fetch)
		.mock.calls.filter(([address]) => address === ADDRESS)
		.map(([, init]) => JSON.parse(String(init?.body)));
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isPlayed = expect.objectContaining({ season: 1, episode: 1, played: true });

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
		Response.json({ success: true, data: { updated_at: new Date().toISOString() } }),
	);
});

describe("a player that reports nothing", () => {
	test("counts as playing after a minute on the page, once", async () => {
		open();
		await pass(59_000);
		expect(reports()).toHaveLength(1);
		expect(reports()).not.toContainEqual(isPlayed);
		await pass(2000);
		expect(reports()).toContainEqual(isPlayed);
		await pass(300_000);
		expect(reports()).toHaveLength(2);
	});

	test("does not while the page is hidden", async () => {
		vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
		open();
		await pass(300_000);
		expect(reports()).not.toContainEqual(isPlayed);
	});
});

test("the time on the page does not count for a player that reports its position or can report it", async () => {
	const events = open();
	act(() => events.emit({ event: "play", currentTime: 3, duration: 1000 }));
	open({ isSilent: false });
	await pass(300_000);
	expect(reports()).not.toContainEqual(isPlayed);
});

test("an entry that another tab has removed is stored whole with the next position", async () => {
	const events = open({ visitor: null });
	localStorage.clear();
	act(() => events.emit({ event: "play", currentTime: 300, duration: 1000 }));
	await pass(15_000);
	expect(localHistory.get()).toMatchObject([{ position: 300, card: { title: "Breaking Bad" } }]);
});
