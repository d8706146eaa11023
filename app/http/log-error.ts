// Unexpected errors: logged once, with the request id, without query strings and statement values, and reported as 503 when
// D1 or KV is down.
import { createContext, isRouteErrorResponse, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { isUnavailable, withoutQuery } from "~/lib/http/errors";
import { TOO_MANY } from "./rate-limit";
import { requestIdContext } from "./request-id";

/** Seconds. */
const RETRY_AFTER = "10";

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

/**
 * Responses that clients and search engines treat as temporary: 503 during an outage, and `Retry-After` of pages over a
 * limit or out of service, because React Router drops the headers of a thrown response.
 */
export const reportOutages: MiddlewareFunction<Response> = async ({ context }, next) => {
	const response = await next();
	const retryAfter = { [TOO_MANY.status]: TOO_MANY.headers["retry-after"], 503: RETRY_AFTER }[response.status];
	if (retryAfter && !response.headers.has("retry-after")) response.headers.set("retry-after", retryAfter);
	if (response.status !== 500 || !context.get(isOutage)) return response;
	const { body, headers } = response;
	const unavailable = new Response(body, { status: 503, headers });
	unavailable.headers.set("retry-after", RETRY_AFTER);
	unavailable.headers.set("cache-control", "no-store");
	return unavailable;
};
