import type { RequestFacts } from "~/platform.server";

interface LoggedRequest {
	request: Request;
	facts: RequestFacts;
	status: number;
	/** Milliseconds until the response headers. */
	duration: number;
}

/** The log line of a request. It names the route pattern and the user's id, so it holds no private data. */
export function requestLine({ request, facts, status, duration }: LoggedRequest): string {
	const { requestId: id = null, route = null, cache = null, userId: user = null, waits } = facts;
	return JSON.stringify({ id, method: request.method, route, status, ms: duration, cache, user, waits });
}

/** The `Server-Timing` header: total time, time per service, and the cache status. */
export function serverTiming({ facts, duration }: Pick<LoggedRequest, "facts" | "duration">): string {
	const waits = Object.entries(facts.waits).map(([service, milliseconds]) => `${service};dur=${milliseconds}`);
	const cache = facts.cache ? [`cache;desc=${facts.cache}`] : [];
	return [`total;dur=${duration}`, ...waits, ...cache].join(", ");
}
