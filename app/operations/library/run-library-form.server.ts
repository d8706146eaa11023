import { type RouterContextProvider, redirect } from "react-router";
import { loginPath } from "~/http/login-path";
import { pageRefusal } from "~/http/refusals";
import { localPath } from "~/lib/language/languages";
import { pressTexts } from "~/messages/presses";
import { sentence } from "~/messages/sentence";
import { isVisitorUnknown, visitorSession } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import type { FormResult, PageForms } from "../page-form";
import { runForm } from "../run-form.server";
import { LIBRARY_FORMS, questionPath } from "./library-forms";

export interface FormArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
	url: URL;
}

/** A change that a later one has overtaken, as in another tab, has nothing left to do. */
const DONE_ALREADY = "deleted";

/**
 * Makes the changes of a form that the document has sent, and shows the page again; a signed-out visitor is led to Login. `others`:
 * forms of the page that change no library. Throws a `Response` with the reason when a form was refused, or 503 when the session
 * could not be looked up, so that nobody takes the form for done.
 */
export async function runLibraryForm({ request, context, url }: FormArgs, others: PageForms = {}): Promise<Response> {
	const session = await context.get(visitorSession);
	const { language } = context.get(platformContext);
	if (context.get(isVisitorUnknown)) throw await pageRefusal({ status: 503, message: sentence("tryAgain") }, language);
	const here = localPath(url);
	const run = await runForm({ request, context }, { ...others, ...LIBRARY_FORMS });
	const { headers, form } = run;
	const result = run.result as FormResult<typeof LIBRARY_FORMS>;
	if (!result.ok && result.status === 401 && !session) return redirect(loginPath(here, { keeps: true }), 303);
	if (!result.ok) throw new Response(result.message, { status: result.status ?? 500, headers });
	if (Object.hasOwn(LIBRARY_FORMS, result.intent)) {
		const refused = result.data.refused.find(({ reason }) => reason !== DONE_ALREADY);
		if (refused?.reason === "dated_plays") return redirect(questionPath(refused, form), 303);
		if (refused) {
			const message = pressTexts.in(language).refusals[refused.reason];
			throw new Response(message, { status: refused.reason === "missing" ? 404 : 409 });
		}
	}
	return redirect(here, 303);
}
