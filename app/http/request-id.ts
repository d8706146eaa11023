// The id of a request, for logs, error pages and the `x-request-id` header.
import { createContext, type MiddlewareFunction } from "react-router";
import { platformContext } from "~/platform.server";

/** A dash for a request that failed before its id was set. */
export const requestIdContext = createContext("-");

/** Cloudflare's request id. Without Cloudflare a client can send any header, so longer values are ignored. */
function readRay({ headers }: Request): string | null {
	return /^[\w-]{1,64}$/.exec(headers.get("cf-ray") ?? "")?.[0] ?? null;
}

export function idOf(request: Request): string {
	return readRay(request) ?? crypto.randomUUID();
}

/** Gives every request an id. */
export const requestId: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
	const id = idOf(request);
	context.set(requestIdContext, id);
	Object.assign(context.get(platformContext).logFields, { requestId: id, route: `/${pattern.replace(/^\//, "")}` });
	const response = await next();
	response.headers.set("x-request-id", id);
	return response;
};
