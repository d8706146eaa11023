import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Site, SiteProvider } from "~/components/site/site-context";
import { movieRef } from "~/domain/catalogue/paths";
import { BUILT_IN_CONFIG } from "~/domain/playback/player-config";
import type { PlayerConfig, PlayerServerList } from "~/domain/playback/player-servers";
import { leaveFramesEmpty } from "../../../tests/harness/frames";
import { ofRatings } from "../../../tests/harness/remarks";
import { VISITOR } from "../../../tests/harness/render";
import type { ElsewhereFacts } from "./elsewhere";
import { WatchPage } from "./watch-page";

const MOVIE = { mediaType: "movie", id: 550, title: "Fight Club", poster: null, backdrop: null, rating: 8.4 } as const;

function serverList(overrides: Partial<PlayerConfig> = {}, error?: PlayerServerList["error"]): PlayerServerList {
	const config = { ...BUILT_IN_CONFIG, ...overrides };
	const { servers, version, lastUpdated } = config;
	const enabledCount = servers.filter(({ enabled }) => enabled).length;
	return {
		config,
		summary: { serverCount: servers.length, enabledCount, version, lastUpdated, remoteUrl: null },
		error,
	};
}

const NOT_OWN = { resumeAt: 0, isRecordFull: false, isInWatchLater: false, remarks: ofRatings(null) };
const ELSEWHERE = {
	trailer: { key: "abc", name: "Trailer" },
	offers: { groups: [{ kind: "Rent", providers: [{ name: "Cinema at Home", logo: null }] }], link: null },
} satisfies ElsewhereFacts;

/** Gives the page new data, as when the same URL is loaded again. */
let reload: (data: Partial<React.ComponentProps<typeof WatchPage>>) => void;

function LoadedPage({ servers }: { servers: PlayerServerList }) {
	const [data, setData] = useState<Partial<React.ComponentProps<typeof WatchPage>>>({});
	reload = setData;
	return (
		<WatchPage
			title={MOVIE}
			playable={movieRef(MOVIE.id)}
			film={{ minutes: 100, rating: 8.4, ageRating: "R", languages: ["English"] }}
			servers={servers}
			elsewhere={ELSEWHERE}
			ownFacts={NOT_OWN}
			viewings={[]}
			details={({ server }) => <p>Current Server {server?.name}</p>}
			{...data}
		/>
	);
}

/** Of which the second one plays the title too. */
function twoHouses(): PlayerServerList {
	const [first, trailer] = BUILT_IN_CONFIG.servers;
	const second = { ...trailer!, name: "Second House", movieUrl: "/embed/second/movie/", tvUrl: "/embed/second/tv/" };
	return serverList({ servers: [first!, second] });
}

function openWatchPage(servers: PlayerServerList = serverList(), query = "", visitor: Site["visitor"] = null) {
	const page = (
		<SiteProvider value={{ images: { base: "/artwork/1", vector: true }, source: "sample", visitor }}>
			<LoadedPage servers={servers} />
		</SiteProvider>
	);
	const router = createMemoryRouter([{ path: "/watch/movie/550", element: page }], {
		initialEntries: [`/watch/movie/550${query}`],
	});
	render(<RouterProvider router={router} />);
	return router;
}

function respondWith({ config, summary }: PlayerServerList) {
	const response = { ok: true, json: async () => ({ success: true, data: { ...config, summary } }) };
	return vi.spyOn(globalThis, "fetch").mockResolvedValue(response as Response);
}

function frame(): HTMLIFrameElement | null {
	return document.querySelector("iframe");
}

function serverButton(name: string): HTMLElement {
	const cards = screen.getByRole("region", { name: "Streaming Servers" });
	return within(cards).getByRole("button", { name: new RegExp(`^${name}`) });
}

/** Advances the clock in steps, so that React renders the result of each timer before the next one starts. */
async function pass(milliseconds: number): Promise<void> {
	for (let left = milliseconds; left >= 0; left -= 10_000) {
		await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 10_000)));
	}
}

/** What the page reports to the server about its frames. */
function reports(): Promise<unknown[]> {
	return Promise.all(
		vi.mocked(navigator.sendBeacon).mock.calls.map(async ([address, body]) => ({
			address,
			...JSON.parse(await (body as Blob).text()),
		})),
	);
}

beforeEach(() => {
	vi.useFakeTimers();
	leaveFramesEmpty();
	vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
});

