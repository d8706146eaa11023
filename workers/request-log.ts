import type { LogFields } from "~/platform.server";

interface LoggedRequest {
	request: Request;
	logFields: LogFields;
	status: number;
	/** Milliseconds until the response headers. */
	duration: number;
}

/** The log line of a request. It names the route pattern and the user's id, so it holds no private data. */
export function requestLine({ request, logFields, status, duration }: LoggedRequest): string {
	const { requestId: id = null, route = null, cache = null, userId: user = null, notShared, waits } = logFields;
	return JSON.stringify({ id, method: request.method, route, status, ms: duration, cache, notShared, user, waits });
}

/** The `Server-Timing` header: total time, time per service, and the cache status. */
export function serverTiming({ logFields, duration }: Pick<LoggedRequest, "logFields" | "duration">): string {
	const waits = Object.entries(logFields.waits).map(([service, milliseconds]) => `${service};dur=${milliseconds}`);
	const cache = logFields.cache ? [`cache;desc=${logFields.cache}`] : [];
	return [`total;dur=${duration}`, ...waits, ...cache].join(", ");
}
