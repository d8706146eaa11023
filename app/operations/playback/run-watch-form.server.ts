import { type RouterContextProvider, redirect } from "react-router";
import { loginPath } from "~/http/login-path";
import { isDoneAlready, isQuestion, LIBRARY_FORMS, questionPath } from "../library/library-forms";
import { call } from "../operation-call";
import type { PageForms } from "../page-form";
import { runForm } from "../run-form.server";

/** The forms of a watch page: the toggles and the rating of its title, and Refresh Servers. */
const WATCH_FORMS = {
	save: LIBRARY_FORMS.save,
	"remove-saved": LIBRARY_FORMS["remove-saved"],
	"mark-watched": LIBRARY_FORMS["mark-watched"],
	"unmark-watched": LIBRARY_FORMS["unmark-watched"],
	rate: LIBRARY_FORMS.rate,
	"refresh-servers": () => call("GET /api/player-servers", { query: { refresh: "1" } }),
} satisfies PageForms;

/**
 * Runs a form that the document of a watch page has sent, and shows the page again. A toggle leads to Login when the visitor
 * is signed out. Throws a `Response` with the reason when a form was refused.
 */
export async function runWatchForm({
	request,
	context,
	url,
}: {
	request: Request;
	context: Readonly<RouterContextProvider>;
	url: URL;
}): Promise<Response> {
	const here = url.pathname + url.search;
	const { result, headers, form } = await runForm({ request, context }, WATCH_FORMS);
	if (result.ok || isDoneAlready(result)) return redirect(here, 303);
	if (isQuestion(result)) return redirect(questionPath(form), 303);
	if (result.status === 401) return redirect(loginPath(here, { keeps: true }), 303);
	throw new Response(result.message, { status: result.status ?? 500, headers });
}
