import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";

/** Milliseconds. Unsent entries can wait until the page has loaded. */
const AFTER = 3000;

/** On this page visitors decide themselves when to migrate the list. */
const SETTINGS = "/settings";

/** Sends unsent history entries: on start, on sign-in, and when the network is back. */
export function HistorySync({ userId }: { userId: string | null }) {
	const isOnSettings = useLocation().pathname === SETTINGS;
	const { revalidate } = useRevalidator();

	useEffect(() => {
		if (userId === null || isOnSettings) return;
		async function send(): Promise<void> {
			const { replay } = await import("~/browser/record-watch.client");
			const result = await replay(userId ?? "");
			// The current page may show the history.
			if (result && result.migrated > 0) await revalidate();
		}
		const callOff = onFirstInteraction(send, AFTER);
		window.addEventListener("online", send);
		return () => {
			callOff();
			window.removeEventListener("online", send);
		};
	}, [userId, isOnSettings, revalidate]);

	return null;
}
