import { useEffect } from "react";
import { whenStirred } from "~/lib/when-stirred";

/** Milliseconds. Who reads the first screen for so long is likely to go on. */
const AFTER = 10_000;

/** Lets the browser fetch images as far ahead of scrolling as it likes; while the page loads, styles/cards.css holds it back. */
export function LookAhead() {
	useEffect(
		() =>
			whenStirred(() => {
				document.documentElement.dataset.stirred = "";
			}, AFTER),
		[],
	);
	return null;
}
