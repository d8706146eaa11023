import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { watchOtherTabs } from "~/browser/auth-storage.client";
import { SessionCheck } from "~/components/site/session-check";

/** Keeps what the page shows in step with what the browser holds: on start, and when another tab signs in or out. */
export function AuthSync({ isSignedIn }: { isSignedIn: boolean }) {
	const { revalidate } = useRevalidator();

	useEffect(() => watchOtherTabs(revalidate), [revalidate]);

	return <SessionCheck isSignedIn={isSignedIn} />;
}
