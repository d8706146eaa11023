// Owns the conversation with TMDB: token, time limit, retries, number of requests at once, and what counts as an answer.
// Knows nothing of caching.
import { findEndpoint } from "./endpoints";
import { createSlots, type Slots } from "./slots";

/** Milliseconds for one `get`, with its waiting, its retries and the reading of the body. */
const TIMEOUT_MS = 8000;
const MAX_RETRIES = 2;
const MAX_AT_ONCE = 6;
/** Milliseconds. Doubles with each retry. */
const BACKOFF_MS = 250;
/** Milliseconds. A longer `Retry-After` is not waited for: the call fails and the error passes it on. */
const MAX_WAIT_MS = 3000;

/** Why the upstream gave no answer: `refused` is our own fault (a bad token or parameter), the others may pass. */
export type TmdbFailure = "timeout" | "network" | "malformed" | "unavailable" | "limited" | "refused";

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

export interface TmdbAnswer {
	/** 200, or 404 where TMDB knows no such title. */
	status: number;
	/** Validated by the shape of the path. */
	body: unknown;
}

export interface TmdbClient {
	/** `path` as in `/movie/550`. Throws `TmdbError`; nothing else. */
	get(path: string, params: URLSearchParams): Promise<TmdbAnswer>;
}

interface TmdbAccess {
	/** With the `/3`. */
	baseUrl: string;
	token: string;
	/** Milliseconds; for tests. */
	timeout?: number;
	slots?: Slots;
}

const isolateSlots = createSlots(MAX_AT_ONCE);

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
		throw new TmdbError("malformed", "TMDB answered with something that is no JSON");
	}
}

function failureOf(response: Response): TmdbError {
	const { status, headers } = response;
	if (status === 429) return new TmdbError("limited", "TMDB asks for fewer requests (429)", retryAfter(headers));
	if (status >= 500) return new TmdbError("unavailable", `TMDB is not available (${status})`, retryAfter(headers));
	// A redirect would carry the token to another host.
	if (status < 400) return new TmdbError("malformed", `TMDB answered with status ${status}`);
	if (status === 401) return new TmdbError("refused", "TMDB refuses the token: check TMDB_TOKEN (401)");
	return new TmdbError("refused", `TMDB refuses the request (${status})`);
}

/** A 404 is only an answer about the title when TMDB itself gives it; any server in between can say 404. */
function isTmdbError(body: unknown): boolean {
	return typeof body === "object" && body !== null && "status_code" in body;
}

async function readAnswer(path: string, response: Response): Promise<TmdbAnswer> {
	if (response.status === 404) {
		const body = parseJson(await response.text());
		if (isTmdbError(body)) return { status: 404, body };
		throw new TmdbError("malformed", "The 404 does not come from TMDB");
	}
	if (response.status !== 200) {
		await response.body?.cancel();
		throw failureOf(response);
	}
	const parsed = findEndpoint(path)?.schema.safeParse(parseJson(await response.text()));
	if (!parsed?.success) throw new TmdbError("malformed", `TMDB's answer for ${path} lacks its main parts`);
	return { status: 200, body: parsed.data };
}

function wait(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Half to the whole of the doubled back-off, so that isolates do not come back in step; never less than asked for. */
function pause(retry: number, error: TmdbError): number {
	const backoff = BACKOFF_MS * 2 ** retry;
	return (error.retryAfter ?? 0) * 1000 + backoff * (0.5 + Math.random() / 2);
}

export function openTmdbClient({ baseUrl, token, timeout = TIMEOUT_MS, slots = isolateSlots }: TmdbAccess): TmdbClient {
	const headers = { accept: "application/json", authorization: `Bearer ${token}` };

	async function attempt(path: string, params: URLSearchParams, signal: AbortSignal): Promise<TmdbAnswer> {
		const query = params.toString();
		const address = `${baseUrl.replace(/\/+$/, "")}${path}${query && `?${query}`}`;
		try {
			return await slots.run(signal, async () =>
				readAnswer(path, await fetch(address, { headers, signal, redirect: "manual" })),
			);
		} catch (error) {
			if (error instanceof TmdbError) throw error;
			if (signal.aborted) throw new TmdbError("timeout", `TMDB did not answer within ${timeout} ms`);
			throw new TmdbError("network", `TMDB cannot be reached: ${error instanceof Error ? error.message : error}`);
		}
	}

	return {
		async get(path, params) {
			const signal = AbortSignal.timeout(timeout);
			const deadline = Date.now() + timeout;
			for (let retry = 0; ; retry++) {
				try {
					return await attempt(path, params, signal);
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
