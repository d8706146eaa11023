import { useEffect } from "react";
import { whenStirred } from "~/lib/when-stirred";

/** Milliseconds. What waited to be sent can wait until the page is there. */
const AFTER = 3000;

/** Sends what this browser could not send before: on start, when somebody signs in, and when the network is back. */
export function LibraryKeeper({ userId }: { userId: string | null }) {
	useEffect(() => {
		if (userId === null) return;
		async function send(): Promise<void> {
			const { replay } = await import("~/domain/library/record-watch.client");
			await replay(userId ?? "");
		}
		const callOff = whenStirred(send, AFTER);
		window.addEventListener("online", send);
		return () => {
			callOff();
			window.removeEventListener("online", send);
		};
	}, [userId]);

	return null;
}
