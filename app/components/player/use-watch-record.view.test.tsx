import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { documentOf, localLibrary } from "~/browser/library/library.client";
import { SiteProvider, type Visitor } from "~/components/site/site-context";
import { OTHER_PROFILE, PROFILE_HEADER } from "~/domain/accounts/who-is-watching";
import type { KnownTitle } from "~/domain/library/browser/local-card";
import type { PlayerEvent } from "~/domain/playback/messages";
import { createEmitter } from "~/lib/caching/store";
import { VISITOR } from "../../../tests/harness/render";
import { useWatchRecord } from "./use-watch-record";

const CARD = { title: "Breaking Bad", poster: null, backdrop: null, rating: 9 } as const;
const NEXT_CARD = { ...CARD, title: "Better Call Saul" };
const ADDRESS = "/api/changes";

let nextId = 1000;

interface WatchingProps {
	id: number;
	player: Parameters<typeof useWatchRecord>[1];
	card: KnownTitle;
}

function Watching({ id, player, card }: WatchingProps) {
	useWatchRecord({ mediaType: "tv", id, season: 1, episode: 1 }, player, card);
	return null;
}

/** A watch page of a title that was not opened before. */
async function open({ isReady = false, visitor = VISITOR }: { isReady?: boolean; visitor?: Visitor | null } = {}) {
	const events = createEmitter<PlayerEvent>();
	const watching = (path: string, card: KnownTitle) => {
		const id = nextId++;
		return {
			path,
			loader: loadWatch,
			element: <Watching key={id} id={id} player={{ events, isReady, startAt: 0 }} card={card} />,
		};
	};
	const [loadWatch, loadList] = [vi.fn(() => null), vi.fn(() => null)];
	const router = createMemoryRouter([
		watching("/", CARD),
		watching("/next", NEXT_CARD),
		{ path: "/my-list", loader: loadList, element: null },
	]);
	const page = (visitor: Visitor | null) => (
		<SiteProvider value={{ images: { base: "/artwork/1", vector: true }, source: "sample", visitor }}>
			<RouterProvider router={router} />
		</SiteProvider>
	);
	const { rerender } = render(page(visitor));
	await pass(0);
	await act(() => vi.dynamicImportSettled());
	return {
		loadWatch,
		emit: (event: PlayerEvent) => act(() => events.emit(event)),
		goTo: (path: string) => act(() => router.navigate(path)),
		loadList,
		changeVisitor: (next: Visitor) => rerender(page(next)),
	};
}

/** The last change of each request: of a player's report what was played, else what was opened. */
function reports(): unknown[] {
	return vi
		.mocked(fetch)
		.mock.calls.filter(([address]) => address === ADDRESS)
		.map(([, init]) => JSON.parse(String(init?.body)).changes.at(-1));
}

const taken = () => Response.json({ success: true, data: { taken: 2, undo: [], refused: [] } });

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isPlayed = expect.objectContaining({ kind: "progress", season: 1, episode: 1, position: null });

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => taken());
});

describe("a player that reports nothing", () => {
	test("counts as playing after a minute on the page, once", async () => {
		await open();
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
		await open();
		await pass(300_000);
		expect(reports()).not.toContainEqual(isPlayed);
	});
});

test("the time on the page does not count for a player that reports its position or can report it", async () => {
	(await open()).emit({ event: "play", currentTime: 3, duration: 1000 });
	await open({ isReady: true });
	await pass(300_000);
	expect(reports()).not.toContainEqual(isPlayed);
});

describe("an episode that is left within a minute", () => {
	/** It plays on from its middle. */
	async function playOn(emit: (event: PlayerEvent) => void, seconds: number): Promise<void> {
		emit({ event: "play", currentTime: 700, duration: 2700 });
		for (let second = 1; second <= seconds; second++) {
			await pass(1000);
			emit({ event: "timeupdate", currentTime: 700 + second, duration: 2700 });
		}
	}

	test.each([
		["signed in", VISITOR],
		["signed out", null],
	])("is only opened, %s", async (_, visitor) => {
		const { emit, goTo } = await open({ visitor });
		await playOn(emit, 50);
		emit({ event: "pause", currentTime: 750, duration: 2700 });
		await goTo("/my-list");
		await pass(1000);
		expect(reports().filter((report) => (report as { kind: string }).kind === "progress")).toEqual([]);
		expect(Object.values(localLibrary.get().progress)).toEqual([]);
	});

	test("is played from the minute on", async () => {
		const { emit } = await open();
		await playOn(emit, 62);
		expect(reports()).toContainEqual(expect.objectContaining({ episode: 1, position: 760 }));
	});
});

