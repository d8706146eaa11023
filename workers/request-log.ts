import type { Config } from "~/config.server";
import type { LogFields } from "~/platform.server";

interface LoggedRequest {
	request: Request;
	logFields: LogFields;
	status: number;
	/** Milliseconds until the response headers. */
	duration: number;
}

/** Milliseconds. */
const SLOW_MS = 1000;
/** Of the requests that are quick and served from a cache, one of so many. */
const SAMPLED = 10;

/** Whether a request gets a log line: each is paid for on Cloudflare, and most say the same. */
export function isLogged(
	choice: Config["REQUEST_LOG"],
	{ logFields: { cache }, status, duration }: Omit<LoggedRequest, "request">,
): boolean {
	if (choice !== "sample") return choice === "on";
	const isOrdinary = status < 400 && duration < SLOW_MS && cache !== "miss" && cache !== "stale";
	return !isOrdinary || Math.random() * SAMPLED < 1;
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
