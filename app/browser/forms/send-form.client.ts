import { data, isRouteErrorResponse } from "react-router";
import { OWN_PASSWORD } from "~/domain/accounts/fresh-password";
import { formText } from "~/lib/http/read-form";
import { pageLanguage } from "~/lib/language/languages";
import { siteTexts } from "~/messages/site";
import { toUnconfirmed, type UnconfirmedForm } from "~/operations/page-form";

const PASSWORD_UNCHECKED = "We couldn't check your password. Try again in a moment.";

/** Why a request has no result. */
interface Unsent {
	/** Null when the server could not be reached. */
	status: number | null;
	/** For a person; null when the server gave none. */
	message: string | null;
}

/** The statuses of responses that are thrown on purpose, with a text for the visitor. */
const EXPLAINED = [404, 409, 413, 422, 429, 503];

export function toUnsent(error: unknown): Unsent {
	if (!isRouteErrorResponse(error))
		return { status: null, message: navigator.onLine ? null : siteTexts.in(pageLanguage()).offlineTryAgain };
	const { status, data: text } = error;
	// A proxy responds with a page of its own.
	const isText = EXPLAINED.includes(status) && typeof text === "string" && text !== "" && !text.startsWith("<");
	return { status, message: isText ? text : null };
}

interface UnsentForm<Intent> extends Unsent {
	intent: Intent;
	/** The form, when it came with a password: the question for it stays open. */
	unconfirmed?: UnconfirmedForm;
}

interface Outcomes<State, Intent> {
	/** What the page shows instead of a result. */
	toState(failure: UnsentForm<Intent>): State;
	/** Sees either state. */
	finish?(state: State, sent: { intent: Intent; form: FormData }): State | Response | Promise<State | Response>;
}

/**
 * For a route's `clientAction`: runs the route's action. When that has no result, because the server could not be reached or
 * refused the request, the form stays with what was typed; otherwise the router would show the error page. A redirect passes.
 */
export async function sendForm<State, Intent extends string>(
	{ request, serverAction }: { request: Request; serverAction: () => Promise<State> },
	{ toState, finish = (state) => state }: Outcomes<State, Intent>,
) {
	// The action reads the request's own body.
	const form = await request.clone().formData();
	const intent = formText(form, "intent") as Intent;
	let state: State;
	try {
		state = await serverAction();
	} catch (error) {
		if (error instanceof Response) throw error;
		const failure = toUnsent(error);
		const unconfirmed = form.has(OWN_PASSWORD) ? toUnconfirmed(form, failure.message ?? PASSWORD_UNCHECKED) : undefined;
		const shown = await finish(toState({ ...failure, intent, unconfirmed }), { intent, form });
		// With a status of a failure, the router does not load the page again, which would fail too.
		return shown instanceof Response ? shown : data(shown, { status: failure.status ?? 503 });
	}
	return await finish(state, { intent, form });
}
