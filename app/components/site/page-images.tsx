import { useEffect } from "react";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";

/** Milliseconds. A visitor who reads the first screen for so long is likely to scroll. */
const LOAD_AFTER_MS = 10_000;

function loadCurtain() {
	return import("~/browser/failed-pictures.client");
}

/** Without a network, where the curtain cannot be loaded either, the picture stays as the browser shows it. */
function replace(image: HTMLImageElement): void {
	loadCurtain().then(
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

/** Replaces pictures that fail to load, and allows the browser to fetch images far ahead of scrolling. While the page loads, styles/cards.css prevents this. */
export function PageImages() {
	useEffect(() => replaceFailedPictures(), []);
	useEffect(
		() =>
			onFirstInteraction(() => {
				document.documentElement.dataset.interacted = "";
				// Pictures that fail from now on may fail because the network is gone.
				loadCurtain().catch(() => undefined);
			}, LOAD_AFTER_MS),
		[],
	);
	return null;
}
