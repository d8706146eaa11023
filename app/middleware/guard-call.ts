// Lets only those call /api whom the policy table lets. A call without a row is nobody's.
import type { MiddlewareFunction } from "react-router";
import { findRule, isAllowed, listMethods } from "~/domain/accounts/policy";
import { HttpError } from "~/lib/http-error";
import { methodNotAllowed } from "./api-endpoint";
import { readBearer, readSessionCookie } from "./credentials";
import { currentUser } from "./guard-page";
import { logRefusal } from "./log-refusal";
import { TOO_MANY } from "./rate-limit";
import { isOurOwn } from "./same-origin";
import { isVisitorUnknown, visitor } from "./visitor";

const REFUSALS = {
	unknown: { status: 404, code: "not_found", message: "There is nothing at this address" },
	foreign: { status: 403, code: "cross_site", message: "This call was sent from another site" },
	unsure: {
		status: 503,
		code: "unavailable",
		message: "Who you are cannot be checked right now. Try again in a moment.",
		headers: { "retry-after": "10" },
	},
	noToken: {
		status: 401,
		code: "unauthorized",
		message: "No authentication token available",
		headers: { "www-authenticate": "Bearer" },
	},
	signedOut: {
		status: 401,
		code: "unauthorized",
		message: "Sign in to do this",
		headers: { "www-authenticate": "Bearer" },
	},
	forbidden: { status: 403, code: "forbidden", message: "You are not allowed to do this" },
};

export const guardCall: MiddlewareFunction<Response> = async ({ request, context, params, pattern }, next) => {
	const rule = findRule({ method: request.method, pattern });
	if (!rule) {
		const methods = listMethods(pattern);
		throw methods.length > 0 ? methodNotAllowed(methods) : new HttpError(REFUSALS.unknown);
	}
	if (!isOurOwn(request)) throw new HttpError(REFUSALS.foreign);
	if (rule.access === "anyone") return await next();
	const asking = context.get(visitor);
	if (isAllowed(rule, { visitor: asking, id: params.id })) {
		if (asking) context.set(currentUser, asking);
		return await next();
	}
	if (asking) {
		const mayBeTold = await logRefusal({ request, context, params, rule, actor: asking });
		throw new HttpError(mayBeTold ? REFUSALS.forbidden : TOO_MANY);
	}
	if (context.get(isVisitorUnknown)) throw new HttpError(REFUSALS.unsure);
	const isUntold = readBearer(request) === null && readSessionCookie(request) === null;
	throw new HttpError(isUntold ? REFUSALS.noToken : REFUSALS.signedOut);
};
