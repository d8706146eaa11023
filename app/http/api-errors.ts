// The error response of /api: one shape, whether an operation, a guard or the framework failed.
import type { MiddlewareFunction } from "react-router";
import { UpstreamError } from "~/domain/catalogue/catalogue.server";
import { isUnavailable, withoutQuery } from "~/lib/http/errors";
import { HttpError } from "~/lib/http/http-error";
import { sentence } from "~/messages/sentence";
import { logError } from "./log-error";
import { TOO_MANY } from "./rate-limit";
import { type Asked, failure } from "./refusals";
import { requestIdContext } from "./request-id";

const UNEXPECTED = new HttpError({
	status: 500,
	code: "internal",
	message: sentence("internal"),
});

const UNAVAILABLE = new HttpError({
	status: 503,
	code: "unavailable",
	message: sentence("unavailable"),
	headers: { "retry-after": "10" },
});

/** The response to an expected error; null for a bug. */
export async function toErrorResponse(error: unknown, asked: Asked): Promise<Response | null> {
	if (error instanceof HttpError) return await failure(error, asked);
	if (isUnavailable(error)) {
		console.warn(`${asked.context.get(requestIdContext)} ${withoutQuery(error)}`);
		return await failure(UNAVAILABLE, asked);
	}
	if (!(error instanceof UpstreamError)) return null;
	if (error.status === TOO_MANY.status) return await failure(new HttpError(TOO_MANY), asked);
	const unavailable = new HttpError({
		status: error.status,
		code: "upstream_unavailable",
		message: sentence("catalogueDown"),
		headers: { "retry-after": String(error.retryAfter) },
	});
	return await failure(unavailable, asked);
}

/** The framework logs a bug of an endpoint and responds in plain text. */
function isFromFramework({ status, headers }: Response): boolean {
	return status >= 500 && !headers.get("content-type")?.startsWith("application/json");
}

/** The outermost middleware of /api. */
export const apiErrors: MiddlewareFunction<Response> = async (args, next) => {
	try {
		const response = await next();
		return isFromFramework(response) ? await failure(UNEXPECTED, args) : response;
	} catch (error) {
		const response = await toErrorResponse(error, args);
		if (response) return response;
		logError(error, args.request, args.context);
		return await failure(UNEXPECTED, args);
	}
};
