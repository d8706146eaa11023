// Gives every request an id.
import type { MiddlewareFunction } from "react-router";
import { idOf, requestIdContext } from "~/http/request-id";
import { platformContext } from "~/platform.server";

export const requestId: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
	const id = idOf(request);
	context.set(requestIdContext, id);
	Object.assign(context.get(platformContext).facts, { requestId: id, route: `/${pattern.replace(/^\//, "")}` });
	const response = await next();
	response.headers.set("x-request-id", id);
	return response;
};
