import { failure, htmlPage, respond, truncate } from "./respond";

/** How the upstream fails. */
export type Fault =
	| { kind: "status"; status: number; retryAfter?: string; body?: string }
	/** Never responds. */
	| { kind: "hang" }
	/** The first half of the JSON. */
	| { kind: "truncated" }
	/** An HTML page with status 200. */
	| { kind: "html" }
	/** The connection breaks. */
	| { kind: "reset" };

interface FaultScope {
	/** Only paths that match, as in `/3/movie/1000`. */
	path?: RegExp;
	/** The number of requests that fail; without a limit when undefined. */
	times?: number;
}

export interface FakeTmdb {
	/** Responds like TMDB, with the current fault. Rejects for the fault `reset`. */
	respond(request: Request): Promise<Response>;
	/** Path and query of every request for the API so far, in order. */
	requests(): string[];
	/** Number of API requests so far, by path without query. */
	counts(): Record<string, number>;
	clearRequests(): void;
	/** Null removes the fault. Images never fail. */
	setFault(fault: Fault | null, scope?: FaultScope): void;
	/** Milliseconds before each response. */
	setLatency(milliseconds: number): void;
	/** Holds every response back until the returned function is called. */
	hold(): () => void;
}

export class ConnectionReset extends Error {}

function statusResponse({ status, retryAfter, body }: Extract<Fault, { kind: "status" }>): Response {
	const response = body === undefined ? failure(status, 11, "Something went wrong.") : new Response(body, { status });
	if (retryAfter !== undefined) response.headers.set("retry-after", retryAfter);
	return response;
}

async function faultyResponse(fault: Fault, request: Request): Promise<Response> {
	if (fault.kind === "status") return statusResponse(fault);
	if (fault.kind === "html") return htmlPage();
	if (fault.kind === "truncated") return truncate(await respond(request));
	if (fault.kind === "reset") throw new ConnectionReset("The connection was reset");
	return new Promise((_, reject) => {
		request.signal.addEventListener("abort", () => reject(request.signal.reason));
	});
}

/** A fake TMDB with adjustable faults and latency, for mocks of `fetch` and for `server.ts`. */
export function createFakeTmdb(): FakeTmdb {
	let requested: string[] = [];
	let latency = 0;
	let held = Promise.resolve();
	let fault: Fault | null = null;
	let scope: FaultScope = {};
	let faultCount = 0;

	function hasFault(pathname: string): boolean {
		if (!fault || (scope.path && !scope.path.test(pathname))) return false;
		return faultCount++ < (scope.times ?? Number.POSITIVE_INFINITY);
	}

	return {
		async respond(request) {
			const { pathname, search } = new URL(request.url);
			if (!pathname.startsWith("/3/")) return respond(request);
			requested.push(pathname + search);
			const failing = hasFault(pathname) ? fault : null;
			await held;
			if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
			return failing ? faultyResponse(failing, request) : respond(request);
		},
		requests: () => [...requested],
		counts() {
			const counts: Record<string, number> = {};
			for (const request of requested) {
				const [path = ""] = request.split("?");
				counts[path] = (counts[path] ?? 0) + 1;
			}
			return counts;
		},
		clearRequests() {
			requested = [];
		},
		setFault(next, nextScope = {}) {
			[fault, scope, faultCount] = [next, nextScope, 0];
		},
		setLatency(milliseconds) {
			latency = milliseconds;
		},
		hold() {
			let release = (): void => undefined;
			held = new Promise((resolve) => {
				release = resolve;
			});
			return () => release();
		},
	};
}
