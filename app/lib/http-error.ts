/** An expected failure of a request: what the error response of `/api` says. */
export class HttpError extends Error {
	readonly status: number;
	/** One word for programs. */
	readonly code: string;
	/** Messages by field. */
	readonly errors?: Partial<Record<string, string>>;
	readonly headers?: Record<string, string>;

	/** `message` is for a person. */
	constructor({
		status,
		code,
		message,
		errors,
		headers,
	}: {
		status: number;
		code: string;
		message: string;
		errors?: Partial<Record<string, string>>;
		headers?: Record<string, string>;
	}) {
		super(message);
		this.name = "HttpError";
		this.status = status;
		this.code = code;
		this.errors = errors;
		this.headers = headers;
	}
}
