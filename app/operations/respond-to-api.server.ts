// Finds the operation that a request for /api means, and responds with its result as JSON: an unknown path is a 404, another
// method a 405 with `Allow`.
import { createContext, type LoaderFunctionArgs, type MiddlewareFunction, matchRoutes } from "react-router";
import { toErrorResponse } from "~/http/api-errors";
import { isSameOriginWrite } from "~/http/credentials";
import { isFormWithFiles, readFormBody } from "~/http/form-body";
import { readJsonBody } from "~/http/json-body";
import { isWithinLimit, isWithinReadLimit, TOO_MANY } from "~/http/rate-limit";
import { bodyMax, receiveBody, withBodyMax } from "~/http/request-body";
import { HttpError } from "~/lib/http/http-error";
import { isWrite } from "~/lib/http/requests";
import { preferredLanguage } from "~/lib/language/accept-language";
import { sentence } from "~/messages/sentence";
import { needsNewestState } from "~/middleware/database";
import { needsVisitor, tokenClaims } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import { findRow, NOT_FOUND, type OperationKey, ROWS, type Row } from "./registry";
import { runOperation } from "./run-operation.server";

/** The operations of each path, by method. */
function groupByPath(): Map<string, Map<string, Row>> {
	const resources = new Map<string, Map<string, Row>>();
	for (const row of ROWS) resources.set(row.path, (resources.get(row.path) ?? new Map()).set(row.method, row));
	return resources;
}

const ROUTES = Array.from(groupByPath(), ([path, handle]) => ({ path, handle }));

/** The operation of the request, and the parameters in its path. */
const operationMatch = createContext<{ key: OperationKey; params: Record<string, string | undefined> }>();

function methodNotAllowed(resource: Map<string, Row>): HttpError {
	const methods = [...resource.keys()].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
	return new HttpError({
		status: 405,
		code: "method_not_allowed",
		message: sentence("onlyMethods", methods.join(", ")),
		headers: { allow: methods.join(", ") },
	});
}

export const matchOperation: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
	const match = matchRoutes(ROUTES, url.pathname)?.[0];
	if (!match) throw new HttpError(NOT_FOUND);
	const { path, handle: resource } = match.route;
	context.get(platformContext).logFields.route = path;
	const row = resource.get(request.method === "HEAD" ? "GET" : request.method);
	if (!row) throw methodNotAllowed(resource);
	context.set(operationMatch, { key: row.key, params: match.params });
	context.set(needsVisitor, row.access !== "public");
	context.set(needsNewestState, /^(?:admin|owner|self-or-owner)$/.test(row.access));
	return await withBodyMax(context, { max: row.bodyMax, next });
};

const CROSS_SITE = { status: 403, code: "cross_site", message: sentence("crossSite") };

/** What a write passes before its body is read. Another site must not use the count of its visitor's network up. */
export const admitWrite: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	if (!isSameOriginWrite(request)) throw new HttpError(CROSS_SITE);
	if (isWrite(request) && !(await isWithinLimit({ request, context, limit: "WRITE_LIMIT" }))) {
		throw new HttpError(TOO_MANY);
	}
	return await next();
};

/** Counts what is read, unless everybody may read it and it has a limit of its own. */
export const countRead: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const { access, limit, isCostly } = findRow(context.get(operationMatch).key);
	const isCounted = !isWrite(request) && !(access === "public" && limit);
	const userId = context.get(tokenClaims)?.userId ?? null;
	if (isCounted && !(await isWithinReadLimit({ request, context, userId, isCostly }))) throw new HttpError(TOO_MANY);
	return await next();
};

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

async function respond({ request, context }: Args): Promise<Response> {
	const { key, params } = context.get(operationMatch);
	const result = await runOperation(key, {
		request,
		context,
		params,
		language: preferredLanguage(request.headers.get("accept-language")),
		query: Object.fromEntries(new URL(request.url).searchParams),
		readBody: (isOptional) => {
			const [body, max] = [receiveBody(request, context), context.get(bodyMax)];
			if (findRow(key).takesFiles && isFormWithFiles(request)) return readFormBody(request, { body, max });
			return readJsonBody(request, { body, max, isOptional });
		},
	});
	if (result instanceof Response) return result;
	const { data, extra, status, headers } = result;
	return Response.json({ success: true, data, ...extra }, { status, headers });
}

/** The loader and the action of /api. An unexpected error is the framework's to log. */
export async function respondToApi(args: Args): Promise<Response> {
	try {
		return await respond(args);
	} catch (error) {
		const response = await toErrorResponse(error, args);
		if (response) return response;
		throw error;
	}
}
