import type { RequestFacts } from "~/platform.server";

interface Answered {
	request: Request;
	facts: RequestFacts;
	status: number;
	/** Milliseconds until the headers of the answer. */
	duration: number;
}

/** One line for one request: the address by its pattern and the visitor by id, so that it holds nothing private. */
export function requestLine({ request, facts, status, duration }: Answered): string {
	const { requestId: id = null, route = null, cache = null, userId: user = null, waits } = facts;
	return JSON.stringify({ id, method: request.method, route, status, ms: duration, cache, user, waits });
}

/** What `Server-Timing` tells a browser's developer tools: how long all took, what was waited for, how the cache answered. */
export function serverTiming({ facts, duration }: Pick<Answered, "facts" | "duration">): string {
	const waits = Object.entries(facts.waits).map(([service, milliseconds]) => `${service};dur=${milliseconds}`);
	const cache = facts.cache ? [`cache;desc=${facts.cache}`] : [];
	return [`total;dur=${duration}`, ...waits, ...cache].join(", ");
}
