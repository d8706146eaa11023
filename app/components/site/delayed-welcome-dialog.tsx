import { lazy, Suspense, useEffect, useState } from "react";
import { OPEN_MENU } from "~/browser/navigation/shortcuts.client";
import { LOCAL_LIBRARY, readText } from "~/browser/stored";
import { isWelcomeDismissed, recordWelcome } from "~/browser/welcome-seen.client";
import { loadInteraction } from "./load-interaction";

/** Milliseconds after the page's load, or after the visitor's last input, until the first-visit dialog comes. */
const WELCOME_DELAY_MS = 2000;

const INPUTS = ["pointerdown", "pointermove", "pointerup", "pointercancel", "keydown", "wheel", "touchmove", "scroll"];

const WelcomeDialog = lazy(async () => ({ default: (await loadInteraction()).WelcomeDialog }));

/** True while the visitor types, watches, or has a dialog or menu open. */
function isBusy(): boolean {
	const { activeElement } = document;
	return Boolean(
		activeElement?.matches("input, textarea, select, [contenteditable]") ||
			document.querySelector(`iframe, dialog:modal, ${OPEN_MENU}`),
	);
}

/** False for a visitor who has dismissed the welcome or has a library in this browser. */
function isNeeded(): boolean {
	return !isWelcomeDismissed() && readText(LOCAL_LIBRARY) === null;
}

/**
 * Shows the first-visit dialog two seconds after the page has loaded, or in the visitor's first pause of two seconds after that.
 *
 * @param hasLibrary true when the visitor's account has a library: then it does not come.
 */
export function DelayedWelcomeDialog({ hasLibrary }: { hasLibrary: boolean }) {
	const [isDue, setIsDue] = useState(false);

	useEffect(() => {
		if (hasLibrary || !isNeeded()) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isPressed = false;

		function wait(): void {
			clearTimeout(timer);
			timer = setTimeout(open, WELCOME_DELAY_MS);
		}

		async function open(): Promise<void> {
			if (!isNeeded()) return;
			if (isPressed || isBusy()) return wait();
			const waited = timer;
			const loaded = await loadInteraction().catch(() => null);
			// Without a network there is no welcome. Input during the load has begun another wait.
			if (loaded && waited === timer) setIsDue(true);
		}

		function handleInput({ type }: Event): void {
			if (type === "pointerdown") isPressed = true;
			if (type === "pointerup" || type === "pointercancel") isPressed = false;
			if (timer !== undefined) wait();
		}

		// Rows scroll by themselves, and what they report does not bubble.
		for (const type of INPUTS) window.addEventListener(type, handleInput, { capture: true, passive: true });
		if (document.readyState === "complete") wait();
		else window.addEventListener("load", wait, { once: true });
		return () => {
			for (const type of INPUTS) window.removeEventListener(type, handleInput, { capture: true });
			window.removeEventListener("load", wait);
			clearTimeout(timer);
			timer = undefined;
		};
	}, [hasLibrary]);

	if (!isDue) return null;
	return (
		<Suspense>
			<WelcomeDialog record={recordWelcome} />
		</Suspense>
	);
}
