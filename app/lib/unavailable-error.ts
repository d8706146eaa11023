/** A service that a request needs does not answer, or not in time. */
export class UnavailableError extends Error {
	constructor(
		/** As the log names it. */
		readonly service: string,
		message: string,
		options?: ErrorOptions,
	) {
		super(`${service}: ${message}`, options);
		this.name = "UnavailableError";
	}
}

/** Whether an unavailable service is behind an error, however often it was wrapped on its way. */
export function isUnavailable(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause instanceof UnavailableError) return true;
	}
	return false;
}
