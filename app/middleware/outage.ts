// Owns the response when D1 or KV is down: 503, which clients and search engines treat as temporary.
import { createContext, type MiddlewareFunction } from "react-router";

/** True after an error of this request turned out to be a service that does not respond. */
export const isOutage = createContext(false);

/** Seconds. */
const RETRY_AFTER = "10";

export const reportOutages: MiddlewareFunction<Response> = async ({ context }, next) => {
	const response = await next();
	if (response.status !== 500 || !context.get(isOutage)) return response;
	const { body, headers } = response;
	const answer = new Response(body, { status: 503, headers });
	answer.headers.set("retry-after", RETRY_AFTER);
	answer.headers.set("cache-control", "no-store");
	return answer;
};
