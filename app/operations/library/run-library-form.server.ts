import { type RouterContextProvider, redirect } from "react-router";
import { PAGE } from "~/domain/library/list-view";
import { loginPath } from "~/http/login-path";
import { receiveBody } from "~/http/request-body";
import { formText, readForm } from "~/lib/read-form";
import { isVisitorUnknown, visitorSession } from "~/middleware/visitor";
import { call } from "../operation-call";
import { runForm } from "../run-form.server";
import { isDoneAlready, isQuestion, LIBRARY_FORMS, questionPath, readTitles } from "./library-forms";

interface FormArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
	url: URL;
}

/**
 * Shows the page again. Throws a `Response` with the reason when the form was refused, or 503 when the session could not be
 * looked up, so that nobody takes the form for done.
 */
export async function runLibraryForm({ request, context, url }: FormArgs): Promise<Response> {
	await context.get(visitorSession);
	if (context.get(isVisitorUnknown)) throw new Response("Try again in a moment.", { status: 503 });
	let refused: Response | null = null;
	for (const forms of await listForms({ request, context })) {
		const { result, headers, form } = await runForm({ request, context }, forms);
		if (result.ok || isDoneAlready(result)) continue;
		if (isQuestion(result)) return redirect(questionPath(form), 303);
		refused ??= new Response(result.message, { status: result.status ?? 500, headers });
	}
	if (refused) throw refused;
	return redirect(url.pathname + url.search, 303);
}

/** A mark of several titles is one of each. Where some fail, the others are marked, and sending it again marks the rest. */
async function listForms({ request, context }: Omit<FormArgs, "url">): Promise<(typeof LIBRARY_FORMS)[]> {
	const form = await readForm(request, receiveBody(request, context));
	const titles = formText(form, "intent") === "mark-watched" ? readTitles(form) : [];
	if (titles.length === 0) return [LIBRARY_FORMS];
	if (titles.length > PAGE) throw new Response(`Select at most ${PAGE} titles.`, { status: 422 });
	return titles.map(({ media_id: mediaId, media_type: mediaType }) => ({
		...LIBRARY_FORMS,
		"mark-watched": () => call("POST /api/watched/:mediaId/:mediaType", { params: { mediaId, mediaType }, body: {} }),
	}));
}

/** The same for the toggle of a detail page, which leads to Login when the visitor is signed out. */
export async function runToggleForm(args: FormArgs): Promise<Response> {
	if ((await args.context.get(visitorSession)) || args.context.get(isVisitorUnknown)) return await runLibraryForm(args);
	const here = args.url.pathname + args.url.search;
	return redirect(loginPath(here, { keeps: true }), 303);
}
