// Gives every request an id, which logs and error pages name and `x-request-id` carries.
import { createContext, type MiddlewareFunction } from "react-router";

/** A dash for a request that failed before this step. */
export const requestIdContext = createContext("-");

export const requestId: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const id = request.headers.get("cf-ray") ?? crypto.randomUUID();
	context.set(requestIdContext, id);
	const response = await next();
	response.headers.set("x-request-id", id);
	return response;
};