describe("the server that plays", () => {
	test("is the default server, in a frame with the specified restrictions", () => {
		openWatchPage();
		expect(frame()).toHaveAttribute("src", "/embed/movie/550?autoplay=1");
		expect(frame()).toHaveAttribute("sandbox", "allow-scripts allow-same-origin allow-forms allow-presentation");
		expect(frame()).toHaveAttribute("allow", "autoplay; fullscreen; encrypted-media; picture-in-picture");
		expect(frame()).toHaveAttribute("referrerpolicy", "origin");
		expect(serverButton("Marquee Player")).toHaveTextContent("Currently Active");
		expect(serverButton("Trailer")).toHaveTextContent("Click to Switch");
	});

	test("changes when the visitor selects another, which replaces the URL of the history entry", async () => {
		const router = openWatchPage();
		fireEvent.click(serverButton("Trailer"));
		await pass(0);
		expect(frame()).toHaveAttribute("src", "/embed/trailer/movie/550");
		expect(serverButton("Trailer")).toHaveAttribute("aria-current", "true");
		expect(screen.getByText("Current Server Trailer")).toBeVisible();
		expect(router.state.location.search).toBe("?server=2");
		expect(router.state.historyAction).toBe("REPLACE");
	});

	test("is the one in the URL, without a start position when it cannot resume", () => {
		openWatchPage(serverList(), "?server=2&t=90");
		expect(frame()).toHaveAttribute("src", "/embed/trailer/movie/550");
	});

	test("starts at the second in the URL when it can resume", () => {
		openWatchPage(serverList(), "?t=90");
		expect(frame()).toHaveAttribute("src", "/embed/movie/550?autoplay=1&t=90");
	});

	test("is saved for the next title, unless the URL names another", async () => {
		openWatchPage();
		fireEvent.click(serverButton("Trailer"));
		await pass(0);
		cleanup();
		openWatchPage();
		expect(frame()).toHaveAttribute("src", "/embed/trailer/movie/550");
		cleanup();
		openWatchPage(serverList(), "?server=1");
		expect(frame()).toHaveAttribute("src", "/embed/movie/550?autoplay=1");
	});

	test("is the default when the saved one is no longer in the config", () => {
		localStorage.setItem("marquee.server", "77");
		openWatchPage();
		expect(frame()).toHaveAttribute("src", "/embed/movie/550?autoplay=1");
	});

	test("may have another origin that was in the page's config", async () => {
		const [first, second] = BUILT_IN_CONFIG.servers;
		const servers = [first!, { ...second!, movieUrl: "https://known.example/m/", tvUrl: "https://known.example/t/" }];
		openWatchPage(serverList({ servers }));
		fireEvent.click(serverButton("Trailer"));
		await pass(0);
		expect(frame()).toHaveAttribute("src", "https://known.example/m/550");
	});
});

describe("a movie that was watched in part", () => {
	test("shows where it resumed, and a link to start over", async () => {
		openWatchPage(serverList(), "?t=3608");
		expect(screen.getByText("Resumed at 1:00:08")).toBeVisible();
		expect(screen.getByText("60% watched")).toBeInTheDocument();
		fireEvent.click(screen.getByRole("link", { name: "Start over" }));
		await pass(0);
		expect(frame()).toHaveAttribute("src", "/embed/movie/550?autoplay=1");
		expect(screen.queryByText(/^Resumed/)).toBeNull();
	});

	test("shows where it stopped on a server that cannot resume", () => {
		openWatchPage(serverList(), "?server=2&t=3608");
		expect(screen.getByText("You stopped at 1:00:08, but this server starts from the beginning.")).toBeVisible();
		expect(screen.queryByRole("link", { name: "Start over" })).toBeNull();
	});
});

