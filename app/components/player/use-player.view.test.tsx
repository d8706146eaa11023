import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SiteProvider } from "~/components/site/site-context";
import { BUILT_IN_CONFIG } from "~/domain/playback/player-config";
import type { PlayerServerList } from "~/domain/playback/player-servers";
import { leaveFramesEmpty } from "../../../tests/harness/frames";
import { ofRatings } from "../../../tests/harness/remarks";
import { NextEpisodeOffer } from "./next-offer";
import { PlayerBar } from "./player-bar";
import { PlayerFrame } from "./player-frame";
import { StreamingServers } from "./streaming-servers";
import { type UpNext, usePlayer } from "./use-player";

const ORIGIN = "https://player.example";
const EPISODE = { mediaType: "tv", id: 1396, season: 1, episode: 1 } as const;
const UP_NEXT: UpNext = { season: 1, episode: 2, name: "Cat's in the Bag..." };
/** The window of every frame. */
const PLAYER = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };

const onPlayerEvent = vi.fn();

function listOf(tvUrl: string): PlayerServerList {
	const servers = BUILT_IN_CONFIG.servers.map((server) => ({ ...server, tvUrl }));
	const summary = { serverCount: 2, enabledCount: 2, version: "", lastUpdated: null, remoteUrl: null };
	return { config: { ...BUILT_IN_CONFIG, servers }, summary };
}

interface WatchProps {
	/** Each page has its own data. */
	serversOf(pathname: string): PlayerServerList;
	upNext: UpNext | null;
}

function Watch({ serversOf, upNext }: WatchProps) {
	const { pathname } = useLocation();
	const title = { ...EPISODE, episode: Number(pathname.split("/").at(-1)) };
	const servers = serversOf(pathname);
	const player = usePlayer({ title, name: pathname, servers, resumeAt: undefined, upNext, previous: null });
	player.events.subscribe(onPlayerEvent);
	return (
		<>
			<PlayerFrame
				player={player}
				name="Pilot"
				title={{ ...EPISODE, title: "Breaking Bad" }}
				elsewhere={{ trailer: null, offers: null }}
			>
				<NextEpisodeOffer
					player={player}
					ended={{
						title: EPISODE,
						name: "Breaking Bad",
						episode: { season: 1, episode: title.episode },
						remarks: ofRatings(null),
					}}
				/>
			</PlayerFrame>
			<PlayerBar player={player} film={{ minutes: 60, rating: 0, ageRating: "", languages: [] }} />
			<button type="button" onClick={player.tryAgain}>
				{player.isReady ? "takes part" : "silent"}
			</button>
			<StreamingServers player={player} onConfigurationToggle={() => undefined} />
		</>
	);
}

async function open({ next = UP_NEXT as UpNext | null, tvUrl = `${ORIGIN}/tv/` } = {}) {
	const lists = new Map<string, PlayerServerList>();
	function serversOf(pathname: string): PlayerServerList {
		const list = lists.get(pathname) ?? listOf(tvUrl);
		lists.set(pathname, list);
		return list;
	}
	const element = (
		<SiteProvider value={{ images: { base: "/artwork/1", vector: true }, source: "sample", visitor: null }}>
			<Watch serversOf={serversOf} upNext={next} />
		</SiteProvider>
	);
	const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/watch/tv/1396/1/1"] });
	const { unmount } = render(<RouterProvider router={router} />);
	await act(() => vi.dynamicImportSettled());

	function send(type: string, data: unknown, sender: { source?: unknown; origin?: string } = {}): void {
		const message = new MessageEvent("message", { data: { type, data }, origin: sender.origin ?? ORIGIN });
		Object.defineProperty(message, "source", { value: "source" in sender ? sender.source : PLAYER });
		act(() => void window.dispatchEvent(message));
	}
	return {
		router,
		unmount,
		send,
		report: (data: object, sender?: object) =>
			send("PLAYER_EVENT", { currentTime: 61, duration: 6000, ...data }, sender),
		request: (request: string, sender?: object) => send("PLAYER_REQUEST", { request }, sender),
	};
}

const controls = () => PLAYER.postMessage.mock.calls.map(([message]) => (message as { data: unknown }).data);
const button = () => screen.getByRole("button", { name: /^(silent|takes part)$/ });
const frame = () => document.querySelector("iframe")!;
const box = () => frame().parentElement!;

