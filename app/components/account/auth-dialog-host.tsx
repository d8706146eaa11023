import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { loadModule } from "~/browser/load-module";
import type { Site } from "~/components/site/site-context";
import type { LoginReason } from "~/domain/accounts/policy";
import { isPlainClick } from "~/lib/dom/is-plain-click";
import { localPath, splitPath } from "~/lib/language/languages";
import type { AuthForm } from "./auth-forms";

const AuthDialog = lazy(async () => ({ default: (await loadModule(() => import("./auth-dialog"))).AuthDialog }));

/** From here on Login and Sign Up are dialogs; below they are full screens. */
const WIDE = "(min-width: 48rem)";

const FORMS: Record<string, AuthForm> = { "/login": "login", "/signup": "signup" };

interface Opened {
	form: AuthForm;
	/** Where signing in leads; null: it stays here. */
	redirectTo: string | null;
	/** Why Login is asked for. */
	reason: LoginReason | null;
}

/** The form that a plain click on a link opens; null for other clicks. */
function findAuthLink(event: MouseEvent): Opened | null {
	if (!isPlainClick(event)) return null;
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	const form = link && link.origin === window.location.origin && FORMS[splitPath(link.pathname).path];
	if (!form) return null;
	const redirectTo = new URLSearchParams(link.search).get("redirectTo");
	const here = localPath(window.location);
	return { form, redirectTo: redirectTo === here ? null : redirectTo, reason: null };
}

/**
 * On wide screens every link to Login or Sign Up, wherever it stands, opens the dialog. The forms are loaded with the
 * first of these clicks. `isSignedIn` closes it. `asked` opens Login at once.
 */
export function AuthDialogHost({ isSignedIn, asked = null }: { isSignedIn: boolean; asked?: Site["asked"] }) {
	const navigate = useNavigate();
	const login = asked && `/login?redirectTo=${encodeURIComponent(asked.redirectTo)}`;
	const [opened, setOpened] = useState<Opened | null>(null);
	/** How many times it has opened: the key of a new dialog, which ignores the close event of the previous one. */
	const [times, setTimes] = useState(0);

	useEffect(() => {
		if (!isSignedIn || !opened) return;
		setOpened(null);
		// Signed in by another tab, or by the token that the browser holds: the form itself has left Home by now.
		if (opened.reason && opened.redirectTo && localPath(window.location) === "/") void navigate(opened.redirectTo);
	}, [isSignedIn, opened, navigate]);

	useEffect(() => {
		if (isSignedIn) return;
		function open(event: MouseEvent): void {
			const link = findAuthLink(event);
			if (!link || !window.matchMedia(WIDE).matches) return;
			event.preventDefault();
			setOpened(link);
			setTimes((before) => before + 1);
		}
		// Before the router's own listener, which leaves alone what is prevented.
		document.addEventListener("click", open, true);
		return () => document.removeEventListener("click", open, true);
	}, [isSignedIn]);

	useEffect(() => {
		if (!asked || !login) return;
		if (!window.matchMedia(WIDE).matches) {
			void navigate(login);
			return;
		}
		setOpened({ form: "login", ...asked });
		setTimes((before) => before + 1);
	}, [asked, login, navigate]);

	if (times === 0) {
		return (
			login && (
				<noscript>
					<meta httpEquiv="refresh" content={`0;url=${login}`} />
				</noscript>
			)
		);
	}
	return (
		<Suspense>
			<AuthDialog
				key={times}
				form={opened?.form ?? null}
				redirectTo={opened?.redirectTo ?? null}
				reason={opened?.reason ?? null}
				onClose={() => setOpened(null)}
			/>
		</Suspense>
	);
}
