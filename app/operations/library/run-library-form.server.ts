import { type RouterContextProvider, redirect } from "react-router";
import { isVisitorUnknown, visitor } from "~/middleware/visitor";
import { runForm } from "../run-form.server";
import { isDoneAlready, LIBRARY_FORMS } from "./library-forms";

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
	await context.get(visitor);
	if (context.get(isVisitorUnknown)) throw new Response("Try again in a moment.", { status: 503 });
	const { result, headers } = await runForm({ request, context }, LIBRARY_FORMS);
	if (!result.ok && !isDoneAlready(result)) {
		throw new Response(result.message, { status: result.status ?? 500, headers });
	}
	return redirect(url.pathname + url.search, 303);
}

/** The same for the toggle of a detail page, which leads to Login when the visitor is signed out. */
export async function runToggleForm(args: FormArgs): Promise<Response> {
	if ((await args.context.get(visitor)) || args.context.get(isVisitorUnknown)) return await runLibraryForm(args);
	const here = args.url.pathname + args.url.search;
	return redirect(`/login?redirectTo=${encodeURIComponent(here)}`, 303);
}
