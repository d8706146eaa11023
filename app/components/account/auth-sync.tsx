import { useEffect, useLayoutEffect } from "react";
import { useLocation, useMatches, useRevalidator } from "react-router";
import { watchOtherTabs } from "~/browser/auth-storage.client";
import { callApi, pageProfile, profileChanged } from "~/browser/call-api.client";
import { loadModule } from "~/browser/load-module";
import { isPageOutdated, setShownPage } from "~/browser/navigation/stay-without-network.client";
import { SessionCheck } from "~/components/site/session-check";
import { hideToast } from "~/components/ui/toast";
import { browserTimeZone } from "~/lib/text/time-zone-names";

interface AuthSyncProps {
	isSignedIn: boolean;
	profileId?: string | null;
	/** Of that person's days; null where none is known yet. */
	timeZone?: string | null;
}

/** A page that could not be loaded again without a network is, once there is one. */
function useMissedLoad(): void {
	const { revalidate } = useRevalidator();
	const { pathname, search } = useLocation();
	const matches = useMatches();

	useLayoutEffect(() => {
		const loaded = matches.flatMap(({ id, loaderData }) => (loaderData === undefined ? [] : id));
		return setShownPage({ path: { pathname, search }, loaded: new Set(loaded) });
	}, [pathname, search, matches]);

	useEffect(() => {
		const load = () => void (isPageOutdated() && revalidate());
		window.addEventListener("online", load);
		return () => window.removeEventListener("online", load);
	}, [revalidate]);
}

/**
 * Keeps what the page shows in step with what the browser holds: on start, and when another tab signs in or out or changes who
 * is watching.
 */
export function AuthSync({ isSignedIn, profileId = null, timeZone }: AuthSyncProps) {
	const { revalidate } = useRevalidator();
	useMissedLoad();

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

	// The days of somebody who signs in for the first time are those of this browser. Where it fails, the next page does it.
	useEffect(() => {
		if (profileId === null || timeZone !== null) return;
		callApi("PUT /api/preferences", { body: { timeZone: browserTimeZone() } }).then(revalidate, () => undefined);
	}, [profileId, timeZone, revalidate]);

	useEffect(() => watchOtherTabs(revalidate), [revalidate]);

	// Where the other tab could not say so.
	useEffect(() => profileChanged.subscribe(() => void revalidate()), [revalidate]);

	return <SessionCheck isSignedIn={isSignedIn} />;
}
