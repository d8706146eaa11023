import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isBareKey, OPEN_MENU, shortcutSwitch } from "~/browser/shortcuts.client";
import { type PlayerControl, type PlayerMessage, readMessage } from "~/domain/playback/messages";
import { focusQuietly } from "~/lib/focus-quietly.client";
import type { Direction } from "~/lib/spatial";

export interface Remote {
	/** The box of the frame and of what is over it; fills the screen. */
	screen: RefObject<HTMLElement | null>;
	frame: RefObject<HTMLIFrameElement | null>;
	address: string | null;
	/** A new key means a new frame. */
	frameKey: string;
	/** Name of the movie or the episode. */
	title: string;
	/** URL of the next episode; null when there is none. */
	next: string | null;
	/** URL of the page that Esc leads to when the visitor came from outside. */
	back: string;
	/** Called when the player says that it takes part. */
	onReady(): void;
}

/** Keys that the page passes on to a player that takes them. */
const PLAYER_KEYS = /^[ kjlmc<>\d]$/i;

function isOpenElsewhere(): boolean {
	return document.querySelector(`dialog[open], ${OPEN_MENU}, [aria-expanded=true]`) !== null;
}

function isFocusFree(screen: HTMLElement | null): boolean {
	const { activeElement } = document;
	return !activeElement || activeElement.matches("body, main") || screen?.contains(activeElement) === true;
}

/**
 * Keys of the page, the focus and full screen, shared with the player in the frame (docs/player-servers.md). A player that
 * does not take part gets the focus on its box, because arrow keys could not leave the frame.
 */
export function usePlayerRemote({ screen, frame, address, frameKey, title, next, back, onReady }: Remote): void {
	const navigate = useNavigate();
	/** Whether the frame has said that it understands these messages. */
	const isReady = useRef(false);
	/** The film that got the focus when it came. */
	const focusedTitle = useRef<string | null>(null);
	const origin = address === null ? null : originOf(address);

	function send(data: PlayerControl): void {
		const message: PlayerMessage = { type: "PLAYER_CONTROL", data };
		if (isReady.current && origin) frame.current?.contentWindow?.postMessage(message, origin);
	}

	function sendPage(): void {
		const isFullscreen = document.fullscreenEnabled ? document.fullscreenElement === screen.current : null;
		send({ control: "page", hasNext: next !== null, isFullscreen });
	}

	/** A film that the visitor chose takes the focus, the first one only from nothing else. */
	function shouldFocus(): boolean {
		const isFirst = focusedTitle.current === null;
		const isNew = focusedTitle.current !== title;
		focusedTitle.current = title;
		return (isNew && !isFirst) || isFocusFree(screen.current);
	}

	function toggleFullscreen(): void {
		const change = document.fullscreenElement ? document.exitFullscreen() : screen.current?.requestFullscreen();
		// The browser may refuse; then nothing changes.
		change?.catch(() => undefined);
	}

	function goBack(): void {
		if (document.fullscreenElement) toggleFullscreen();
		else if (window.history.state?.idx > 0) navigate(-1);
		else navigate(back);
	}

	function goOn(): void {
		if (next) navigate(next, { replace: true, preventScrollReset: true });
	}

	async function leave(direction: Direction): Promise<void> {
		const { moveFocusOut } = await import("~/browser/spatial-navigation.client");
		if (screen.current) moveFocusOut(screen.current, direction);
	}

	function receive(message: MessageEvent): void {
		const read = readMessage(message, { window: frame.current?.contentWindow, origin });
		if (read?.type !== "PLAYER_REQUEST") return;
		const request = read.data;
		if (request.request === "ready") {
			isReady.current = true;
			onReady();
			sendPage();
			if (shouldFocus()) send({ control: "focus", from: null });
		} else if (request.request === "next") goOn();
		else if (request.request === "fullscreen") toggleFullscreen();
		else if (request.request === "back") goBack();
		else if (request.request === "leave") void leave(request.direction);
	}

	/** Before the page moves its own focus: with nothing focused, the arrow keys move in the film. */
	function pressFirst(event: KeyboardEvent): void {
		if (!isReady.current || !isBareKey(event) || !/^Arrow(Left|Right)$/.test(event.key)) return;
		if (!document.activeElement?.matches("body, main")) return;
		event.preventDefault();
		send({ control: "key", key: event.key });
	}

	function press(event: KeyboardEvent): void {
		if (!isBareKey(event) || !shortcutSwitch.get() || isOpenElsewhere()) return;
		const { key, target } = event;
		// A control that has the focus handles the space bar itself.
		if (key === " " && target instanceof Element && target.closest("a, button, summary")) return;
		if (key === "Escape") goBack();
		else if (key.toLowerCase() === "n") goOn();
		else if (key.toLowerCase() === "f") toggleFullscreen();
		else if (key === "Enter" && target === screen.current) frame.current?.focus();
		else if (isReady.current && PLAYER_KEYS.test(key)) send({ control: "key", key });
		else return;
		event.preventDefault();
	}

	/** The arrow keys led to the player's box: a player that takes part gets the focus. */
	function enter({ target }: FocusEvent): void {
		if (target === screen.current) send({ control: "focus", from: "down" });
	}

	function focusForeign(): void {
		const isForeign = !isReady.current && origin !== window.location.origin;
		if (isForeign && shouldFocus()) focusQuietly(() => screen.current?.focus({ preventScroll: true }));
	}

	/** Arrow keys belong to a player that fills the screen; from the page's box, they lead on to the rest of the page. */
	function showFullscreen(): void {
		sendPage();
		if (isReady.current || !isFocusFree(screen.current)) return;
		if (document.fullscreenElement === screen.current) frame.current?.focus();
		else if (document.activeElement === frame.current) focusForeign();
	}

	const handlers = useRef({ receive, press, pressFirst, sendPage, enter, focusForeign, showFullscreen });
	useEffect(() => {
		handlers.current = { receive, press, pressFirst, sendPage, enter, focusForeign, showFullscreen };
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new frame has yet to say that it is ready.
	useEffect(() => {
		isReady.current = false;
		const element = frame.current;
		const focus = () => handlers.current.focusForeign();
		element?.addEventListener("load", focus);
		return () => element?.removeEventListener("load", focus);
	}, [frameKey]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what the page can do depends on the next episode.
	useEffect(() => handlers.current.sendPage(), [next]);

	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		window.addEventListener("message", (event) => handlers.current.receive(event), { signal });
		window.addEventListener("keydown", (event) => handlers.current.press(event), { signal });
		window.addEventListener("keydown", (event) => handlers.current.pressFirst(event), { signal, capture: true });
		window.addEventListener("focusin", (event) => handlers.current.enter(event), { signal });
		document.addEventListener("fullscreenchange", () => handlers.current.showFullscreen(), { signal });
		return () => listening.abort();
	}, []);
}

function originOf(address: string): string | null {
	return typeof window === "undefined" ? null : new URL(address, window.location.href).origin;
}
