import { matchRoutes } from "react-router";
import { type LoginReason, PAGE_RULES } from "~/domain/accounts/policy";

/** Why a guarded page led to Login: visitors come from there without having asked for it. Null for any other path. */
export function whyLogin(path: string): LoginReason | null {
	return matchRoutes(PAGE_RULES, path)?.at(-1)?.route.login?.opens ?? null;
}

/** Login, and then `here` again. `keeps`: Login says that the button that led to it has kept nothing yet. */
export function loginPath(here: string, { keeps = false } = {}): string {
	return `/login?${keeps ? "keeps=1&" : ""}redirectTo=${encodeURIComponent(here)}`;
}
