// Calls /api by an operation's key, with the bearer token when there is one.
import type { FieldErrors } from "~/domain/accounts/validation";
import { OTHER_PROFILE, PROFILE_HEADER } from "~/domain/accounts/who-is-watching";
import { createEmitter, createStore } from "~/lib/caching/store";
import { pageLanguage } from "~/lib/language/languages";
import {
	type OperationCall,
	type OperationData,
	type OperationInput,
	type OperationKey,
	toMethodAndPath,
} from "~/operations/operation-call";
import { readToken } from "./auth-storage.client";

/** The server responded with an error. */
export class ApiError extends Error {
	constructor(
		/** Shown to the visitor. */
		message: string,
		readonly status: number,
		/** For machines; null when the server gave none. */
		readonly code: string | null,
		/** By field of the body. */
		readonly errors: FieldErrors,
		/** The body of the response. */
		readonly body: Record<string, unknown> = {},
	) {
		super(message);
		this.name = "ApiError";
	}
}

/** Milliseconds after which a call fails that has no response: a hung connection would hold it for minutes. */
const RESPONSE_WAIT_MS = 60_000;

/** The profile that the page shows; null: none, or signed out. */
export const pageProfile = createStore<string | null>(null);

/** A call of the page found that the session is in another profile than the page shows. */
export const profileChanged = createEmitter<void>();

export interface Options {
	/** In whose name the call is sent; by default whose page it is. */
	profileId?: string;
	/** The message of an error response without one. */
	fallback?: (status: number) => string;
	/** By default, the call waits a minute for its response. */
	signal?: AbortSignal;
	/** The request outlives the page. */
	keepalive?: boolean;
}

interface Body {
	data: unknown;
	message?: string;
	code?: string;
	errors?: FieldErrors;
}

/** Empty when the body is not JSON, for example an error page of a proxy. */
async function readBody(response: Response): Promise<Partial<Body>> {
	try {
		return (await response.json()) as Partial<Body>;
	} catch {
		return {};
	}
}

function httpError(status: number): string {
	return `HTTP error! status: ${status}`;
}

/** Messages are shown on the page; an import also looks up names in the visitor's other languages. */
function acceptedLanguages(): string {
	return [pageLanguage(), ...navigator.languages.map((tag) => `${tag};q=0.5`)].join(", ");
}

/** Like `callApi`, for a complete call object. */
async function sendCall<Key extends OperationKey>(
	call: OperationCall<Key>,
	{
		fallback = httpError,
		signal = AbortSignal.timeout(RESPONSE_WAIT_MS),
		keepalive,
		profileId = pageProfile.get() ?? undefined,
	}: Options = {},
): Promise<OperationData<Key>> {
	const token = readToken();
	const { method, path } = toMethodAndPath(call);
	const response = await fetch(path, {
		method,
		signal,
		keepalive,
		headers: {
			"content-type": "application/json",
			"accept-language": acceptedLanguages(),
			...(token && { authorization: `Bearer ${token}` }),
			...(profileId && { [PROFILE_HEADER]: profileId }),
		},
		body: call.body === undefined ? undefined : JSON.stringify(call.body),
	});
	const body = await readBody(response);
	const { data, message, code = null, errors } = body;
	if (!response.ok || data === undefined) {
		if (code === OTHER_PROFILE.code && profileId === pageProfile.get()) profileChanged.emit();
		throw new ApiError(message || fallback(response.status), response.status, code, errors ?? {}, { ...body });
	}
	return data as OperationData<Key>;
}

/** Returns `data` of the response. Throws `ApiError` for an error response, another error when the server cannot be reached. */
export async function callApi<const Key extends OperationKey>(
	key: Key,
	input: OperationInput<Key>,
	options?: Options,
): Promise<OperationData<Key>> {
	return await sendCall({ key, ...(input as Omit<OperationCall, "key">) }, options);
}