beforeEach(() => {
	leaveFramesEmpty();
	vi.clearAllMocks();
	vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(PLAYER as unknown as Window);
	vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response());
});

describe("messages", () => {
	test("of the frame's own window and origin are followed", async () => {
		const { report, request } = await open();
		report({ event: "pause" });
		expect(onPlayerEvent).toHaveBeenCalledWith(expect.objectContaining({ event: "pause", currentTime: 61 }));
		request("ready");
		expect(button()).toHaveTextContent("takes part");
	});

	test("of a built-in player have the page's own origin", async () => {
		const { report } = await open({ tvUrl: "/embed/tv/" });
		report({ event: "pause" });
		expect(onPlayerEvent).not.toHaveBeenCalled();
		report({ event: "pause" }, { origin: window.location.origin });
		expect(onPlayerEvent).toHaveBeenCalled();
	});

	test.each([
		["another window", { source: window }],
		["no window", { source: null }],
		["another origin", { origin: "https://elsewhere.example" }],
	])("of %s are ignored", async (_, sender) => {
		const { router, report, request } = await open();
		report({ event: "pause" }, sender);
		request("ready", sender);
		await act(async () => request("next", sender));
		expect(onPlayerEvent).not.toHaveBeenCalled();
		expect(button()).toHaveTextContent("silent");
		expect(router.state.location.pathname).toBe("/watch/tv/1396/1/1");
	});

	test("about another film, or in the direction of the player, change nothing", async () => {
		const { router, report, send } = await open();
		report({ event: "pause", id: 7, currentTime: 300 });
		report({ event: "ended", season: 1, episode: 2, currentTime: 6000 });
		send("PLAYER_CONTROL", { control: "key", key: "k" });
		expect(onPlayerEvent).not.toHaveBeenCalled();
		expect(screen.queryByText(/^The next episode/)).toBeNull();
		await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Trailer/ })));
		expect(router.state.location.search).toBe("?server=2");
	});

	test("of a page that was left are ignored", async () => {
		const { report, unmount } = await open();
		unmount();
		report({ event: "pause" });
		expect(onPlayerEvent).not.toHaveBeenCalled();
	});
});

test("a player that reports ready counts as loaded, receives the page's abilities and gets the focus", async () => {
	const { request } = await open();
	request("ready");
	expect(box().querySelector(".animate-pulse")).toBeNull();
	expect(controls()).toMatchObject([
		{ control: "page", hasNext: true },
		{ control: "focus", from: null },
	]);
	expect(PLAYER.postMessage.mock.calls.map(([, origin]) => origin)).toEqual([ORIGIN, ORIGIN]);
});

describe("the host of a frame of another site", () => {
	const curtain = () => document.querySelector(".player-curtain");
	const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

	test("is asked for the frame's own address; a curtain hides the frame until it responds, and the body is not read", async () => {
		let respond = (_: Response): void => undefined;
		vi.mocked(fetch).mockReturnValue(new Promise((resolve) => (respond = resolve)));
		await open();
		expect(vi.mocked(fetch).mock.calls).toMatchObject([
			[frame().src, { mode: "no-cors", credentials: "omit", cache: "no-store", referrerPolicy: "origin" }],
		]);
		fireEvent.load(frame());
		expect(curtain()).not.toBeNull();
		await act(async () => respond(new Response()));
		expect(curtain()).toBeNull();
		expect(vi.mocked(fetch).mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
	});

	test("that cannot be reached is tried again after a second each, and then counts as not loaded", async () => {
		vi.useFakeTimers();
		vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
		await open();
		for (const attempt of [1, 2, 3]) {
			fireEvent.load(frame());
			await pass(1000);
			expect(
				screen.getByText(`Marquee Player could not be reached. Trying again (${attempt} of 3).`),
			).toBeInTheDocument();
			expect(curtain()).not.toBeNull();
		}
		await pass(1000);
		expect(screen.getByText("Marquee Player did not load. Try again, or choose another server.")).toBeInTheDocument();
	});

	test("is not asked any more once another server is chosen, and never of this site's own players", async () => {
		vi.mocked(fetch).mockReturnValue(new Promise(() => undefined));
		const { unmount } = await open();
		const [[, { signal } = {}] = []] = vi.mocked(fetch).mock.calls;
		await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Trailer/ })));
		expect(signal?.aborted).toBe(true);
		unmount();
		vi.mocked(fetch).mockClear();
		await open({ tvUrl: "/embed/tv/" });
		expect(fetch).not.toHaveBeenCalled();
		expect(curtain()).toBeNull();
	});
});

