import { lazy, Suspense } from "react";
import { LOCAL_LIBRARY, readText } from "~/browser/stored";
import { InlineScript } from "~/components/site/inline-script";
import { SessionCheck } from "~/components/site/session-check";
import { useAuthLinks, useSite } from "~/components/site/site-context";
import { ButtonLink } from "~/components/ui/button";
import { loadLibrary } from "./load-library";
import { useLocalContinue } from "./use-local-continue";

const LocalLists = lazy(async () => ({ default: (await loadLibrary()).LocalLists }));

/** A browser that keeps lists of its own says so before they are loaded, so that nothing moves when they are shown. */
const SHOW_OWN = import.meta.env.SSR
	? `try {
if (localStorage.getItem("${LOCAL_LIBRARY}")) document.currentScript.parentElement.dataset.own = "";
} catch {}`
	: "";

/** My List for a signed-out visitor: what this browser keeps, if it keeps something, above the invitation to sign in. */
export function SignInRequired() {
	const { login, signup } = useAuthLinks();
	const { visitor } = useSite();
	const begun = useLocalContinue();
	return (
		<div
			data-own={readText(LOCAL_LIBRARY) === null ? undefined : ""}
			suppressHydrationWarning
			className="group min-h-dvh px-gutter"
		>
			<InlineScript code={SHOW_OWN} />
			{/* The frame still shows who was signed in. */}
			{visitor && <SessionCheck isSignedIn />}
			<h1 className="lettering hidden pt-28 pb-6 text-title group-data-own:block md:pt-36">My List</h1>
			{begun && (
				<Suspense>
					<LocalLists begun={begun} />
				</Suspense>
			)}
			<div className="flex min-h-[50dvh] flex-col items-center gap-5 pt-28 pb-10 text-center group-data-own:min-h-0">
				<span className="bulbs w-32 group-data-own:hidden" />
				<h1 className="lettering mt-2 text-title group-data-own:hidden">Sign In Required</h1>
				<p className="max-w-md text-soft">Please sign in to access your personal watchlist and continue watching.</p>
				<div className="mt-3 flex flex-wrap justify-center gap-3">
					<ButtonLink to={signup} variant="primary">
						Sign Up
					</ButtonLink>
					<ButtonLink to={login}>Login</ButtonLink>
					<ButtonLink to="/" variant="quiet">
						Go to Home
					</ButtonLink>
				</div>
			</div>
		</div>
	);
}