test("an entry that another tab has removed is stored whole with the next position", async () => {
	const { emit } = await open({ visitor: null });
	localStorage.clear();
	emit({ event: "seeked", currentTime: 300, duration: 1000 });
	await pass(30_000);
	expect(localLibrary.get()).toMatchObject({
		history: [{ card: { title: "Breaking Bad" } }],
		progress: [{ position: 300 }],
	});
});

test("leaving for another title stores the last position with the card of the title that was left", async () => {
	const { emit, goTo } = await open({ visitor: null });
	emit({ event: "seeked", currentTime: 300, duration: 1000 });
	await goTo("/next");
	const { history, progress } = localLibrary.get();
	expect(history.map(({ card }) => card?.title).sort()).toEqual(["Better Call Saul", "Breaking Bad"]);
	expect(progress).toMatchObject([
		{ id: history.find(({ card }) => card?.title === "Breaking Bad")?.id, position: 300 },
	]);
});

test("the page that follows is loaded again once the last position is recorded", async () => {
	let respond = (_: Response): void => undefined;
	const { emit, goTo, loadList } = await open();
	vi.mocked(fetch).mockReturnValue(new Promise((resolve) => (respond = resolve)));
	emit({ event: "seeked", currentTime: 300, duration: 1000 });
	await goTo("/my-list");
	expect(loadList).toHaveBeenCalledTimes(1);
	respond(taken());
	await act(() => vi.waitFor(() => expect(loadList).toHaveBeenCalledTimes(2)));
});

test("the page that follows is loaded once where nothing was played", async () => {
	const { goTo, loadList } = await open();
	await goTo("/my-list");
	await pass(1000);
	expect(loadList).toHaveBeenCalledTimes(1);
});

test("the page is loaded again, once, when it is recorded that the title was watched to its end", async () => {
	const { emit, loadWatch } = await open();
	emit({ event: "seeked", currentTime: 500, duration: 1000 });
	emit({ event: "pause", currentTime: 500, duration: 1000 });
	await pass(0);
	expect(loadWatch).toHaveBeenCalledTimes(1);
	emit({ event: "pause", currentTime: 950, duration: 1000 });
	await pass(0);
	emit({ event: "ended", currentTime: 1000, duration: 1000 });
	await pass(0);
	expect(reports()).toHaveLength(4);
	expect(loadWatch).toHaveBeenCalledTimes(2);
});

describe("when another tab changes who is watching", () => {
	const KIM: Visitor = { ...VISITOR, profileId: "kim", hasPeople: true };
	const senders = () =>
		vi
			.mocked(fetch)
			.mock.calls.filter(([address]) => address === ADDRESS)
			.map(([, init]) => new Headers(init?.headers).get(PROFILE_HEADER));

	test("what is playing is still reported for the profile that began it, and the next title for the new one", async () => {
		const { emit, changeVisitor, goTo } = await open();
		emit({ event: "seeked", currentTime: 300, duration: 1000 });
		changeVisitor(KIM);
		await pass(30_000);
		expect(senders().length).toBeGreaterThan(1);
		expect(new Set(senders())).toEqual(new Set(["1"]));
		await goTo("/next");
		await pass(0);
		expect(senders().at(-1)).toBe("kim");
	});

	test("a report that the server refuses for that waits in this browser for the profile that watched", async () => {
		const { emit } = await open();
		vi.mocked(fetch).mockImplementation(async () =>
			Response.json({ success: false, ...OTHER_PROFILE }, { status: OTHER_PROFILE.status }),
		);
		emit({ event: "seeked", currentTime: 300, duration: 1000 });
		await pass(30_000);
		expect(documentOf("1").changes).toContainEqual(expect.objectContaining({ kind: "progress", position: 300 }));
		expect(documentOf("kim").changes).toEqual([]);
	});
});
