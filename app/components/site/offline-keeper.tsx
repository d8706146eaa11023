import { useEffect } from "react";
import { whenStirred } from "~/lib/when-stirred";

/** Milliseconds. It serves the next visit; this one has better things to do. */
const AFTER = 8000;

/** Lets the browser keep the page that is shown without a network. */
export function OfflineKeeper() {
	useEffect(() => {
		if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
		// Where a browser refuses, there is just no such page.
		return whenStirred(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), AFTER);
	}, []);
	return null;
}
