import type { RefObject } from "react";
import type { NavigateFunction } from "react-router";
import { OPEN_MENU, readBareKey, shortcutSwitch, takeWatchPress } from "~/browser/navigation/shortcuts.client";
import { loadInteraction } from "~/components/site/load-interaction";
import type { PageMessage, PlayerControl, PlayerRequest } from "~/domain/playback/messages";
import { focusQuietly } from "~/lib/dom/focus-quietly.client";
import { readKey } from "~/lib/dom/keys";
import type { Direction } from "~/lib/dom/spatial";

export interface RemoteOptions {
	screenRef: RefObject<HTMLElement | null>;
	frameRef: RefObject<HTMLIFrameElement | null>;
	address: string | null;
	/** Whether the player in the frame has said that it takes part. */
	isReady: boolean;
	/** Of the movie or the episode. */
	name: string;
	hasNext: boolean;
	/** Plays the next episode, where there is one. */
	goOn(): void;
	/** Plays the one before in the same season, where there is one. */
	goToPrevious(): void;
	/** URL of the page that Esc leads to when the visitor came from outside. */
	back: string;
}

export interface Remote {
	/** Does what the player in the frame requests. */
	follow(request: PlayerRequest): void;
	/** Called when a frame has loaded. */
	focusForeignPlayer(): void;
	/** Called after each render. */
	update(): void;
	/** Handles a key; called for those that were pressed before. */
	press(event: KeyboardEvent): void;
	close(): void;
}

/** What the remote works with, each time it is asked. */
type ReadOptions = () => RemoteOptions & { navigate: NavigateFunction };

/** Keys that the page passes on to a player that takes them. */
const PLAYER_KEYS = /^(?:[ kjlmc<>\d]|Media\w+)$/;
/** Keys of a remote control, which work in fields too and are no letters that a visitor could turn off. */
const REMOTE_KEYS = /^Media/;
/** Keys that act once, however long they are held. */
const ONCE = /^(?:Escape|GoBack|[nf]|Media(?!FastForward|Rewind).*)$/;

function isOpenElsewhere(): boolean {
	return document.querySelector(`dialog[open], ${OPEN_MENU}`) !== null;
}

function isFocusFree(screen: HTMLElement | null): boolean {
	const { activeElement } = document;
	return !activeElement || activeElement.matches("body, main") || screen?.contains(activeElement) === true;
}

function originOf(url: string): string {
	return new URL(url, window.location.href).origin;
}

/**
 * Keys of the page, the focus and full screen, shared with the player in the frame (docs/player-servers.md). A player that
 * does not take part gets the focus on its box, because arrow keys could not leave the frame.
 */
