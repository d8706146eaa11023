import { use, useEffect } from "react";
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from "react-router";
import { isPageLeft } from "~/browser/load-module";
import { openDocument } from "~/browser/navigation/open-document.client";

/** Reloads the page, unless it is being left, the visitor is offline or it has just been reloaded. */
function reloadOnce(): void {
	const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (!isPageLeft() && navigator.onLine && arrival?.type !== "reload") window.location.reload();
}

/**
 * After a deployment the script files of the build that a page came from are gone. React Router then reloads the page
 * that the visitor leaves; here the page that they chose is opened instead. Where they go is read from the router: React
 * may render it later than the file is missed. A browser without the Navigation API reloads. A part of the page whose file is
 * gone reloads the page. While the browser opens another document nothing reloads: that would cancel it.
 */
export function NewBuild() {
	const router = use(DataRouterContext)?.router;

	useEffect(() => {
		const listening = new AbortController();
		// Missing in older browsers.
		(window.navigation as Navigation | undefined)?.addEventListener(
			"navigate",
			(event) => {
				if (event.navigationType !== "reload" || event.userInitiated) return;
				const coming = router?.state.navigation;
				const destination = coming?.state === "loading" ? createPath(coming.location) : null;
				if (!isPageLeft() && destination === null) return;
				event.preventDefault();
				if (!isPageLeft() && destination !== null) openDocument(new URL(destination, window.location.href));
			},
			listening,
		);
		return () => listening.abort();
	}, [router]);

	useEffect(() => {
		window.addEventListener("vite:preloadError", reloadOnce);
		return () => window.removeEventListener("vite:preloadError", reloadOnce);
	}, []);

	return null;
}
