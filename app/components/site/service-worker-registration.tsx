import { useEffect } from "react";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";

/** Milliseconds. The service worker is for later visits, so it must not slow this one down. */
const REGISTER_AFTER_MS = 8000;

/** Registers the service worker, which caches the offline page. */
export function ServiceWorkerRegistration() {
	useEffect(() => {
		if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
		// When the browser refuses, there is no offline page.
		return onFirstInteraction(
			() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined),
			REGISTER_AFTER_MS,
		);
	}, []);
	return null;
}
