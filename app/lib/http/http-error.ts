import type { Sentence } from "../text/sentence";

/** An expected failure of a request: what the error response of `/api` says. */
export class HttpError extends Error {
	readonly status: number;
	/** One word for programs. */
	readonly code: string;
	declare readonly message: Sentence;
	/** Messages by field. */
	readonly errors?: Partial<Record<string, string>>;
	readonly headers?: Record<string, string>;
	/** Further members of the response. */
	readonly added?: Record<string, unknown>;

	constructor({
		status,
		code,
		message,
		errors,
		headers,
		added,
	}: {
		status: number;
		code: string;
		message: Sentence;
		errors?: Partial<Record<string, string>>;
		headers?: Record<string, string>;
		added?: Record<string, unknown>;
	}) {
		super(message);
		this.name = "HttpError";
		this.status = status;
		this.code = code;
		this.errors = errors;
		this.headers = headers;
		this.added = added;
	}
}

/** The body of an error response of `/api`. */
export function failureBody(
	{ message, code, errors }: { message: string } & Pick<HttpError, "code" | "errors">,
	requestId: string,
) {
	return { success: false, message, code, requestId, ...(errors && { errors }) };
}
