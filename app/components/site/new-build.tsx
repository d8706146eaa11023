import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

/** Reloads the page, unless the visitor is offline or it has just been reloaded. */
function reloadOnce(): void {
	const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (navigator.onLine && arrival?.type !== "reload") window.location.reload();
}

/**
 * After a deployment the script files of the build that a page came from are gone. React Router then reloads the page
 * that the visitor leaves; here the page that they chose is opened instead. A browser without the Navigation API reloads,
 * and so does one that misses the file before React knows where the visitor goes. A part of the page whose file is gone
 * reloads the page.
 */
export function NewBuild() {
	const { state, location } = useNavigation();
	const destination = state === "loading" ? createPath(location) : null;

	useEffect(() => {
		if (destination === null) return;
		const listening = new AbortController();
		window.navigation?.addEventListener(
			"navigate",
			(event) => {
				if (event.navigationType !== "reload" || event.userInitiated) return;
				event.preventDefault();
				window.location.assign(destination);
			},
			{ signal: listening.signal },
		);
		return () => listening.abort();
	}, [destination]);

	useEffect(() => {
		window.addEventListener("vite:preloadError", reloadOnce);
		return () => window.removeEventListener("vite:preloadError", reloadOnce);
	}, []);

	return null;
}
