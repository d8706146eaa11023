// Owns the response of /api to an expected error.
import { UpstreamError } from "~/domain/catalogue/catalogue.server";
import { isUnavailable, withoutQuery } from "~/lib/errors";
import { HttpError } from "~/lib/http-error";
import { failure } from "~/lib/json-response";
import { TOO_MANY } from "./rate-limit";

const UNAVAILABLE = new HttpError({
	status: 503,
	code: "unavailable",
	message: "We can't do this right now. Try again in a moment.",
	headers: { "retry-after": "10" },
});

/** The response to an expected error; null for a bug. */
export function toErrorResponse(error: unknown, requestId: string): Response | null {
	if (error instanceof HttpError) return failure(error, requestId);
	if (isUnavailable(error)) {
		console.warn(`${requestId} ${withoutQuery(error)}`);
		return failure(UNAVAILABLE, requestId);
	}
	if (!(error instanceof UpstreamError)) return null;
	if (error.status === TOO_MANY.status) return failure(new HttpError(TOO_MANY), requestId);
	const unavailable = new HttpError({
		status: error.status,
		code: "upstream_unavailable",
		message: "The catalogue is not responding right now. Try again in a moment.",
		headers: { "retry-after": String(error.retryAfter) },
	});
	return failure(unavailable, requestId);
}
