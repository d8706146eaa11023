// Owns how the browser calls the product's own /api: JSON, the bearer token where there is one, and one kind of error.

import type { FieldErrors } from "~/domain/accounts/validation";
import { readToken } from "./auth-storage.client";

/** The server answered, and not with success. `message` is for a person. */
export class ApiError extends Error {
	constructor(
		message: string,
		readonly status: number,
		readonly errors: FieldErrors,
	) {
		super(message);
		this.name = "ApiError";
	}
}

interface Call {
	method?: "GET" | "POST" | "PUT" | "DELETE";
	body?: unknown;
	/** What is said of a failure that brings no words of its own. */
	otherwise?: (status: number) => string;
	signal?: AbortSignal;
	/** The call is finished though the page may be gone. */
	keepalive?: boolean;
}

interface Answer<Data> {
	data: Data;
	message?: string;
	errors?: FieldErrors;
}

async function readAnswer<Data>(response: Response): Promise<Partial<Answer<Data>>> {
	try {
		return (await response.json()) as Partial<Answer<Data>>;
	} catch {
		return {};
	}
}

function httpError(status: number): string {
	return `HTTP error! status: ${status}`;
}

/** `data` of the answer. Throws `ApiError` when the server refuses and another error when it cannot be reached. */
export async function callApi<Data = unknown>(
	path: string,
	{ method = "GET", body, otherwise = httpError, signal, keepalive }: Call = {},
): Promise<Data> {
	const token = readToken();
	const response = await fetch(path, {
		method,
		signal,
		keepalive,
		headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
		body: body === undefined ? undefined : JSON.stringify(body),
	});
	const answer = await readAnswer<Data>(response);
	if (!response.ok || answer.data === undefined) {
		throw new ApiError(answer.message || otherwise(response.status), response.status, answer.errors ?? {});
	}
	return answer.data;
}