describe("Server Settings", () => {
	test("opens and closes the configuration in the panel where servers are chosen", async () => {
		respondWith(serverList());
		openWatchPage();
		const settings = screen.getByRole("button", { name: "Server Settings" });
		const panel = screen.getByRole("region", { name: "Streaming Servers" });
		expect(settings).toHaveAttribute("aria-expanded", "false");
		fireEvent.click(settings);
		await pass(0);
		expect(within(panel).getByRole("group")).toHaveAttribute("open");
		expect(settings).toHaveAttribute("aria-expanded", "true");
		expect(within(panel).getByText("Server Configuration")).toHaveFocus();
		fireEvent.keyDown(settings, { key: " " });
		await pass(0);
		expect(within(panel).getByRole("group")).not.toHaveAttribute("open");
		expect(settings).toHaveAttribute("aria-expanded", "false");
	});

	test("leads to the only list of the servers", () => {
		openWatchPage();
		const named = screen.getAllByText(/^(Marquee Player|Trailer)$/);
		expect(named.map((element) => element.closest("section")?.textContent)).toEqual(
			named.map(() => expect.stringMatching(/^Streaming Servers/)),
		);
		expect(named).toHaveLength(2);
		for (const text of [
			"Server Settings",
			"Streaming Servers",
			"Server Configuration",
			"Current Server Marquee Player",
		])
			expect(screen.getAllByText(text), text).toHaveLength(1);
	});

	test("shows for each server how it loaded here and for others", async () => {
		const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue({
			ok: true,
			json: async () => ({ data: { ...serverList().config, summary: serverList().summary, health: { 1: "poor" } } }),
		} as Response);
		localStorage.setItem("marquee.serverLoads", '{"2":false}');
		openWatchPage();
		expect(serverButton("Trailer")).toHaveTextContent("Click to Switch · Did not load here last time");
		fireEvent.click(screen.getByRole("button", { name: "Server Settings" }));
		await pass(0);
		expect(fetched).toHaveBeenCalledWith("/api/player-servers", expect.anything());
		expect(serverButton("Marquee Player")).toHaveTextContent("Currently Active · Often fails for others");
		fireEvent.click(serverButton("Trailer"));
		fireEvent.load(frame()!);
		await pass(0);
		expect(serverButton("Marquee Player")).toHaveTextContent("Click to Switch · Often fails for others");
	});
});

describe("a frame that does not load", () => {
	test("is retried three times, then replaced by the next server with a message", async () => {
		openWatchPage(twoHouses());
		const first = frame();
		await pass(10_000);
		expect(screen.getByText("Marquee Player did not load within 10 seconds. Trying again (1 of 3).")).toBeVisible();
		expect(frame()).not.toBe(first);
		expect(frame()).toHaveAttribute("src", "/embed/movie/550?autoplay=1");
		await pass(20_000);
		expect(frame()).toHaveAttribute("src", "/embed/movie/550?autoplay=1");
		await pass(10_000);
		expect(frame()).toHaveAttribute("src", "/embed/second/movie/550");
		expect(screen.getByText("Marquee Player did not load, so Second House has taken over.")).toHaveAttribute(
			"role",
			"status",
		);
		expect(serverButton("Second House")).toHaveTextContent("Currently Active");
	});

	test("is not retried when it loaded before hydration", async () => {
		vi.spyOn(performance, "getEntriesByName").mockImplementation((name) =>
			name.endsWith("/embed/movie/550?autoplay=1") ? [{} as PerformanceEntry] : [],
		);
		openWatchPage();
		await pass(60_000);
		expect(screen.queryByText(/did not load/)).toBeNull();
	});

	test("is replaced by a message with a Try again button when no server loads", async () => {
		openWatchPage();
		await pass(40_000);
		expect(frame()).toBeNull();
		expect(screen.getByText("Marquee Player did not load. Try again, or choose another server.")).toBeVisible();
		fireEvent.click(screen.getByRole("button", { name: "Try again" }));
		expect(frame()).toHaveAttribute("src", "/embed/movie/550?autoplay=1");
	});
});

describe("It doesn't play", () => {
	const press = () => fireEvent.click(screen.getByRole("button", { name: "It doesn't play" }));

	test("changes to the next server, says so, and reports the one that did not play", async () => {
		openWatchPage(twoHouses());
		fireEvent.load(frame()!);
		press();
		await pass(0);
		expect(frame()).toHaveAttribute("src", "/embed/second/movie/550");
		expect(screen.getByText("Marquee Player did not play, so Second House has taken over.")).toBeVisible();
		expect(await reports()).toContainEqual({
			address: "/api/player-outcomes",
			serverId: 1,
			outcome: "reported",
			title: "movie:550",
		});
	});

	test("offers the trailer and where else to watch when no server is left", async () => {
		openWatchPage();
		press();
		await act(() => vi.dynamicImportSettled());
		expect(frame()).toBeNull();
		expect(screen.getByText("Marquee Player did not play. Try again, or choose another server.")).toBeVisible();
		expect(screen.getByRole("link", { name: "Where to Watch" })).toHaveAttribute("href", "/movie/550#where-to-watch");
		expect(screen.getByText(/Rent: Cinema at Home/)).toBeVisible();
		fireEvent.click(screen.getByRole("button", { name: "Play trailer" }));
		expect(screen.getByTitle("Trailer of Fight Club")).toBeInTheDocument();
	});
});

