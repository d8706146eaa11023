// Finds the operation that a request for /api means: an unknown path is a 404, another method a 405 with `Allow`.
import { createContext, type MiddlewareFunction, matchRoutes } from "react-router";
import { bodyMax } from "~/http/request-body";
import { HttpError } from "~/lib/http-error";
import { needsNewestState } from "~/middleware/database";
import { needsVisitor } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import { NOT_FOUND, type OperationKey, ROWS, type Row } from "./registry";

/** The operations of each path, by method. */
function groupByPath(): Map<string, Map<string, Row>> {
	const resources = new Map<string, Map<string, Row>>();
	for (const row of ROWS) resources.set(row.path, (resources.get(row.path) ?? new Map()).set(row.method, row));
	return resources;
}

const ROUTES = Array.from(groupByPath(), ([path, handle]) => ({ path, handle }));

/** The operation of the request, and the parameters in its path. */
export const operationMatch = createContext<{ key: OperationKey; params: Record<string, string | undefined> }>();

function methodNotAllowed(resource: Map<string, Row>): HttpError {
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
	const row = resource.get(request.method === "HEAD" ? "GET" : request.method);
	if (!row) throw methodNotAllowed(resource);
	context.set(operationMatch, { key: row.key, params: match.params });
	if (row.bodyMax) context.set(bodyMax, row.bodyMax);
	context.set(needsVisitor, row.access !== "public");
	context.set(needsNewestState, /^(?:admin|owner|self-or-owner)$/.test(row.access));
	return await next();
};
