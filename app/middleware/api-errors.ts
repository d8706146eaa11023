// Owns the error response of /api: one shape, whether an endpoint, a guard or the framework failed.
import type { MiddlewareFunction } from "react-router";
import { logError } from "~/http/log-error";
import { requestIdContext } from "~/http/request-id";
import { toErrorResponse } from "~/http/to-error-response";
import { HttpError } from "~/lib/http-error";
import { failure } from "~/lib/json-response";

const UNEXPECTED = new HttpError({
	status: 500,
	code: "internal",
	message: "Something went wrong on our side. Try again in a moment.",
});

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
