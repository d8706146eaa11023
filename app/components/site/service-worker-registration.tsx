import { useEffect } from "react";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";

/** Milliseconds. It serves the next visit; this one has better things to do. */
const AFTER = 8000;

/** Lets the browser keep the page that is shown without a network. */
export function ServiceWorkerRegistration() {
	useEffect(() => {
		if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
		// Where a browser refuses, there is just no such page.
		return onFirstInteraction(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), AFTER);
	}, []);
	return null;
}
