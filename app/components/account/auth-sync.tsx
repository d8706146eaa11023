import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { watchOtherTabs } from "~/browser/auth-storage.client";
import { pageProfile, profileChanged } from "~/browser/call-api.client";
import { loadModule } from "~/browser/load-module";
import { SessionCheck } from "~/components/site/session-check";
import { hideToast } from "~/components/ui/toast";

/**
 * Keeps what the page shows in step with what the browser holds: on start, and when another tab signs in or out or changes who
 * is watching.
 */
export function AuthSync({ isSignedIn, profileId = null }: { isSignedIn: boolean; profileId?: string | null }) {
	const { revalidate } = useRevalidator();

	useEffect(() => {
		const lastProfileId = pageProfile.get();
		pageProfile.set(profileId);
		if (lastProfileId === null || lastProfileId === profileId) return;
		hideToast();
		loadModule(() => import("~/browser/leave-profile.client")).then(
			({ leaveProfile }) => leaveProfile(),
			// Without the file, lists that are gone back to leave out what the one before has hidden.
			() => undefined,
		);
	}, [profileId]);

	useEffect(() => watchOtherTabs(revalidate), [revalidate]);

	// Where the other tab could not say so.
	useEffect(() => profileChanged.subscribe(() => void revalidate()), [revalidate]);

	return <SessionCheck isSignedIn={isSignedIn} />;
}
