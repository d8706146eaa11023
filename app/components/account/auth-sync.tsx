import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { readToken, watchOtherTabs } from "~/browser/auth-storage.client";
import { loadModule } from "~/browser/load-module";

/** Keeps what the page shows in step with what the browser holds: on start, and when another tab signs in or out. */
export function AuthSync({ isSignedIn }: { isSignedIn: boolean }) {
	const { revalidate } = useRevalidator();

	useEffect(() => watchOtherTabs(revalidate), [revalidate]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: on start only, with what the server said then.
	useEffect(() => {
		if (readToken() === null) return;
		async function verify(): Promise<void> {
			// Without a network nothing changes.
			const module = await loadModule(() => import("~/browser/verify-session.client")).catch(() => null);
			if (await module?.verifyStored({ isSignedIn })) await revalidate();
		}
		void verify();
	}, []);

	return null;
}
