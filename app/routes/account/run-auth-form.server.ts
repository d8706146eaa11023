// Owns Login and Sign Up for documents without scripts.
import { data, type RouterContextProvider, redirect } from "react-router";
import { formValues } from "~/lib/read-form";
import { toLocalPath } from "~/lib/requests";
import type { FormState } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";
import { AUTH_FORMS, toAuthState } from "./auth-forms";

/** The fields that a failed form shows again: no passwords. */
const SHOWN_AGAIN = {
	login: ["emailOrUsername", "remember"],
	signup: ["username", "email", "name", "terms"],
};

interface ActionArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
	url: URL;
}

export async function runAuthForm({ url, ...args }: ActionArgs) {
	const { result, form, status, headers } = await runForm(args, AUTH_FORMS);
	if (result.ok) return redirect(toLocalPath(url.searchParams.get("redirectTo")), { headers });
	const values = formValues(form, SHOWN_AGAIN[result.intent]);
	return data<FormState>({ ...toAuthState(result), values }, { status, headers });
}
