import { lazy, Suspense, useEffect, useState } from "react";
import { isPlainClick } from "~/lib/is-plain-click";
import type { AuthForm } from "./auth-texts";

const AuthDialog = lazy(() => import("./auth-dialog").then((module) => ({ default: module.AuthDialog })));

/** From here on Login and Sign Up are dialogs; below they are full screens. */
const WIDE = "(min-width: 48rem)";

const FORMS: Record<string, AuthForm> = { "/login": "login", "/signup": "signup" };

/** The form that a click asks for, unless it asks for a new tab or the like. */
function askedFor(event: MouseEvent): { form: AuthForm; redirectTo: string | null } | null {
	if (!isPlainClick(event)) return null;
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	const form = link && link.origin === window.location.origin && FORMS[link.pathname];
	if (!form) return null;
	const redirectTo = new URLSearchParams(link.search).get("redirectTo");
	const here = window.location.pathname + window.location.search;
	return { form, redirectTo: redirectTo === here ? null : redirectTo };
}

/**
 * On wide screens every link to Login or Sign Up, wherever it stands, opens the dialog. The forms are loaded with the
 * first of these clicks. `isSignedIn` closes it.
 */
export function AuthDialogHost({ isSignedIn }: { isSignedIn: boolean }) {
	const [asked, setAsked] = useState<ReturnType<typeof askedFor>>(null);
	/** How often; each time a new dialog, which does not hear that the one before is closing. */
	const [times, setTimes] = useState(0);

	useEffect(() => {
		if (isSignedIn) {
			setAsked(null);
			return;
		}
		function open(event: MouseEvent): void {
			const found = askedFor(event);
			if (!found || !window.matchMedia(WIDE).matches) return;
			event.preventDefault();
			setAsked(found);
			setTimes((before) => before + 1);
		}
		// Before the router's own listener, which leaves alone what is prevented.
		document.addEventListener("click", open, true);
		return () => document.removeEventListener("click", open, true);
	}, [isSignedIn]);

	if (times === 0) return null;
	return (
		<Suspense>
			<AuthDialog
				key={times}
				form={asked?.form ?? null}
				redirectTo={asked?.redirectTo ?? null}
				onClose={() => setAsked(null)}
			/>
		</Suspense>
	);
}