test("a player that becomes ready later does not take the focus", async () => {
	const { request } = await open({ next: null });
	button().focus();
	request("ready");
	expect(controls()).toMatchObject([{ control: "page", hasNext: false }]);
});

test("keys of the page are sent to a ready player only, and the space key of a button is not sent", async () => {
	const { request } = await open();
	fireEvent.keyDown(document.body, { key: "k" });
	request("ready");
	fireEvent.keyDown(document.body, { key: "m" });
	fireEvent.keyDown(document.body, { key: "ArrowLeft" });
	fireEvent.keyDown(document.body, { key: "x" });
	fireEvent.keyDown(button(), { key: " " });
	expect(controls().slice(2)).toEqual([
		{ control: "key", key: "m" },
		{ control: "key", key: "ArrowLeft" },
	]);
});

test("the next episode replaces the current one in the history", async () => {
	const { router, request } = await open();
	await act(async () => request("next"));
	expect(router.state.location.pathname).toBe("/watch/tv/1396/1/2");
	expect(router.state.historyAction).toBe("REPLACE");
});

test("the next episode starts once, after a countdown that pauses with the film", async () => {
	vi.useFakeTimers();
	const { router, report } = await open();
	fireEvent.load(frame());
	const navigated = vi.spyOn(router, "navigate");
	/** In steps, so that React renders the result of each second before the next one. */
	async function pass(seconds: number): Promise<void> {
		for (let second = 0; second < seconds; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
	}
	report({ event: "timeupdate", currentTime: 5990 });
	expect(screen.getByText("The next episode starts in 10 seconds.")).toBeInTheDocument();
	await pass(5);
	report({ event: "pause", currentTime: 5995 });
	await pass(60);
	expect(router.state.location.pathname).toBe("/watch/tv/1396/1/1");
	report({ event: "play", currentTime: 5995 });
	await pass(4);
	expect(router.state.location.pathname).toBe("/watch/tv/1396/1/1");
	await pass(10);
	expect(router.state.location.pathname).toBe("/watch/tv/1396/1/2");
	expect(navigated).toHaveBeenCalledTimes(1);
});

test("Refresh Servers shows its result also before the frame of the next episode has loaded", async () => {
	vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
	const { router } = await open();
	fireEvent.load(frame());
	await act(() => router.navigate("/watch/tv/1396/1/2"));
	fireEvent.click(screen.getByRole("button", { name: "Refresh Servers" }));
	expect(screen.getByRole("button", { name: "Refreshing..." })).toBeInTheDocument();
	expect(await screen.findByText("Failed to refresh server config")).toBeInTheDocument();
});

test("Escape opens the title's page for a visitor who came from another site", async () => {
	const { router } = await open();
	await act(async () => fireEvent.keyDown(document.body, { key: "Escape" }));
	expect(router.state.location.pathname).toBe("/tv/1396");
});

/** Fills the screen with the player's box, or leaves full screen. */
function fillScreen(element: Element | null): void {
	Object.defineProperty(document, "fullscreenElement", { value: element, configurable: true });
	act(() => void document.dispatchEvent(new Event("fullscreenchange")));
}

test("arrow keys belong to a foreign player that fills the screen, and to the page again after it", async () => {
	await open();
	box().focus();
	fillScreen(box());
	expect(frame()).toHaveFocus();
	fillScreen(null);
	expect(box()).toHaveFocus();
});

test("full screen moves no focus into a player that takes part, nor away from another control", async () => {
	const { request } = await open();
	button().focus();
	fillScreen(box());
	expect(button()).toHaveFocus();
	fillScreen(null);
	request("ready");
	box().focus();
	fillScreen(box());
	expect(box()).toHaveFocus();
	fillScreen(null);
});
