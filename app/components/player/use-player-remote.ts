import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { loadModule } from "~/browser/load-module";
import { isBareKey, OPEN_MENU, shortcutSwitch } from "~/browser/shortcuts.client";
import type { PageMessage, PlayerControl, PlayerRequest } from "~/domain/playback/messages";
import { focusQuietly } from "~/lib/focus-quietly.client";
import type { Direction } from "~/lib/spatial";

interface RemoteOptions {
	screenRef: RefObject<HTMLElement | null>;
	frameRef: RefObject<HTMLIFrameElement | null>;
	address: string | null;
	/** Whether the player in the frame has said that it takes part. */
	isReady: boolean;
	/** Of the movie or the episode. */
	name: string;
	hasNext: boolean;
	/** Plays the next episode. */
	goOn(): void;
	/** URL of the page that Esc leads to when the visitor came from outside. */
	back: string;
}

interface Remote {
	/** Does what the player in the frame requests. */
	follow(request: PlayerRequest): void;
	/** Called when a frame has loaded. */
	focusForeignPlayer(): void;
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
export function usePlayerRemote(options: RemoteOptions): Remote {
	const { screenRef, frameRef, address, isReady, name, hasNext, goOn, back } = options;
	const navigate = useNavigate();
	/** The film that got the focus when it came. */
	const focusedName = useRef<string | null>(null);

	function originOf(url: string): string {
		return new URL(url, window.location.href).origin;
	}

	function send(data: PlayerControl): void {
		const message: PageMessage = { type: "PLAYER_CONTROL", data };
		if (address !== null) frameRef.current?.contentWindow?.postMessage(message, originOf(address));
	}

	function sendPage(): void {
		const isFullscreen = document.fullscreenEnabled ? document.fullscreenElement === screenRef.current : null;
		send({ control: "page", hasNext, isFullscreen });
	}

	/** A film that the visitor chose takes the focus, the first one only from nothing else. */
	function shouldFocus(): boolean {
		const isFirst = focusedName.current === null;
		const isNew = focusedName.current !== name;
		focusedName.current = name;
		return (isNew && !isFirst) || isFocusFree(screenRef.current);
	}

	function toggleFullscreen(): void {
		const change = document.fullscreenElement ? document.exitFullscreen() : screenRef.current?.requestFullscreen();
		// The browser may refuse; then nothing changes.
		change?.catch(() => undefined);
	}

	function goBack(): void {
		if (document.fullscreenElement) toggleFullscreen();
		else if (window.history.state?.idx > 0) navigate(-1);
		else navigate(back);
	}

	async function leave(direction: Direction): Promise<void> {
		// Where the file cannot be loaded, the focus stays in the player.
		const module = await loadModule(() => import("~/browser/spatial-navigation.client")).catch(() => null);
		if (screenRef.current) module?.moveFocusOut(screenRef.current, direction);
	}

	function follow(request: PlayerRequest): void {
		if (request.request === "next") goOn();
		else if (request.request === "fullscreen") toggleFullscreen();
		else if (request.request === "back") goBack();
		else if (request.request === "leave") void leave(request.direction);
		else {
			sendPage();
			if (shouldFocus()) send({ control: "focus", from: null });
		}
	}

	function focusForeignPlayer(): void {
		const isForeign = !isReady && address !== null && originOf(address) !== window.location.origin;
		if (isForeign && shouldFocus()) focusQuietly(() => screenRef.current?.focus({ preventScroll: true }));
	}

	const sentNext = useRef(hasNext);
	const showNext = useEffectEvent(() => {
		if (isReady && sentNext.current !== hasNext) sendPage();
		sentNext.current = hasNext;
	});
	useEffect(() => showNext());

	/** Before the page moves its own focus: with nothing focused, the arrow keys move in the film. */
	const pressFirst = useEffectEvent((event: KeyboardEvent) => {
		if (!isReady || !isBareKey(event) || !/^Arrow(Left|Right)$/.test(event.key)) return;
		if (!document.activeElement?.matches("body, main")) return;
		event.preventDefault();
		send({ control: "key", key: event.key });
	});

	const press = useEffectEvent((event: KeyboardEvent) => {
		if (!isBareKey(event) || !shortcutSwitch.get() || isOpenElsewhere()) return;
		const { key, target } = event;
		// A control that has the focus handles the space bar itself.
		if (key === " " && target instanceof Element && target.closest("a, button, summary")) return;
		if (key === "Escape") goBack();
		else if (key.toLowerCase() === "n") goOn();
		else if (key.toLowerCase() === "f") toggleFullscreen();
		else if (key === "Enter" && target === screenRef.current) frameRef.current?.focus();
		else if (isReady && PLAYER_KEYS.test(key)) send({ control: "key", key });
		else return;
		event.preventDefault();
	});

	/** The arrow keys led to the player's box: a player that takes part gets the focus. */
	const enter = useEffectEvent(({ target }: FocusEvent) => {
		if (isReady && target === screenRef.current) send({ control: "focus", from: "down" });
	});

	/** Arrow keys belong to a player that fills the screen; from the page's box, they lead on to the rest of the page. */
	const showFullscreen = useEffectEvent(() => {
		if (isReady) return sendPage();
		if (!isFocusFree(screenRef.current)) return;
		if (document.fullscreenElement === screenRef.current) frameRef.current?.focus();
		else if (document.activeElement === frameRef.current) focusForeignPlayer();
	});

	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		window.addEventListener("keydown", (event) => press(event), { signal });
		window.addEventListener("keydown", (event) => pressFirst(event), { signal, capture: true });
		window.addEventListener("focusin", (event) => enter(event), { signal });
		document.addEventListener("fullscreenchange", () => showFullscreen(), { signal });
		return () => listening.abort();
	}, []);

	return { follow, focusForeignPlayer };
}
