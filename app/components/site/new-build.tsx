import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";
import { isPageLeft } from "~/browser/load-module";
import { openDocument } from "~/browser/navigation/open-document.client";

/** Reloads the page, unless it is being left, the visitor is offline or it has just been reloaded. */
function reloadOnce(): void {
	const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (!isPageLeft() && navigator.onLine && arrival?.type !== "reload") window.location.reload();
}

/**
 * After a deployment the script files of the build that a page came from are gone. React Router then reloads the page
 * that the visitor leaves; here the page that they chose is opened instead. A browser without the Navigation API reloads,
 * and so does one that misses the file before React knows where the visitor goes. A part of the page whose file is gone
 * reloads the page. While the browser opens another document nothing reloads: that would cancel it.
 */
export function NewBuild() {
	const { state, location } = useNavigation();
	const destination = state === "loading" ? createPath(location) : null;

	useEffect(() => {
		const listening = new AbortController();
		// Missing in older browsers.
		(window.navigation as Navigation | undefined)?.addEventListener(
			"navigate",
			(event) => {
				if (event.navigationType !== "reload" || event.userInitiated) return;
				if (!isPageLeft() && destination === null) return;
				event.preventDefault();
				if (!isPageLeft() && destination !== null) openDocument(new URL(destination, window.location.href));
			},
			listening,
		);
		return () => listening.abort();
	}, [destination]);

	useEffect(() => {
		window.addEventListener("vite:preloadError", reloadOnce);
		return () => window.removeEventListener("vite:preloadError", reloadOnce);
	}, []);

	return null;
}
