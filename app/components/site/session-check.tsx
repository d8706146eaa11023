import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { readToken } from "~/browser/auth-storage.client";
import { showToast } from "~/components/ui/toast";
import { loadInteraction } from "./load-interaction";

/** Checks the stored token once, and says why where it signs nobody in any more. `isSignedIn`: what the frame shows. */
export function SessionCheck({ isSignedIn }: { isSignedIn: boolean }) {
	const { revalidate } = useRevalidator();

	// biome-ignore lint/correctness/useExhaustiveDependencies: on start only, with what the server said then.
	useEffect(() => {
		if (readToken() === null) return;
		async function verify(): Promise<void> {
			// Without a network nothing changes.
			const module = await loadInteraction().catch(() => null);
			const verified = await module?.verifyStored({ isSignedIn });
			if (verified?.reason) showToast(verified.reason, "alarm");
			if (verified?.isStale) await revalidate();
		}
		void verify();
	}, []);

	return null;
}
