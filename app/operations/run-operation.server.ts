// Runs an operation for /api or for a page's form: access, rate limits, validation, handler.
import type { RouterContextProvider } from "react-router";
import { FIRST_PERSON_REQUIRED, FORBIDDEN, recordRefusal, SIGNED_OUT } from "~/domain/accounts/audit.server";
import { PASSWORD_REQUIRED } from "~/domain/accounts/fresh-password";
import { findRefusal } from "~/domain/accounts/policy";
import { type Acting, findSignedIn, isPasswordFresh, type SignedIn } from "~/domain/accounts/sessions.server";
import { toSuspended } from "~/domain/accounts/suspension.server";
import type { TokenClaims } from "~/domain/accounts/tokens.server";
import { findUser } from "~/domain/accounts/users.server";
import { OTHER_PROFILE, PROFILE_HEADER } from "~/domain/accounts/who-is-watching";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { NotAllowedError } from "~/domain/library/store/limits.server";
import { readBearer, readSessionCookie } from "~/http/credentials";
import { isWithinLimit, TOO_MANY } from "~/http/rate-limit";
import { HttpError } from "~/lib/http/http-error";
import type { Language } from "~/lib/language/languages";
import { sentence } from "~/messages/sentence";
import { database } from "~/middleware/database";
import { isVisitorUnknown, tokenClaims, visitorSession } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import { withoutClosed } from "./closed-titles.server";
import type { Identity, Operation, Result, Sent } from "./operation";
import { loadOperation } from "./operations";
import { findRow, type OperationKey, type Row } from "./registry";

const NO_TOKEN = { ...SIGNED_OUT, message: sentence("noToken") };
const ENDED = { code: "session_ended", message: sentence("sessionEnded") };
const PROFILE_REQUIRED = {
	status: 403,
	code: "profile_required",
	message: sentence("chooseProfile"),
};
const NOT_FOR_CHILDREN = {
	status: 403,
	code: "not_for_children",
	message: sentence("notForChildren"),
};

/** With what the audit log says of it. */
const REFUSED = {
	role: { failure: FORBIDDEN, reason: "not allowed" },
	"first-person": { failure: FIRST_PERSON_REQUIRED, reason: "another person" },
	child: { failure: NOT_FOR_CHILDREN, reason: "another person" },
};
const VISITOR_UNKNOWN = {
	status: 503,
	code: "unavailable",
	message: sentence("sessionNotChecked"),
	headers: { "retry-after": "10" },
};

interface Run extends Sent {
	request: Request;
	context: Readonly<RouterContextProvider>;
	/** Of what the response says to people. */
	language: Language;
}

/** Why a token that was valid signs nobody in any more. Its holder had the right password: they may know of a suspension. */
async function explainEnd(context: Run["context"]): Promise<HttpError> {
	const claims = context.get(tokenClaims);
	const user = claims && (await findUser(context.get(database), claims.userId));
	if (!user) return new HttpError(SIGNED_OUT);
	const { code, message } = user.isSuspended ? toSuspended(context.get(platformContext).config) : ENDED;
	return new HttpError({ ...SIGNED_OUT, code, message });
}

/** Throws `HttpError` when the visitor may not call the operation, and records in the audit log what is administration. */
async function checkAccess(row: Row, { request, context, params: { id, name, mediaId } }: Run): Promise<void> {
	if (row.access === "public") return;
	const session = await context.get(visitorSession);
	const refusal = findRefusal(row, { session, id });
	if (refusal === null) return;
	if (!session) {
		if (context.get(isVisitorUnknown)) throw new HttpError(VISITOR_UNKNOWN);
		const hasCredentials = readBearer(request) !== null || readSessionCookie(request) !== null;
		throw hasCredentials ? await explainEnd(context) : new HttpError(NO_TOKEN);
	}
	if (refusal === "nobody" || refusal === "signed-out") throw new HttpError(PROFILE_REQUIRED);
	const { failure, reason } = REFUSED[refusal];
	const { audit } = await loadOperation(row.key);
	if (!audit) throw new HttpError(failure);
	const { user: actor } = session;
	// The limit keeps anyone from filling the audit log.
	if (!(await isWithinLimit({ request, context, limit: "WRITE_LIMIT", countBy: actor.id })))
		throw new HttpError(TOO_MANY);
	const targetId = id ?? name ?? mediaId;
	await recordRefusal(context.get(database), { actor, action: audit.action, targetId, detail: { reason } });
	throw new HttpError(failure);
}

