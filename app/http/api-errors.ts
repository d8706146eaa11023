// The error response of /api: one shape, whether an operation, a guard or the framework failed.
import type { MiddlewareFunction } from "react-router";
import { UpstreamError } from "~/domain/catalogue/catalogue.server";
import { isUnavailable, withoutQuery } from "~/lib/http/errors";
import { failure, HttpError } from "~/lib/http/http-error";
import { logError } from "./log-error";
import { TOO_MANY } from "./rate-limit";
import { requestIdContext } from "./request-id";

const UNEXPECTED = new HttpError({
	status: 500,
	code: "internal",
	message: "Something went wrong on our side. Try again in a moment.",
});

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

/** The framework logs a bug of an endpoint and responds in plain text. */
function isFromFramework({ status, headers }: Response): boolean {
	return status >= 500 && !headers.get("content-type")?.startsWith("application/json");
}

/** The outermost middleware of /api. */
export const apiErrors: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const requestId = context.get(requestIdContext);
	try {
		const response = await next();
		return isFromFramework(response) ? failure(UNEXPECTED, requestId) : response;
	} catch (error) {
		const response = toErrorResponse(error, requestId);
		if (response) return response;
		logError(error, request, context);
		return failure(UNEXPECTED, requestId);
	}
};
