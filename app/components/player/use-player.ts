import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { callApi } from "~/browser/call-api.client";
import { localLibrary } from "~/browser/library/library.client";
import { reachHost } from "~/browser/reach-host.client";
import { chosenServer, rememberLoad } from "~/browser/server-memory";
import { useAutoplay } from "~/components/site/autoplay";
import { useSite } from "~/components/site/site-context";
import { titlePath, watchPath } from "~/domain/catalogue/paths";
import type { EpisodeNumber, EpisodeRef } from "~/domain/catalogue/types";
import { viewingsOf } from "~/domain/library/browser/read-document";
import { findResumePoint } from "~/domain/library/next/next-up";
import { isAbout, type PlayerEvent, readPlayerMessage } from "~/domain/playback/messages";
import {
	chooseServer,
	frameOrigins,
	PLAYER_SERVERS_REFRESH_MS,
	type PlayerServerList,
} from "~/domain/playback/player-servers";
import {
	canChoose,
	type Frame,
	frameOf,
	isHostAwaited,
	openPlayback,
	outcomesOf,
	type Playback,
	type PlayerAction,
	reducePlayer,
	type Showing,
	startPlayer,
} from "~/domain/playback/player-state";
import { createEmitter, createStore, type Emitter, useIsHydrated, useStore } from "~/lib/caching/store";
import { useLanguage } from "~/messages/use-language";
import { usePlayerRemote } from "./use-player-remote";
import { canFrame, rememberShown } from "./watch-page.client";

/** Seconds. */
const LATEST_START = 24 * 60 * 60;
/** Milliseconds until a host that cannot be reached is tried again. */
const UNREACHABLE_PAUSE_MS = 1000;
/** A timer may fire slightly early. */
const REFRESH_DUE_MS = PLAYER_SERVERS_REFRESH_MS - 1000;

export interface UpNext extends EpisodeNumber {
	/** Null when it is not known, for example in the next season. */
	name: string | null;
}

export interface PlayerOptions {
	title: EpisodeRef;
	/** Of the movie or the episode. */
	name: string;
	/** From the page's data. */
	servers: PlayerServerList;
	/** Seconds, from the page's data; for signed-in visitors. */
	resumeAt: number | undefined;
	/** The next episode; null when there is none. */
	upNext: UpNext | null;
	/** Number of the episode before in the same season; null when there is none. */
	previous: number | null;
}

export interface Player extends Frame, Pick<Playback, "phase" | "notice" | "isReady" | "languages" | "offer"> {
	list: PlayerServerList;
	isRefreshing: boolean;
	/** Nothing is known of the frame's host yet: a curtain hides what the browser may say about it. */
	isHostAwaited: boolean;
	/** Seconds; where the film was left, 0 for the start. */
	startAt: number;
	/** The query that keeps the server on another page; empty when that page would choose the same server. */
	serverQuery: string;
	/** The next episode and its URL; null when there is none. */
	next: (UpNext & { to: string }) | null;
	/** URL of the episode before in the same season; null when there is none. */
	previousTo: string | null;
	/** The box of the frame and of what is over it; fills the screen. */
	screenRef: RefObject<HTMLDivElement | null>;
	frameRef: RefObject<HTMLIFrameElement | null>;
	/** What the player in the frame reports of this film, for the record of what was watched. */
	events: Emitter<PlayerEvent>;
	choose(serverId: number): void;
	/** The visitor says that the server does not play: the next one takes over at the same second. */
	skip(): void;
	tryAgain(): void;
	declineOffer(): void;
	onFrameLoad(): void;
	/** Reads the servers again, now. */
	readServers(): void;
	/** The same, after the server has read its configuration again. */
	refreshServers(): void;
}

/** The state of the player with the one reducer, which also reports what it says about servers. */
function createPlayer(showing: Showing) {
	const state = createStore(startPlayer(showing));
	return {
		get: () => state.get().playback,
		getPosition: () => state.get().position,
		subscribe: state.subscribe,
		send(action: PlayerAction): void {
			const before = state.get();
			const after = reducePlayer(before, action);
			if (after !== before) state.set(after);
			for (const report of outcomesOf(action, before.playback, after.playback)) {
				// A report that cannot be sent is lost.
				navigator.sendBeacon("/api/player-outcomes", new Blob([JSON.stringify(report)], { type: "application/json" }));
				rememberLoad(report.serverId, report.outcome === "loaded");
			}
		},
	};
}

async function fetchServers(query: { refresh?: string }): Promise<PlayerServerList | null> {
	try {
		const { summary, error, health, ...config } = await callApi("GET /api/player-servers", { query });
		return { config, summary, error, health };
	} catch {
		return null;
	}
}

