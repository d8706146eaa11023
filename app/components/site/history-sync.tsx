import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";

/** Milliseconds. What waited to be sent can wait until the page is there. */
const AFTER = 3000;

/** There the visitor decides themself when the list is migrated. */
const SETTINGS = "/settings";

/** Sends what this browser could not send before: on start, when somebody signs in, and when the network is back. */
export function HistorySync({ userId }: { userId: string | null }) {
	const isOnSettings = useLocation().pathname === SETTINGS;
	const { revalidate } = useRevalidator();

	useEffect(() => {
		if (userId === null || isOnSettings) return;
		async function send(): Promise<void> {
			const { replay } = await import("~/browser/record-watch.client");
			const result = await replay(userId ?? "");
			// The page may show the history.
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
