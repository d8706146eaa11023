import { redirect } from "react-router";
import { clearAuth, markSignedOut } from "~/browser/auth-storage.client";
import { showToast } from "~/components/ui/toast";
import { endSessionOfToken } from "~/domain/accounts/sessions.server";
import { readSessionCookie, signOutHeaders } from "~/http/credentials";
import { database } from "~/middleware/database";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/logout";

/** Milliseconds between signing out and the navigation to Home. */
const HOME_AFTER = 100;

export function loader() {
	return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
	const token = readSessionCookie(request);
	const { config } = context.get(platformContext);
	if (token) await endSessionOfToken(context.get(database), config, token);
	return redirect("/", { headers: await signOutHeaders(request, config) });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		await serverAction();
	} catch (error) {
		// The action redirects.
		if (!(error instanceof Response)) {
			markSignedOut();
			showToast("Logout failed, but you have been signed out locally", "alarm");
		}
	}
	clearAuth();
	await new Promise((resolve) => setTimeout(resolve, HOME_AFTER));
	return redirect("/");
}
