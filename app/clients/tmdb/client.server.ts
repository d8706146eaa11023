// Knows nothing of caching.
import { CrowdedError, createFairQueue, type FairQueue, type Requester } from "~/lib/caching/fair-queue";
import { findEndpoint, loadSchemas } from "./endpoints";
import { parseResponse } from "./fields";

/** Milliseconds for one `get`, with its waiting, its retries and the reading of the body. */
const TIMEOUT_MS = 8000;
const MAX_RETRIES = 2;
/** Doubles with each retry. */
const BACKOFF_MS = 250;
/** With a longer `Retry-After` the call fails and the error carries it. */
const MAX_WAIT_MS = 3000;

/**
 * Why a request failed: `refused` is our own fault (a bad token or parameter), the others may pass. `crowded`: it was
 * never sent, because too many others wait.
 */
export type TmdbFailure = "timeout" | "network" | "malformed" | "unavailable" | "limited" | "refused" | "crowded";

export class TmdbError extends Error {
	constructor(
		readonly failure: TmdbFailure,
		message: string,
		/** Seconds, where the upstream named them. */
		readonly retryAfter?: number,
	) {
		super(message);
		this.name = "TmdbError";
	}
}

interface TmdbResponse {
	/** 200, or 404 where TMDB knows no such title. */
	status: number;
	/** Validated by the shape of the path. */
	body: unknown;
	/** A part of it could not be read and is empty. */
	isIncomplete?: boolean;
}

export interface TmdbClient {
	/** `path` as in `/movie/550`. Throws `TmdbError`; nothing else. */
	get(path: string, params: URLSearchParams, requester?: Requester): Promise<TmdbResponse>;
}

interface TmdbAccess {
	/** With the `/3`. */
	baseUrl: string;
	token: string;
	/** Milliseconds; for tests. */
	timeout?: number;
	queue: FairQueue;
}

/** Milliseconds from one paced request of a slot to its next: 20 a second from one network, half of what TMDB allows. */
const PACE_MS = 300;

/** The queue of all requests that an isolate sends to TMDB; the lease is longer than any of them may take. */
export function createTmdbQueue(): FairQueue {
	const pause = (took: number, { isPaced }: Requester) => (isPaced ? Math.max(0, PACE_MS - took) : 0);
	return createFairQueue({ slots: 10, waiting: 160, wait: 5000, lease: 10_000, pause });
}

function isRetryable(error: unknown): error is TmdbError {
	return error instanceof TmdbError && ["network", "unavailable", "limited"].includes(error.failure);
}

/** Seconds from a `Retry-After` header, which holds seconds or a date. */
function retryAfter(headers: Headers): number | undefined {
	const value = headers.get("retry-after")?.trim();
	if (!value) return undefined;
	if (/^\d{1,6}$/.test(value)) return Number(value);
	const at = Date.parse(value);
	return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new TmdbError("malformed", "TMDB did not respond with JSON");
	}
}

function failureOf(response: Response): TmdbError {
	const { status, headers } = response;
	if (status === 429) return new TmdbError("limited", "TMDB is limiting our requests (429)", retryAfter(headers));
	if (status >= 500) return new TmdbError("unavailable", `TMDB is not available (${status})`, retryAfter(headers));
	// A redirect would carry the token to another host.
	if (status < 400) return new TmdbError("malformed", `TMDB responded with status ${status}`);
	if (status === 401) return new TmdbError("refused", "TMDB rejected the token: check TMDB_TOKEN (401)");
	return new TmdbError("refused", `TMDB rejected the request (${status})`);
}

/** Only a 404 of TMDB itself says that the title does not exist; a server in between can send one too. */
function isTmdbError(body: unknown): boolean {
	return typeof body === "object" && body !== null && "status_code" in body;
}

async function readResponse(path: string, response: Response): Promise<TmdbResponse> {
	if (response.status === 404) {
		const body = parseJson(await response.text());
		if (isTmdbError(body)) return { status: 404, body };
		throw new TmdbError("malformed", "The 404 does not come from TMDB");
	}
	if (response.status !== 200) {
		await response.body?.cancel();
		throw failureOf(response);
	}
	const endpoint = findEndpoint(path);
	const parsed = endpoint && parseResponse((await loadSchemas())[endpoint.schema], parseJson(await response.text()));
	if (!parsed) throw new TmdbError("malformed", `TMDB's response for ${path} does not match its schema`);
	return { status: 200, ...parsed };
}

function wait(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Milliseconds: `Retry-After`, and 50 to 100 % of the exponential back-off, so that isolates do not retry in step. */
function pause(retry: number, error: TmdbError): number {
	const backoff = BACKOFF_MS * 2 ** retry;
	return (error.retryAfter ?? 0) * 1000 + backoff * (0.5 + Math.random() / 2);
}

export function openTmdbClient({ baseUrl, token, timeout = TIMEOUT_MS, queue }: TmdbAccess): TmdbClient {
	const headers = { accept: "application/json", authorization: `Bearer ${token}` };

	async function attempt(
		{ path, params, requester }: { path: string; params: URLSearchParams; requester: Requester },
		signal: AbortSignal,
	): Promise<TmdbResponse> {
		const query = params.toString();
		const address = `${baseUrl.replace(/\/+$/, "")}${path}${query && `?${query}`}`;
		try {
			const send = async () => readResponse(path, await fetch(address, { headers, signal, redirect: "manual" }));
			return await queue.run(requester, send, signal);
		} catch (error) {
			if (error instanceof TmdbError) throw error;
			if (error instanceof CrowdedError) throw new TmdbError("crowded", "Too many requests are waiting for TMDB");
			if (signal.aborted) throw new TmdbError("timeout", `TMDB did not respond within ${timeout} ms`);
			throw new TmdbError("network", `TMDB cannot be reached: ${error instanceof Error ? error.message : error}`);
		}
	}

	return {
		async get(path, params, requester = {}) {
			const signal = AbortSignal.timeout(timeout);
			const deadline = Date.now() + timeout;
			for (let retry = 0; ; retry++) {
				try {
					return await attempt({ path, params, requester }, signal);
				} catch (error) {
					if (!isRetryable(error) || retry === MAX_RETRIES) throw error;
					const milliseconds = pause(retry, error);
					if (error.retryAfter && error.retryAfter * 1000 > MAX_WAIT_MS) throw error;
					if (Date.now() + milliseconds > deadline) throw error;
					await wait(milliseconds);
				}
			}
		},
	};
}
