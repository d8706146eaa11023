// The action of Login and of Sign Up.
import { data, type RouterContextProvider, redirect } from "react-router";
import { type AuthForm, type AuthState, readSignupForm, toAuthFailure } from "~/components/account/auth-forms";
import { checkSignup, hasErrors } from "~/domain/accounts/validation";
import { whoIsWatchingPath } from "~/domain/accounts/who-is-watching";
import { urlIn } from "~/http/language";
import { formValues } from "~/lib/http/read-form";
import { isDataRequest, toLocalPath } from "~/lib/http/requests";
import { findNextLanguage } from "~/loaders/next-language";
import { database } from "~/middleware/database";
import { call } from "~/operations/operation-call";
import type { PageForms } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";
import { platformContext } from "~/platform.server";

const AUTH_FORMS = {
	login: (form: FormData) =>
		call("POST /api/auth/login", {
			body: { ...formValues(form, ["emailOrUsername", "password"]), remember: form.has("remember") },
		}),
	signup(form: FormData) {
		const signup = readSignupForm(form);
		const errors = checkSignup(signup);
		if (hasErrors(errors)) return { errors };
		const { username, email, password, name } = signup;
		return call("POST /api/auth/register", { body: { username, email, password, name } });
	},
} satisfies PageForms & Record<AuthForm, unknown>;

/** The fields that a failed form shows again without scripts: no passwords. */
const SHOWN_AGAIN = {
	login: ["emailOrUsername", "remember"],
	signup: ["username", "email", "name", "terms"],
};

interface ActionArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
	url: URL;
}

/** A document is redirected. A script gets the token, which it stores, and goes on by itself. */
export async function runAuthForm({ url, ...args }: ActionArgs) {
	const { result, form, status, headers } = await runForm(args, AUTH_FORMS);
	if (!result.ok) {
		const values = formValues(form, SHOWN_AGAIN[result.intent]);
		const { language } = args.context.get(platformContext);
		return data<AuthState>({ ...toAuthFailure(result.intent, result, language), values }, { status, headers });
	}
	const { token, sessionId, user } = result.data;
	const { listProfiles } = await import("~/domain/accounts/profiles.server");
	// Nobody needs to choose from one. Where that one has a PIN, the next page asks for it.
	const asksWho = (await listProfiles(args.context.get(database), user.id)).length > 1;
	const next = toLocalPath(url.searchParams.get("redirectTo"));
	const language = await findNextLanguage(args, user.id);
	if (!isDataRequest(args.request)) {
		const path = asksWho ? whoIsWatchingPath(next) : next;
		return redirect(language ? urlIn(language, path, url) : path, { headers });
	}
	const auth = { token, sessionId };
	return data<AuthState>({ ok: true, auth, ...(asksWho && { asksWho }), ...(language && { language }) }, { headers });
}
