// The last step of a request for /api: which methods a path has, and how a foreseen error becomes an answer.
import type { LoaderFunctionArgs } from "react-router";
import { HttpError } from "~/lib/http-error";
import { toErrorResponse } from "./api-errors";
import { requestIdContext } from "./request-id";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export function methodNotAllowed(methods: string[]): HttpError {
	const allow = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
	return new HttpError({
		status: 405,
		code: "method_not_allowed",
		message: `This address answers ${allow} only`,
		headers: { allow },
	});
}

/**
 * One function that is both the loader and the action of an endpoint: a method that is not listed gets 405 with `Allow`.
 * A handler throws `HttpError` or `UpstreamError` to fail in the shape of /api; whatever else it throws is a bug.
 */
export function endpoint<Args extends LoaderFunctionArgs>(
	handlers: Partial<Record<Method, (args: Args) => Response | Promise<Response>>>,
): (args: Args) => Promise<Response> {
	return async function answer(args) {
		const method = args.request.method === "HEAD" ? "GET" : args.request.method;
		try {
			const handler = handlers[method as Method];
			if (!handler) throw methodNotAllowed(Object.keys(handlers));
			return await handler(args);
		} catch (error) {
			const answered = toErrorResponse(error, args.context.get(requestIdContext));
			if (answered) return answered;
			throw error;
		}
	};
}
