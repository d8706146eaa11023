// Lets only those call /api whom the policy table lets. A call without a row is nobody's.
import type { MiddlewareFunction } from "react-router";
import { findAction } from "~/domain/accounts/audit-actions";
import { findRule, isAllowed, listMethods, type Rule } from "~/domain/accounts/policy";
import type { User } from "~/domain/accounts/types";
import { recordRefusal } from "~/domain/administration/authorise.server";
import { HttpError } from "~/lib/http-error";
import { methodNotAllowed } from "./api-endpoint";
import { readBearer, readSessionCookie } from "./credentials";
import { database } from "./database";
import { currentUser } from "./guard-page";
import { isWithinLimit, TOO_MANY } from "./rate-limit";
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

interface Refused extends Pick<Parameters<MiddlewareFunction<Response>>[0], "request" | "context" | "params"> {
	rule: Rule;
	actor: User;
}

/** An administrator's act that is refused leaves its line. Nobody fills the log: who asks too often is told so instead. */
async function logRefusal({ request, context, params, rule, actor }: Refused): Promise<void> {
	const action = findAction(rule);
	if (!action) return;
	if (!(await isWithinLimit({ request, context, limit: "WRITE_LIMIT", of: actor.id }))) throw new HttpError(TOO_MANY);
	const targetId = params.id ?? params.name ?? params.mediaId;
	await recordRefusal(context.get(database), { actor, action, targetId });
}

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
		await logRefusal({ request, context, params, rule, actor: asking });
		throw new HttpError(REFUSALS.forbidden);
	}
	if (context.get(isVisitorUnknown)) throw new HttpError(REFUSALS.unsure);
	const isUntold = readBearer(request) === null && readSessionCookie(request) === null;
	throw new HttpError(isUntold ? REFUSALS.noToken : REFUSALS.signedOut);
};
