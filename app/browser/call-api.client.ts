// Owns how the browser calls /api: by an operation's key, with the bearer token when there is one.
import {
	addressOf,
	type OperationCall,
	type OperationData,
	type OperationInput,
	type OperationKey,
} from "~/operations/operation-call";
import type { FieldErrors } from "~/operations/page-form";
import { readToken } from "./auth-storage.client";

/** The server responded, and not with success. */
export class ApiError extends Error {
	constructor(
		/** For a person. */
		message: string,
		readonly status: number,
		/** By field of the body. */
		readonly errors: FieldErrors,
	) {
		super(message);
		this.name = "ApiError";
	}
}

export interface Options {
	/** The message of a failure that brings none. */
	fallback?: (status: number) => string;
	signal?: AbortSignal;
	/** The request outlives the page. */
	keepalive?: boolean;
}

interface Body {
	data: unknown;
	message?: string;
	errors?: FieldErrors;
}

/** Empty when the body is not JSON, as that of a proxy in between. */
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

/** As `callApi`, for a call that is at hand whole. */
export async function sendCall<Key extends OperationKey>(
	call: OperationCall<Key>,
	{ fallback = httpError, signal, keepalive }: Options = {},
): Promise<OperationData<Key>> {
	const token = readToken();
	const { method, path } = addressOf(call);
	const response = await fetch(path, {
		method,
		signal,
		keepalive,
		headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
		body: call.body === undefined ? undefined : JSON.stringify(call.body),
	});
	const { data, message, errors } = await readBody(response);
	if (!response.ok || data === undefined) {
		throw new ApiError(message || fallback(response.status), response.status, errors ?? {});
	}
	return data as OperationData<Key>;
}

/** `data` of the response. Throws `ApiError` when the server refuses, another error when it cannot be reached. */
export async function callApi<const Key extends OperationKey>(
	key: Key,
	input: OperationInput<Key>,
	options?: Options,
): Promise<OperationData<Key>> {
	return await sendCall({ key, ...(input as Omit<OperationCall, "key">) }, options);
}
