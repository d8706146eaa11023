/** A service that the request needs is down or too slow. */
export class UnavailableError extends Error {
	constructor(
		/** The name in the log. */
		readonly service: string,
		message: string,
		options?: ErrorOptions,
	) {
		super(`${service}: ${message}`, options);
		this.name = "UnavailableError";
	}
}

/** Whether the error or one of its causes is an `UnavailableError`. */
export function isUnavailable(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause instanceof UnavailableError) return true;
	}
	return false;
}

/** Unwraps drizzle's errors, which carry the query and its values: e-mail addresses and hashes must not be logged. */
export function withoutQuery(error: unknown): unknown {
	const isQuery = error instanceof Error && /^Failed (?:query:|to run the query)/.test(error.message);
	return isQuery ? withoutQuery(error.cause) : error;
}
