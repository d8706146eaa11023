import { useEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { onTaken } from "~/browser/library/made-here";
import { onFirstInteraction } from "~/browser/navigation/on-first-interaction.client";
import { loadInteraction } from "./load-interaction";

/** Unsent entries can wait until the page has loaded. */
const SYNC_AFTER_MS = 3000;

/** On this page visitors decide themselves when to migrate the list. */
const SETTINGS = "/settings";

/** Sends what this browser keeps of the library: on start, on sign-in, and when the network is back. */
function useHistorySync(profileId: string | null): void {
	const isOnSettings = useLocation().pathname === SETTINGS;
	const { revalidate } = useRevalidator();
	const wasSignedOut = useRef(false);

	// The current page may show what was sent.
	useEffect(() => onTaken(revalidate), [revalidate]);
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

/** Registers the service worker, which caches the offline page. */
export function useServiceWorker(): void {
	useEffect(() => {
		if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
		// When the browser refuses, there is no offline page.
		return onFirstInteraction(
			() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined),
			REGISTER_AFTER_MS,
		);
	}, []);
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
