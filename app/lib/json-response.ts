import type { HttpError } from "./http-error";

/** An error response. `rest` adds members. */
export function failure(
	{ status, code, message, errors, headers }: HttpError,
	requestId: string,
	rest: Record<string, unknown> = {},
): Response {
	const body = { success: false, message, code, requestId, ...(errors && { errors }), ...rest };
	return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}
