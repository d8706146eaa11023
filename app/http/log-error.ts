// Owns the logging of unexpected errors: once, with the request id, without query strings and statement values.
import { createContext, isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { isUnavailable, withoutQuery } from "~/lib/errors";
import { requestIdContext } from "./request-id";

/** True after an error of this request turned out to be a service that does not respond. */
export const isOutage = createContext(false);

export function logError(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
	if (request.signal.aborted) return;
	// An unsupported method or an unknown URL is a client error.
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
