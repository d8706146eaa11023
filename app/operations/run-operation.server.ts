// Runs an operation for /api or for a page's form: access, rate limits, validation, handler.
import type { RouterContextProvider } from "react-router";
import { PASSWORD_REQUIRED } from "~/domain/accounts/fresh-password";
import { isAllowed, rolesFor } from "~/domain/accounts/policy";
import { isPasswordFresh } from "~/domain/accounts/sessions.server";
import { FORBIDDEN, SIGNED_OUT } from "~/domain/accounts/terms.server";
import { recordRefusal } from "~/domain/administration/record-refusal.server";
import { readBearer, readSessionCookie } from "~/http/credentials";
import { isWithinLimit, TOO_MANY } from "~/http/rate-limit";
import { HttpError } from "~/lib/http-error";
import { parseOrThrow } from "~/lib/json-body";
import { database } from "~/middleware/database";
import { isVisitorUnknown, visitor, visitorSession } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import type { AnyOperation, AnyResult, Refusal } from "./operation";

export const NOT_FOUND = { status: 404, code: "not_found", message: "This URL does not exist" };

const NO_TOKEN = { ...SIGNED_OUT, message: "No authentication token available" };
const VISITOR_UNKNOWN = {
	status: 503,
	code: "unavailable",
	message: "We can't verify your session right now. Try again in a moment.",
	headers: { "retry-after": "10" },
};

interface Call {
	request: Request;
	context: Readonly<RouterContextProvider>;
	params: Record<string, string | undefined>;
	/** As sent; checked against the operation's schemas. */
	query: Record<string, unknown>;
	/** Called only when the visitor is allowed. `isOptional`: the request may come without a body. */
	readBody: (isOptional: boolean) => Promise<unknown>;
	/** Counts a write once the visitor is allowed; throws `HttpError` 429. Forms of pages are counted before. */
	countWrite?: () => Promise<void>;
}

/** The id of what the path names, for the audit log and for operations of users on themselves. */
function targetOf(params: Call["params"]): string | undefined {
	return params.id ?? params.name ?? params.mediaId;
}

/** Throws `HttpError` when the visitor may not call the operation; a refused act of administration is audited. */
async function checkAccess(operation: AnyOperation, { request, context, params }: Call): Promise<void> {
	if (operation.access === "public") return;
	const actor = await context.get(visitor);
	if (isAllowed(operation, { visitor: actor, id: params.id })) return;
	if (!actor) {
		if (context.get(isVisitorUnknown)) throw new HttpError(VISITOR_UNKNOWN);
		const hasCredentials = readBearer(request) !== null || readSessionCookie(request) !== null;
		throw new HttpError(hasCredentials ? SIGNED_OUT : NO_TOKEN);
	}
	if (!operation.audit) throw new HttpError(FORBIDDEN);
	// The limit keeps anyone from filling the audit log.
	if (!(await isWithinLimit({ request, context, limit: "WRITE_LIMIT", countBy: actor.id })))
		throw new HttpError(TOO_MANY);
	await recordRefusal(context.get(database), { actor, action: operation.audit, targetId: targetOf(params) });
	throw new HttpError(FORBIDDEN);
}

function parseParams({ params: schema, refusals = {} }: AnyOperation, params: Call["params"]): unknown {
	if (!schema) return params;
	const parsed = schema.safeParse(params);
	if (parsed.success) return parsed.data;
	throw new HttpError(Object.values<Refusal>(refusals).find(({ status }) => status === 404) ?? NOT_FOUND);
}

async function parseBody({ body: schema, isBodyOptional = false }: AnyOperation, { readBody }: Call): Promise<unknown> {
	return schema ? parseOrThrow(schema, await readBody(isBodyOptional)) : null;
}

/**
 * Runs an operation in the name of the request's visitor. The caller has checked that a write comes from our own pages.
 * Throws `HttpError` for every expected failure: 401, 403, 404, 413, 415, 422, 429, 503
 * and the operation's own refusals.
 */
export async function runOperation(operation: AnyOperation, call: Call): Promise<AnyResult | Response> {
	const { request, context } = call;
	await checkAccess(operation, call);
	await call.countWrite?.();
	const { limit, freshPassword, refusals = {} } = operation;
	const session = operation.access === "public" ? null : await context.get(visitorSession);
	const user = session?.user ?? null;
	const input = {
		user,
		params: parseParams(operation, call.params),
		query: operation.query ? parseOrThrow(operation.query, call.query) : null,
		body: await parseBody(operation, call),
	};
	if (typeof freshPassword === "function" ? freshPassword(input) : freshPassword) {
		if (!session || !isPasswordFresh(session)) throw new HttpError(PASSWORD_REQUIRED);
	}
	const countBy = limit?.countBy ? limit.countBy(input) : "";
	if (limit && countBy !== null && !(await isWithinLimit({ request, context, limit: limit.name, countBy }))) {
		throw new HttpError(TOO_MANY);
	}
	return await operation.handle({
		...input,
		request,
		context,
		db: context.get(database),
		platform: context.get(platformContext),
		session,
		actor: session && {
			...session.user,
			sessionId: session.sessionId,
			roles: rolesFor(operation, { visitor: session.user, id: call.params.id }),
		},
		refuse(name: string, { errors }: { errors?: Record<string, string> } = {}) {
			const refusal = refusals[name];
			if (!refusal) throw new Error(`${operation.key} declares no refusal ${name}`);
			return new HttpError({
				...refusal,
				message: Object.values(errors ?? {})[0] ?? refusal.message,
				errors,
			});
		},
	});
}