export function openPlayerRemote(read: ReadOptions): Remote {
	/** The film that got the focus when it came. */
	let focusedName: string | null = null;
	/** What was last sent to the player, or is known without. */
	let sentNext = read().hasNext;
	let shownName: string | null = null;

	function send(data: PlayerControl): void {
		const { address, frameRef } = read();
		const message: PageMessage = { type: "PLAYER_CONTROL", data };
		if (address !== null) frameRef.current?.contentWindow?.postMessage(message, originOf(address));
	}

	function sendPage(): void {
		const { hasNext, screenRef } = read();
		const isFullscreen = document.fullscreenEnabled ? document.fullscreenElement === screenRef.current : null;
		send({ control: "page", hasNext, isFullscreen });
	}

	/** A film that the visitor chose takes the focus, the first one only from nothing else. */
	function shouldFocus(): boolean {
		const { name, screenRef } = read();
		const isFirst = focusedName === null;
		const isNew = focusedName !== name;
		focusedName = name;
		return (isNew && !isFirst) || isFocusFree(screenRef.current);
	}

	function toggleFullscreen(): void {
		const { current } = read().screenRef;
		const change = document.fullscreenElement ? document.exitFullscreen() : current?.requestFullscreen();
		// The browser may refuse; then nothing changes.
		change?.catch(() => undefined);
	}

	function goBack(): void {
		const { navigate, back } = read();
		if (document.fullscreenElement) toggleFullscreen();
		else if (window.history.state?.idx > 0) navigate(-1);
		else navigate(back, { replace: true });
	}

	function greet(): void {
		sendPage();
		if (shouldFocus()) send({ control: "focus", from: null });
	}

	async function leave(direction: Direction): Promise<void> {
		// Where the file cannot be loaded, the focus stays in the player.
		const parts = await loadInteraction().catch(() => null);
		const { current } = read().screenRef;
		if (current) parts?.moveFocusOut(current, direction);
	}

	function follow(request: PlayerRequest): void {
		if (request.request === "next") read().goOn();
		else if (request.request === "previous") read().goToPrevious();
		else if (request.request === "fullscreen") toggleFullscreen();
		else if (request.request === "back") goBack();
		else if (request.request === "leave") void leave(request.direction);
		else greet();
	}

	function focusForeignPlayer(): void {
		const { isReady, address, screenRef } = read();
		const isForeign = !isReady && address !== null && originOf(address) !== window.location.origin;
		if (isForeign && shouldFocus()) focusQuietly(() => screenRef.current?.focus({ preventScroll: true }));
	}

	function update(): void {
		const { isReady, hasNext, name } = read();
		if (isReady && sentNext !== hasNext) sendPage();
		sentNext = hasNext;
		if (shownName !== name && takeWatchPress() && !document.fullscreenElement) toggleFullscreen();
		shownName = name;
	}

	/** Before the page moves its own focus: with nothing focused, the arrow keys move in the film. */
	function pressFirst(event: KeyboardEvent): void {
		const key = readBareKey(event);
		if (!read().isReady || !/^Arrow(Left|Right)$/.test(key)) return;
		if (!document.activeElement?.matches("body, main")) return;
		event.preventDefault();
		send({ control: "key", key });
	}

	function press(event: KeyboardEvent): void {
		const pressed = readKey(event);
		const isOfRemote = REMOTE_KEYS.test(pressed) && !event.defaultPrevented;
		const key = isOfRemote ? pressed : readBareKey(event);
		const isLetter = key !== "GoBack" && !isOfRemote;
		if (key === "" || (isLetter && !shortcutSwitch.get()) || (!isOfRemote && isOpenElsewhere())) return;
		const { isReady, screenRef, frameRef } = read();
		const { target } = event;
		// A control that has the focus handles the space bar itself.
		if (key === " " && target instanceof Element && target.closest("a, button, summary")) return;
		// A key that is held down goes on with one of these once.
		if (event.repeat && ONCE.test(key)) return;
		if (key === "Escape" || key === "GoBack") goBack();
		else if (key === "n" || key === "MediaTrackNext") read().goOn();
		else if (key === "MediaTrackPrevious") read().goToPrevious();
		else if (key === "f") toggleFullscreen();
		else if (key === "Enter" && target === screenRef.current) frameRef.current?.focus();
		else if (isReady && PLAYER_KEYS.test(key)) send({ control: "key", key });
		else return;
		event.preventDefault();
	}

	/** The arrow keys led to the player's box: a player that takes part gets the focus. */
	function enter({ target }: FocusEvent): void {
		const { isReady, screenRef } = read();
		if (isReady && target === screenRef.current) send({ control: "focus", from: "down" });
	}

	/** Arrow keys belong to a player that fills the screen; from the page's box, they lead on to the rest of the page. */
	function showFullscreen(): void {
		const { isReady, screenRef, frameRef } = read();
		if (isReady) sendPage();
		else if (!isFocusFree(screenRef.current)) return;
		else if (document.fullscreenElement === screenRef.current) frameRef.current?.focus();
		else if (document.activeElement === frameRef.current) focusForeignPlayer();
	}

	const listening = new AbortController();
	const { signal } = listening;
	window.addEventListener("keydown", press, { signal });
	window.addEventListener("keydown", pressFirst, { signal, capture: true });
	window.addEventListener("focusin", enter, { signal });
	document.addEventListener("fullscreenchange", showFullscreen, { signal });
	// The greeting of a player that was ready before this file had loaded was missed.
	if (read().isReady) greet();
	update();
	return { follow, focusForeignPlayer, update, press, close: () => listening.abort() };
}