describe("the page's data loaded again, as after a mark,", () => {
	test("leaves the frame that plays as it is", () => {
		respondWith(serverList());
		openWatchPage(serverList(), "", VISITOR);
		const playing = frame();
		act(() =>
			reload({ servers: serverList({ version: "2" }), ownFacts: { ...NOT_OWN, resumeAt: 600, isInWatchLater: true } }),
		);
		expect(frame()).toBe(playing);
		expect(frame()).toHaveAttribute("src", "/embed/movie/550?autoplay=1");
	});
});

describe("the server receives", () => {
	test("one report that a frame loaded, and none of the visitor's own choices", async () => {
		openWatchPage();
		fireEvent.load(frame()!);
		await pass(60_000);
		expect(await reports()).toEqual([{ address: "/api/player-outcomes", serverId: 1, outcome: "loaded" }]);
		fireEvent.click(serverButton("Trailer"));
		await pass(0);
		expect(await reports()).toHaveLength(1);
	});
});

describe("the server config", () => {
	test("is summarized in the box that Server Settings opens", () => {
		openWatchPage(serverList({ version: "2.1", lastUpdated: "2025-03-01T10:00:00Z" }));
		const box = screen.getByRole("group");
		for (const [name, value] of [
			["Total Servers", "2"],
			["Enabled", "2"],
			["Version", "2.1"],
			["Last Updated", "March 1, 2025"],
		]) {
			expect(within(box).getByText(name!).nextElementSibling).toHaveTextContent(value!);
		}
		expect(within(box).queryByText("Remote Config")).toBeNull();
	});

	test("shows Unknown without a date, and the remote URL when there is one", () => {
		const list = serverList();
		openWatchPage({ ...list, summary: { ...list.summary, remoteUrl: "https://config.example/s.json" } });
		const box = screen.getByText("Server Configuration").parentElement!;
		expect(within(box).getByText("Last Updated").nextElementSibling).toHaveTextContent("Unknown");
		expect(within(box).getByText("https://config.example/s.json")).toBeInTheDocument();
	});

	test("shows an error when it failed to load", () => {
		openWatchPage(serverList({}, "Failed to load server config"));
		expect(screen.getByText("Config Error")).toBeVisible();
		expect(screen.getByText("Failed to load server config")).toBeVisible();
	});

	test("is reloaded on demand; a failure shows an error and the current servers stay", async () => {
		const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
		openWatchPage();
		fireEvent.click(screen.getByRole("button", { name: "Refresh Servers" }));
		expect(screen.getByRole("button", { name: "Refreshing..." })).toHaveAttribute("aria-disabled", "true");
		await pass(0);
		expect(fetched).toHaveBeenCalledWith("/api/player-servers?refresh=1", expect.anything());
		expect(screen.getByText("Failed to refresh server config")).toBeVisible();
		expect(serverButton("Marquee Player")).toHaveTextContent("Currently Active");
	});

	test("is reloaded every 5 minutes while the page is visible, without reloading the frame", async () => {
		const list = serverList({
			servers: [...BUILT_IN_CONFIG.servers, { ...BUILT_IN_CONFIG.servers[1]!, id: 3, name: "Third" }],
		});
		const fetched = respondWith(list);
		const visibility = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
		openWatchPage();
		fireEvent.load(frame()!);
		const playing = frame();
		await pass(300_000);
		expect(fetched).not.toHaveBeenCalled();
		visibility.mockReturnValue(false);
		await pass(300_000);
		expect(fetched).toHaveBeenCalledWith("/api/player-servers", expect.anything());
		expect(serverButton("Third")).toHaveTextContent("Click to Switch");
		expect(frame()).toBe(playing);
	});

	test("with new origins reloads the document, but only on demand", async () => {
		const [first, second] = BUILT_IN_CONFIG.servers;
		const servers = [first!, { ...second!, movieUrl: "https://new.example/m/", tvUrl: "https://new.example/t/" }];
		const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
		const fetched = respondWith(serverList({ servers }));
		openWatchPage();
		fireEvent.load(frame()!);
		await pass(300_000);
		expect(fetched).toHaveBeenCalled();
		expect(reload).not.toHaveBeenCalled();
		fireEvent.click(screen.getByRole("button", { name: "Refresh Servers" }));
		await pass(0);
		expect(reload).toHaveBeenCalledTimes(1);
		expect(frame()).toHaveAttribute("src", "/embed/movie/550?autoplay=1");
	});
});