/** Imported on demand, because it loads every operation. */
async function describeApi(): Promise<object> {
	return await (await import("./openapi/document")).describeApi();
}

/** A handler's result with the status of the operation's response, or a response of the handler's own. */
type Ran = (Result & { status?: number }) | Response;

/** The page that sent the call belongs to the person whom the session is in. */
function checkProfile({ headers }: Request, session: SignedIn | null): void {
	const named = headers.get(PROFILE_HEADER);
	if (named !== null && named !== session?.profile?.id) throw new HttpError(OTHER_PROFILE);
}

async function runAs(operation: Operation, run: Run, caller: Identity): Promise<Ran> {
	const { request, context, language } = run;
	const { session } = caller;
	const { limit, isLimitedByUser } = findRow(operation.key);
	async function count(countBy: string): Promise<void> {
		if (limit && !(await isWithinLimit({ request, context, limit, countBy }))) throw new HttpError(TOO_MANY);
	}
	if (isLimitedByUser && session) await count(session.user.id);
	const call = await operation.accept(run, caller);
	if (!(session && isPasswordFresh(session)) && (await call.needsPassword(context.get(database)))) {
		throw new HttpError(PASSWORD_REQUIRED);
	}
	if (!isLimitedByUser && call.countBy !== null) await count(call.countBy);
	const platform = context.get(platformContext);
	// A change of the first person writes only where the session is in them, and they are no child.
	const isUnlimited = caller.claims !== undefined && caller.claims.profileId === caller.claims.userId;
	const catalogue = openCatalogue(platform, { isUnlimited });
	const open = await catalogue.onlyOpen(call.titles);
	if (open.length < call.titles.length) throw new HttpError(operation.missing);
	const result = await call.run({ request, context, db: context.get(database), platform, language, describeApi });
	if (result instanceof Response) return result;
	const data = await withoutClosed(catalogue, result.data);
	if (data === undefined && result.data !== undefined) throw new HttpError(operation.missing);
	return { ...result, data, status: "data" in operation.response ? operation.response.status : undefined };
}

/**
 * Runs a change as the person whom the token names, with nobody else here, while the session is looked up: what it writes it writes
 * only where that is so. Where it is not, it runs again as the session says, and once more where that has changed meanwhile.
 */
async function runChange(operation: Operation, run: Run, claims: TokenClaims): Promise<Ran> {
	const { request, context } = run;
	const named = request.headers.get(PROFILE_HEADER);
	const isMeant = named === null || named === claims.profileId;
	const runWith = (acting: Acting) => Promise.allSettled([runAs(operation, run, { session: null, claims: acting })]);
	const early = isMeant ? runWith(claims) : null;
	await checkAccess(findRow(operation.key), run);
	const session = await context.get(visitorSession);
	checkProfile(request, session);
	const profileId = session?.profile?.id ?? claims.profileId;
	const isEarly = early && profileId === claims.profileId && !session?.together;
	let [ran] = await (isEarly ? early : runWith({ ...claims, profileId, together: session?.together }));
	if (ran.status === "rejected" && ran.reason instanceof NotAllowedError) {
		const { config, waitUntil } = context.get(platformContext);
		const current = await findSignedIn(context.get(database), config, { claims, waitUntil });
		if (current?.profile?.id !== profileId) throw await explainEnd(context);
		[ran] = await runWith({ ...claims, profileId, together: current.together });
	}
	if (ran.status === "rejected") throw ran.reason instanceof NotAllowedError ? await explainEnd(context) : ran.reason;
	return ran.value;
}

/**
 * Runs an operation in the name of the request's visitor. The caller has checked that a write comes from our own pages.
 * Throws `HttpError` for every expected failure: 401, 403, 404, 413, 415, 422, 429, 503
 * and the operation's own refusals.
 */
export async function runOperation(key: OperationKey, run: Run): Promise<Ran> {
	const { request, context } = run;
	const row = findRow(key);
	const operation: Operation = await loadOperation(key);
	const claims = context.get(tokenClaims);
	if (operation.isChange && claims) return await runChange(operation, run, claims);
	await checkAccess(row, run);
	const session = row.access === "public" ? null : await context.get(visitorSession);
	if (row.access === "person") checkProfile(request, session);
	return await runAs(operation, run, { session });
}
