import { lazy, Suspense } from "react";
import { loadModule } from "~/browser/load-module";
import { SessionCheck } from "~/components/site/session-check";
import { useAuthLinks, useSite } from "~/components/site/site-context";
import { ButtonLink } from "~/components/ui/button";
import { useLocalContinue } from "./use-local-continue";

const LocalLists = lazy(async () => ({ default: (await loadModule(() => import("./local-lists"))).LocalLists }));

/** My List for a signed-out visitor: the invitation to sign in, and what this browser keeps under it. */
export function SignInRequired() {
	const { login, signup } = useAuthLinks();
	const { visitor } = useSite();
	const begun = useLocalContinue();
	return (
		<div className="min-h-dvh px-gutter">
			{/* The frame still shows who was signed in. */}
			{visitor && <SessionCheck isSignedIn />}
			<div className="flex min-h-[50dvh] flex-col items-center gap-5 pt-28 pb-10 text-center">
				<span className="bulbs w-32" />
				<h1 className="lettering mt-2 text-title">Sign In Required</h1>
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
			{begun && (
				<Suspense>
					<LocalLists begun={begun} />
				</Suspense>
			)}
		</div>
	);
}
