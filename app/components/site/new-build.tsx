import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

/** Whether the browser is opening another document. It then gives up the files of this one, which are not missing. */
let isLeaving = false;

/** Reloads the page, unless it is being left, the visitor is offline or it has just been reloaded. */
function reloadOnce(): void {
	const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (!isLeaving && navigator.onLine && arrival?.type !== "reload") window.location.reload();
}

/**
 * After a deployment the script files of the build that a page came from are gone. The page that the visitor chose is then
 * opened as a document; before React knows where the visitor goes, and for a part of the page, the page is reloaded.
 * `vite.config.ts` makes React Router send `route-file-missing`.
 */
export function NewBuild() {
	const { state, location } = useNavigation();
	const destination = state === "loading" ? createPath(location) : null;

	useEffect(() => {
		function openDestination(): void {
			if (destination === null) reloadOnce();
			else if (!isLeaving) window.location.assign(destination);
		}
		window.addEventListener("route-file-missing", openDestination);
		return () => window.removeEventListener("route-file-missing", openDestination);
	}, [destination]);

	useEffect(() => {
		function leave(): void {
			isLeaving = true;
		}
		/** A press, or coming back to the page: the other document has not been opened. */
		function stay(): void {
			isLeaving = false;
		}
		window.addEventListener("vite:preloadError", reloadOnce);
		window.addEventListener("beforeunload", leave);
		for (const sign of ["pageshow", "pointerdown", "keydown"]) window.addEventListener(sign, stay);
		return () => {
			window.removeEventListener("vite:preloadError", reloadOnce);
			window.removeEventListener("beforeunload", leave);
			for (const sign of ["pageshow", "pointerdown", "keydown"]) window.removeEventListener(sign, stay);
		};
	}, []);

	return null;
}
