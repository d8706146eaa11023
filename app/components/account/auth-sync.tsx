import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { readToken, watchOtherTabs } from "~/browser/auth-storage.client";
import { loadModule } from "~/browser/load-module";
import { showToast } from "~/components/ui/toast";

/** Checks the stored token once, and says why where it signs nobody in any more. */
function useVerification(isSignedIn: boolean): void {
	const { revalidate } = useRevalidator();

	// biome-ignore lint/correctness/useExhaustiveDependencies: on start only, with what the server said then.
	useEffect(() => {
		if (readToken() === null) return;
		async function verify(): Promise<void> {
			// Without a network nothing changes.
			const module = await loadModule(() => import("~/browser/verify-session.client")).catch(() => null);
			const verified = await module?.verifyStored({ isSignedIn });
			if (verified?.reason) showToast(verified.reason, "alarm");
			if (verified?.isStale) await revalidate();
		}
		void verify();
	}, []);
}

/** Keeps what the page shows in step with what the browser holds: on start, and when another tab signs in or out. */
export function AuthSync({ isSignedIn }: { isSignedIn: boolean }) {
	const { revalidate } = useRevalidator();
	useVerification(isSignedIn);

	useEffect(() => watchOtherTabs(revalidate), [revalidate]);

	return null;
}

/** For a page that found nobody signed in, while the frame around it still shows who was. */
export function SessionEnd() {
	useVerification(true);
	return null;
}
