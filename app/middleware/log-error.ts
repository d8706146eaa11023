// Owns how an unexpected error is written to the log: once, with the request's id, without a query or its values.
import { isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { isUnavailable, withoutQuery } from "~/lib/errors";
import { isOutage } from "./outage";
import { requestIdContext } from "./request-id";

export function logError(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
	if (request.signal.aborted) return;
	// A method or an address that a page does not have is the client's error, not ours.
	if (isRouteErrorResponse(error) && error.status < 500) return;
	const where = `${context.get(requestIdContext)} ${request.method} ${new URL(request.url).pathname}`;
	const shown = withoutQuery(error);
	if (isUnavailable(shown)) {
		context.set(isOutage, true);
		console.warn(`${where} ${shown}`);
		return;
	}
	console.error(`${where} ${shown instanceof Error ? shown.stack : shown}`);
}
