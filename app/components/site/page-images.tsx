import { useEffect } from "react";
import { replaceFailedPictures } from "~/browser/failed-pictures.client";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";

/** Milliseconds. A visitor who reads the first screen for so long is likely to scroll. */
const LOAD_AFTER_MS = 10_000;

/** Replaces pictures that fail to load, and allows the browser to fetch images far ahead of scrolling. While the page loads, styles/cards.css prevents this. */
export function PageImages() {
	useEffect(() => replaceFailedPictures(), []);
	useEffect(
		() =>
			onFirstInteraction(() => {
				document.documentElement.dataset.interacted = "";
			}, LOAD_AFTER_MS),
		[],
	);
	return null;
}
