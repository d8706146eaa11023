// Owns the responses that clients and search engines treat as temporary: 503 when D1 or KV is down, and `Retry-After` of
// a page over a limit, because React Router drops the headers of a thrown response.
import type { MiddlewareFunction } from "react-router";
import { isOutage } from "~/http/log-error";
import { TOO_MANY } from "~/http/rate-limit";

/** Seconds. */
const RETRY_AFTER = "10";

export const reportOutages: MiddlewareFunction<Response> = async ({ context }, next) => {
	const response = await next();
	if (response.status === TOO_MANY.status && !response.headers.has("retry-after")) {
		response.headers.set("retry-after", TOO_MANY.headers["retry-after"]);
	}
	if (response.status !== 500 || !context.get(isOutage)) return response;
	const { body, headers } = response;
	const unavailable = new Response(body, { status: 503, headers });
	unavailable.headers.set("retry-after", RETRY_AFTER);
	unavailable.headers.set("cache-control", "no-store");
	return unavailable;
};
