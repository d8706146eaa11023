import { useEffect } from "react";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";

/** Milliseconds. Who reads the first screen for so long is likely to go on. */
const AFTER = 10_000;

/** Lets the browser fetch images as far ahead of scrolling as it likes; while the page loads, styles/cards.css holds it back. */
export function EagerImages() {
	useEffect(
		() =>
			onFirstInteraction(() => {
				document.documentElement.dataset.stirred = "";
			}, AFTER),
		[],
	);
	return null;
}
