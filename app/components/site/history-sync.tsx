import { useEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { sendLocalLater } from "~/browser/local-later.client";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";
import { syncLocalHistory } from "~/browser/record-watch.client";

/** Milliseconds. Unsent entries can wait until the page has loaded. */
const SYNC_AFTER_MS = 3000;

/** On this page visitors decide themselves when to migrate the list. */
const SETTINGS = "/settings";

/** Sends what this browser keeps of the library: on start, on sign-in, and when the network is back. */
export function HistorySync({ userId }: { userId: string | null }) {
	const isOnSettings = useLocation().pathname === SETTINGS;
	const { revalidate } = useRevalidator();
	const wasSignedOut = useRef(false);

	useEffect(() => {
		if (userId === null) wasSignedOut.current = true;
		if (userId === null || isOnSettings) return;
		async function send(): Promise<void> {
			const [history, hasSaved] = await Promise.all([syncLocalHistory(userId ?? ""), sendLocalLater()]);
			// The current page may show the library.
			if (history || hasSaved) await revalidate();
		}
		// Visitors expect their titles as soon as they have signed in.
		const cancel = onFirstInteraction(send, wasSignedOut.current ? 0 : SYNC_AFTER_MS);
		wasSignedOut.current = false;
		window.addEventListener("online", send);
		return () => {
			cancel();
			window.removeEventListener("online", send);
		};
	}, [userId, isOnSettings, revalidate]);

	return null;
}
