// Gives every request an id, which logs and error pages name and `x-request-id` carries.
import { createContext, type MiddlewareFunction } from "react-router";
import { platformContext } from "~/platform.server";

/** A dash for a request that failed before this step. */
export const requestIdContext = createContext("-");

/** Cloudflare's id of the request; anything longer was made up by a client of a server without Cloudflare. */
function readRay({ headers }: Request): string | null {
	return /^[\w-]{1,64}$/.exec(headers.get("cf-ray") ?? "")?.[0] ?? null;
}

export function idOf(request: Request): string {
	return readRay(request) ?? crypto.randomUUID();
}

export const requestId: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
	const id = idOf(request);
	context.set(requestIdContext, id);
	Object.assign(context.get(platformContext).facts, { requestId: id, route: `/${pattern.replace(/^\//, "")}` });
	const response = await next();
	response.headers.set("x-request-id", id);
	return response;
};
