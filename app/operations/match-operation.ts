// Owns which operation a request for /api means: an unknown path is a 404, another method a 405 with `Allow`.
import { createContext, type MiddlewareFunction, matchRoutes } from "react-router";
import { bodyMax } from "~/http/request-body";
import { HttpError } from "~/lib/http-error";
import { needsNewestState } from "~/middleware/database";
import { needsVisitor } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import type { AnyOperation } from "./operation";
import { OPERATIONS } from "./operations";
import { NOT_FOUND } from "./run-operation.server";

/** The operations of one path, by method. */
type Resource = Map<string, AnyOperation>;

function groupByPath(): Map<string, Resource> {
	const resources = new Map<string, Resource>();
	for (const operation of OPERATIONS) {
		const resource = resources.get(operation.path) ?? new Map();
		resources.set(operation.path, resource.set(operation.method, operation));
	}
	return resources;
}

const ROUTES = Array.from(groupByPath(), ([path, handle]) => ({ path, handle }));

/** The operation of the request, and the parameters in its path. */
export const operationMatch = createContext<{ operation: AnyOperation; params: Record<string, string | undefined> }>();

function methodNotAllowed(resource: Resource): HttpError {
	const methods = [...resource.keys()].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
	return new HttpError({
		status: 405,
		code: "method_not_allowed",
		message: `This URL supports ${methods.join(", ")} only`,
		headers: { allow: methods.join(", ") },
	});
}

export const matchOperation: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
	const match = matchRoutes(ROUTES, url.pathname)?.[0];
	if (!match) throw new HttpError(NOT_FOUND);
	const { path, handle: resource } = match.route;
	context.get(platformContext).facts.route = path;
	const operation = resource.get(request.method === "HEAD" ? "GET" : request.method);
	if (!operation) throw methodNotAllowed(resource);
	context.set(operationMatch, { operation, params: match.params });
	if (operation.bodyMax) context.set(bodyMax, operation.bodyMax);
	context.set(needsVisitor, operation.access !== "public");
	context.set(needsNewestState, /^(?:admin|owner|self-or-owner)$/.test(operation.access));
	return await next();
};
