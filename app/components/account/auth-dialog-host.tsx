import { lazy, Suspense, useEffect, useState } from "react";
import { loadModule } from "~/browser/load-module";
import { isPlainClick } from "~/lib/is-plain-click";
import type { AuthForm } from "./auth-forms";

const AuthDialog = lazy(async () => ({ default: (await loadModule(() => import("./auth-dialog"))).AuthDialog }));

/** From here on Login and Sign Up are dialogs; below they are full screens. */
const WIDE = "(min-width: 48rem)";

const FORMS: Record<string, AuthForm> = { "/login": "login", "/signup": "signup" };

/** The form that a plain click on a link opens; null for other clicks. */
function findAuthLink(event: MouseEvent): { form: AuthForm; redirectTo: string | null } | null {
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
	const [opened, setOpened] = useState<ReturnType<typeof findAuthLink>>(null);
	/** How many times it has opened: the key of a new dialog, which ignores the close event of the previous one. */
	const [times, setTimes] = useState(0);

	useEffect(() => {
		if (isSignedIn) {
			setOpened(null);
			return;
		}
		function open(event: MouseEvent): void {
			const found = findAuthLink(event);
			if (!found || !window.matchMedia(WIDE).matches) return;
			event.preventDefault();
			setOpened(found);
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
				form={opened?.form ?? null}
				redirectTo={opened?.redirectTo ?? null}
				onClose={() => setOpened(null)}
			/>
		</Suspense>
	);
}
