/** An expected failure of a request: what the error response of `/api` says. */
export class HttpError extends Error {
	readonly status: number;
	/** One word for programs. */
	readonly code: string;
	/** Messages by field. */
	readonly errors?: Partial<Record<string, string>>;
	readonly headers?: Record<string, string>;
	/** Further members of the response. */
	readonly added?: Record<string, unknown>;

	/** `message` is for a person. */
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
		message: string;
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
	{ message, code, errors }: Pick<HttpError, "message" | "code" | "errors">,
	requestId: string,
) {
	return { success: false, message, code, requestId, ...(errors && { errors }) };
}

/** The error response of `/api`. `added` are further members. */
export function failure(error: HttpError, requestId: string, added: Record<string, unknown> = {}): Response {
	const { status, headers } = error;
	const body = { ...failureBody(error, requestId), ...error.added, ...added };
	return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}
