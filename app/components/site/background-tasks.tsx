import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { setPage } from "~/browser/library/made-here";
import { onFirstInteraction } from "~/browser/navigation/on-first-interaction.client";
import { DEFAULT_LANGUAGE, pathIn } from "~/lib/language/languages";
import { useLanguage } from "~/messages/use-language";
import { loadInteraction } from "./load-interaction";

/** Unsent entries can wait until the page has loaded. */
const SYNC_AFTER_MS = 3000;

/** On this page visitors decide themselves when to migrate the list. */
const SETTINGS = "/settings";

/**
 * A function whose promise resolves when the page shows what the router has loaded by then: the router shows it in a transition of
 * React, and one that begins later is not done earlier.
 */
function useWhenShown(): () => Promise<void> {
	const last = useRef(0);
	const [waiting] = useState(() => new Map<number, () => void>());
	const [shown, setShown] = useState(0);

	useEffect(() => {
		for (const [turn, resolve] of waiting) if (turn <= shown && waiting.delete(turn)) resolve();
	}, [waiting, shown]);
	useEffect(
		() => () => {
			for (const resolve of waiting.values()) resolve();
		},
		[waiting],
	);

	return useCallback(async () => {
		last.current++;
		const turn = last.current;
		startTransition(() => setShown(turn));
		await new Promise<void>((resolve) => waiting.set(turn, resolve));
	}, [waiting]);
}

/** Sends what this browser keeps of the library: on start, on sign-in, and when the network is back. */
export function useHistorySync(profileId: string | null): void {
	const isOnSettings = useLocation().pathname === SETTINGS;
	const { revalidate } = useRevalidator();
	const wasSignedOut = useRef(false);

	const whenShown = useWhenShown();

	// The current page may show what was sent.
	useEffect(() => setPage({ load: revalidate, whenShown }), [revalidate, whenShown]);
	useEffect(() => {
		if (profileId === null) wasSignedOut.current = true;
		if (profileId === null || isOnSettings) return;
		const send = async () => {
			// Without the file nothing is lost: the next page or connection sends it.
			const module = await loadInteraction().catch(() => null);
			await module?.syncLibrary(profileId);
		};
		// Visitors expect their titles as soon as they have signed in.
		const cancel = onFirstInteraction(send, wasSignedOut.current ? 0 : SYNC_AFTER_MS);
		wasSignedOut.current = false;
		window.addEventListener("online", send);
		return () => {
			cancel();
			window.removeEventListener("online", send);
		};
	}, [profileId, isOnSettings]);
}

/** A visitor who reads the first screen for so long is likely to scroll. */
const LOAD_AFTER_MS = 10_000;

/** Without a network, where the curtain cannot be loaded either, the picture stays as the browser shows it. */
function replace(image: HTMLImageElement): void {
	loadInteraction().then(
		({ showCurtain }) => showCurtain(image),
		() => undefined,
	);
}

/** Those that have failed already and those that will. Returns a function that stops it. */
function replaceFailedPictures(): () => void {
	function handleError({ target }: Event) {
		if (target instanceof HTMLImageElement) replace(target);
	}
	document.addEventListener("error", handleError, { capture: true });
	for (const image of document.images) {
		// A vector picture may have no natural width, so only decoding shows whether it failed.
		if (image.complete && image.naturalWidth === 0) image.decode().catch(() => replace(image));
	}
	return () => document.removeEventListener("error", handleError, { capture: true });
}

/**
 * Replaces pictures that fail to load, and allows the browser to fetch images far ahead of scrolling. While the page loads,
 * styles/cards.css prevents this.
 */
function usePageImages(): void {
	useEffect(() => replaceFailedPictures(), []);
	useEffect(
		() =>
			onFirstInteraction(() => {
				document.documentElement.dataset.interacted = "";
				// Pictures that fail from now on may fail because the network is gone.
				loadInteraction().catch(() => undefined);
			}, LOAD_AFTER_MS),
		[],
	);
}

/** The service worker is for later visits, so it must not slow this one down. */
const REGISTER_AFTER_MS = 8000;

/** Registers the service worker, which caches the offline page in the language of the page. */
export function useServiceWorker(): void {
	const language = useLanguage();
	useEffect(() => {
		if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
		// When the browser refuses, there is no offline page.
		const script = language === DEFAULT_LANGUAGE ? "/sw.js" : `/sw.js?offline=${pathIn(language, "/offline")}`;
		return onFirstInteraction(
			() => void navigator.serviceWorker.register(script).catch(() => undefined),
			REGISTER_AFTER_MS,
		);
	}, [language]);
}

/** Before a visitor who sees a form is likely to send it. */
const MESSAGES_AFTER_MS = 2000;

/** Messages at the fields of forms instead of the browser's bubbles, which stay where the file cannot be loaded. */
function useFieldMessages(): void {
	useEffect(() => {
		let isOver = false;
		let giveBack = (): void => undefined;
		async function replaceMessages(): Promise<void> {
			const parts = await loadInteraction().catch(() => null);
			if (parts && !isOver) giveBack = parts.replaceBubbles();
		}
		const cancel = onFirstInteraction(replaceMessages, MESSAGES_AFTER_MS);
		return () => {
			isOver = true;
			cancel();
			giveBack();
		};
	}, []);
}

/** What a page does once it has loaded, without showing anything. */
export function BackgroundTasks({ profileId }: { profileId: string | null }) {
	useHistorySync(profileId);
	usePageImages();
	useServiceWorker();
	useFieldMessages();
	return null;
}
