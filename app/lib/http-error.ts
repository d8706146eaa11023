/** Why a request gets no answer, in the words that the contract of `/api` tells it with. */
export class HttpError extends Error {
	readonly status: number;
	/** One word for machines. */
	readonly code: string;
	/** What is wrong, by field. */
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
