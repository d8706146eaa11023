import { data, isRouteErrorResponse } from "react-router";

/** Why a form has no result. */
export interface Unsent {
	/** Null when the server could not be reached. */
	status: number | null;
	/** For a person; null when the server gave none. */
	message: string | null;
}

/** The statuses of responses that are thrown on purpose, with a text for the visitor. */
const EXPLAINED = [404, 409, 413, 422, 429, 503];

export function toUnsent(error: unknown): Unsent {
	if (!isRouteErrorResponse(error)) return { status: null, message: null };
	const { status, data: text } = error;
	// A proxy responds with a page of its own.
	const isText = EXPLAINED.includes(status) && typeof text === "string" && text !== "" && !text.startsWith("<");
	return { status, message: isText ? text : null };
}

/**
 * For a route's `clientAction`: runs the route's action. When that has no result, because the server could not be reached or
 * refused the request, `toState` says what the page shows instead, so that the form stays with what was typed; without it
 * the router would show the error page. `finish` sees either state. A redirect passes.
 */
export async function sendForm<State>(
	serverAction: () => Promise<State>,
	{ toState, finish = (state) => state }: { toState(failure: Unsent): State; finish?(state: State): State | Response },
) {
	let state: State;
	try {
		state = await serverAction();
	} catch (error) {
		if (error instanceof Response) throw error;
		const failure = toUnsent(error);
		const shown = finish(toState(failure));
		// With a status of a failure, the router does not load the page again, which would fail too.
		return shown instanceof Response ? shown : data(shown, { status: failure.status ?? 503 });
	}
	return finish(state);
}
