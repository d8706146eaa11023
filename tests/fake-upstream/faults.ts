import { answer, brokenOff, failure, htmlPage } from "./answer";

/** What is wrong with the upstream. */
export type Fault =
	| { kind: "status"; status: number; retryAfter?: string; body?: string }
	/** No answer, ever. */
	| { kind: "hang" }
	/** Half of the right JSON. */
	| { kind: "truncated" }
	/** An HTML page with status 200. */
	| { kind: "html" }
	/** The connection breaks. */
	| { kind: "reset" };

export interface FaultScope {
	/** Only paths that match, as in `/3/movie/1000`. */
	path?: RegExp;
	/** Only so many requests. */
	times?: number;
}

export interface FakeTmdb {
	/** Answers as the real one would, with its faults of the moment. Rejects for the fault `reset`. */
	answer(request: Request): Promise<Response>;
	/** Path and query of every request for the API so far, in order. */
	requests(): string[];
	/** How many requests for the API there were, by path without query. */
	counts(): Record<string, number>;
	forgetRequests(): void;
	/** Null heals. Images are never at fault. */
	setFault(fault: Fault | null, scope?: FaultScope): void;
	/** Milliseconds before each answer. */
	setLatency(milliseconds: number): void;
}

export class ConnectionReset extends Error {}

function statusAnswer({ status, retryAfter, body }: Extract<Fault, { kind: "status" }>): Response {
	const response = body === undefined ? failure(status, 11, "Something went wrong.") : new Response(body, { status });
	if (retryAfter !== undefined) response.headers.set("retry-after", retryAfter);
	return response;
}

async function faultyAnswer(fault: Fault, request: Request): Promise<Response> {
	if (fault.kind === "status") return statusAnswer(fault);
	if (fault.kind === "html") return htmlPage();
	if (fault.kind === "truncated") return brokenOff(await answer(request));
	if (fault.kind === "reset") throw new ConnectionReset("The connection was reset");
	return new Promise((_, reject) => {
		request.signal.addEventListener("abort", () => reject(request.signal.reason));
	});
}

/** A stand-in for TMDB with switchable faults and latency, for `fetch` in tests and for the server beside. */
export function createFakeTmdb(): FakeTmdb {
	let asked: string[] = [];
	let latency = 0;
	let fault: Fault | null = null;
	let scope: FaultScope = {};
	let struck = 0;

	function strikes(pathname: string): boolean {
		if (!fault || (scope.path && !scope.path.test(pathname))) return false;
		return struck++ < (scope.times ?? Number.POSITIVE_INFINITY);
	}

	return {
		async answer(request) {
			const { pathname, search } = new URL(request.url);
			if (!pathname.startsWith("/3/")) return answer(request);
			asked.push(pathname + search);
			const failing = strikes(pathname) ? fault : null;
			if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
			return failing ? faultyAnswer(failing, request) : answer(request);
		},
		requests: () => [...asked],
		counts() {
			const counts: Record<string, number> = {};
			for (const request of asked) {
				const [path = ""] = request.split("?");
				counts[path] = (counts[path] ?? 0) + 1;
			}
			return counts;
		},
		forgetRequests() {
			asked = [];
		},
		setFault(next, nextScope = {}) {
			[fault, scope, struck] = [next, nextScope, 0];
		},
		setLatency(milliseconds) {
			latency = milliseconds;
		},
	};
}