/** True when the frame in the server's HTML had loaded before hydration, so that its load event was missed. */
function hasLoadedAlready(frame: HTMLIFrameElement): boolean {
	return performance.getEntriesByName(frame.src, "resource").length > 0;
}

/** What a title opens with. */
type Opening = Pick<PlayerOptions, "servers"> & { resumeAt: number };

/** A signed-out visitor's position is in the browser. */
function createOpening() {
	let opened: (Opening & { path: string }) | null = null;
	return (title: EpisodeRef, { servers, resumeAt }: Opening, isSignedIn: boolean): Opening => {
		const path = watchPath(title, title);
		if (opened?.path !== path) {
			const local = isSignedIn ? null : findResumePoint(viewingsOf(localLibrary.get(), title), title);
			opened = { path, servers, resumeAt: local ?? resumeAt };
		}
		return opened;
	};
}

/**
 * Stays the same until another title opens, so that the frame plays on while the position changes, and when the page's data
 * is loaded again after a mark.
 */
function useOpening(title: EpisodeRef, loaded: Opening): Opening {
	const { visitor } = useSite();
	const isHydrated = useIsHydrated();
	const [readOpening] = useState(createOpening);
	return isHydrated ? readOpening(title, loaded, visitor !== null) : loaded;
}

/** The one player of a watch page: runs the timers, requests and messages of `domain/playback/player-state.ts`. */
export function usePlayer({ title, name, upNext, previous, ...loaded }: PlayerOptions): Player {
	const navigate = useNavigate();
	const [searchParams] = useSearchParams();
	const { servers, resumeAt } = useOpening(title, { servers: loaded.servers, resumeAt: loaded.resumeAt ?? 0 });
	const remembered = Number(useStore(chosenServer, null) ?? Number.NaN);
	const [isAutoplayOn] = useAutoplay();
	const frameRef = useRef<HTMLIFrameElement>(null);
	const screenRef = useRef<HTMLDivElement>(null);
	const [events] = useState(createEmitter<PlayerEvent>);
	/** Milliseconds since 1970. */
	const serversReadAt = useRef(0);

	const serverId = Number(searchParams.get("server") ?? remembered);
	const showing: Showing = {
		title,
		language: useLanguage(),
		startAt: Math.min(Number(searchParams.get("t") ?? resumeAt) || 0, LATEST_START),
		serverId: Number.isNaN(serverId) ? undefined : serverId,
		servers,
	};
	const [player] = useState(() => createPlayer(showing));
	const playback = openPlayback(useStore(player, player.get()), showing);
	const { phase, notice, isReady, languages, offer, servers: list, isRefreshing, startAt } = playback;
	const { config } = list;
	const { server, address, frameKey } = frameOf(playback);

	// Before any event of what is shown now.
	useLayoutEffect(() => player.send({ type: "open", showing }));

	const isUsual = [undefined, remembered].every((id) => server?.id === chooseServer(config, id)?.id);
	const serverQuery = server && !isUsual ? `?server=${server.id}` : "";
	const next = upNext && { ...upNext, to: watchPath(title, upNext) + serverQuery };

	const previousTo = previous === null ? null : watchPath(title, { ...title, episode: previous }) + serverQuery;

	/** Back leaves the show instead of returning through its episodes. */
	function goTo(episode: string | null | undefined): void {
		if (episode) navigate(episode, { replace: true, preventScrollReset: true });
	}
	const goOn = () => goTo(next?.to);

	const remote = usePlayerRemote({
		screenRef,
		frameRef,
		address,
		isReady,
		name,
		hasNext: next !== null,
		goOn,
		goToPrevious: () => goTo(previousTo),
		back: titlePath(title),
	});

	const receive = useEffectEvent((received: MessageEvent) => {
		const origin = address === null ? null : new URL(address, window.location.href).origin;
		const message = readPlayerMessage(received, { window: frameRef.current?.contentWindow, origin });
		if (!message || (message.type === "PLAYER_EVENT" && !isAbout(message.data, title))) return;
		player.send({ type: "message", message });
		if (message.type === "PLAYER_EVENT") events.emit(message.data);
		if (message.type === "PLAYER_REQUEST") remote.follow(message.data);
	});
	useEffect(() => {
		const listener = (received: MessageEvent) => receive(received);
		window.addEventListener("message", listener);
		return () => window.removeEventListener("message", listener);
	}, []);

	const showLoaded = useEffectEvent(() => {
		if (frameRef.current && hasLoadedAlready(frameRef.current)) player.send({ type: "load" });
	});
	useEffect(() => showLoaded(), []);

	const hasStart = searchParams.has("t");
	useEffect(() => {
		if (phase !== "loaded" || !hasStart) return;
		// A page that is loaded again goes on where the film was left, not where it began.
		const address = new URL(window.location.href);
		address.searchParams.delete("t");
		window.history.replaceState(window.history.state, "", address);
	}, [phase, hasStart]);

	const { loadTimeout } = config.settings;
	const isLoading = phase === "loading" && address !== null;
	const timeOut = useEffectEvent((key: string) => player.send({ type: "timeout", frameKey: key }));
	useEffect(() => {
		if (!isLoading) return;
		const timer = setTimeout(() => timeOut(frameKey), loadTimeout);
		return () => clearTimeout(timer);
	}, [isLoading, frameKey, loadTimeout]);

	const isAwaited = isHostAwaited(playback);
	const hear = useEffectEvent((type: "response" | "unreachable", key: string) => player.send({ type, frameKey: key }));
	useEffect(() => {
		if (!isAwaited || address === null) return;
		// Ends with the attempt, at the latest after `loadTimeout`.
		const asking = new AbortController();
		let pause: ReturnType<typeof setTimeout> | undefined;
		reachHost(address, asking.signal).then(
			() => hear("response", frameKey),
			() => {
				if (asking.signal.aborted) return;
				pause = setTimeout(() => hear("unreachable", frameKey), UNREACHABLE_PAUSE_MS);
			},
		);
		return () => {
			asking.abort();
			clearTimeout(pause);
		};
	}, [isAwaited, address, frameKey]);

	const isCounting = next !== null && isAutoplayOn && offer.state === "offered" && !offer.isPaused && offer.left > 0;
	const countDown = useEffectEvent(() => {
		player.send({ type: "second" });
		if (player.get().offer.left === 0) goOn();
	});
	useEffect(() => {
		if (!isCounting) return;
		const timer = setInterval(() => countDown(), 1000);
		return () => clearInterval(timer);
	}, [isCounting]);

	/** The current servers stay after a failure, and when new origins would need a new document, which would end the film. */
	async function readServers(): Promise<void> {
		serversReadAt.current = Date.now();
		const read = await fetchServers({});
		if (read && !read.error && canFrame(frameOrigins(read.config))) player.send({ type: "servers", servers: read });
	}

	async function refreshServers(): Promise<void> {
		player.send({ type: "refresh" });
		serversReadAt.current = Date.now();
		const read = await fetchServers({ refresh: "1" });
		// Only a new document has a policy that lists new origins.
		if (read && !canFrame(frameOrigins(read.config))) window.location.reload();
		else player.send({ type: "refreshed", servers: read });
	}

	const path = watchPath(title, title);
	useEffect(() => rememberShown(path, frameOrigins(servers.config)), [path, servers]);

	const readWhenDue = useEffectEvent(() => {
		if (!document.hidden && Date.now() - serversReadAt.current >= REFRESH_DUE_MS) void readServers();
	});
	useEffect(() => {
		serversReadAt.current = Date.now();
		const listener = () => readWhenDue();
		const timer = setInterval(listener, PLAYER_SERVERS_REFRESH_MS);
		document.addEventListener("visibilitychange", listener);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", listener);
		};
	}, []);

	/** A new server resumes at the current position. */
	async function choose(serverId: number): Promise<void> {
		if (!canChoose(playback, serverId)) return;
		player.send({ type: "choose", serverId });
		const position = player.getPosition();
		const params = new URLSearchParams(searchParams);
		params.set("server", String(serverId));
		if (position > 0) params.set("t", String(Math.floor(position)));
		await navigate(`?${params}`, { replace: true, preventScrollReset: true });
		// Only now, because the address without the position would start the film again.
		chosenServer.set(String(serverId));
	}

	return {
		server,
		address,
		frameKey,
		phase,
		notice,
		isReady,
		languages,
		offer,
		list,
		isRefreshing,
		isHostAwaited: isAwaited,
		startAt,
		serverQuery,
		next,
		previousTo,
		screenRef,
		frameRef,
		events,
		choose,
		skip: () => player.send({ type: "skip" }),
		tryAgain: () => player.send({ type: "choose", serverId: chooseServer(config, showing.serverId)?.id ?? 0 }),
		declineOffer: () => player.send({ type: "decline" }),
		onFrameLoad() {
			player.send({ type: "load" });
			remote.focusForeignPlayer();
		},
		readServers,
		refreshServers,
	};
}
