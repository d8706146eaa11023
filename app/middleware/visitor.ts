// Identifies the visitor by bearer token, else by cookie. Signed-out visitors cost no query.
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { endSessionOfToken, findSignedIn, type SignedIn } from "~/domain/accounts/sessions.server";
import { readToken, type TokenClaims } from "~/domain/accounts/tokens.server";
import {
	isMarkedSignedOut,
	readBearer,
	readSessionCookie,
	setsSession,
	signInHeaders,
	signOutHeaders,
} from "~/http/credentials";
import { receiveBody, senderSession } from "~/http/request-body";
import { withoutQuery } from "~/lib/http/errors";
import { isWrite } from "~/lib/http/requests";
import { beforeDeadline } from "~/lib/timeouts";
import { platformContext } from "~/platform.server";
import { database } from "./database";

/**
 * The session of the request; null for signed-out visitors, unset where the policy needs no visitor. Pages that are open to all
 * load while it is looked up. Never rejects.
 */
export const visitorSession = createContext<Promise<SignedIn | null>>();

/**
 * What the request's valid token says, or null. Only `visitorSession` tells whether the session is still in the profile that it
 * names, and has not ended.
 */
export const tokenClaims = createContext<TokenClaims | null>(null);

/** False for responses that are the same for everyone: the session is not looked up. */
export const needsVisitor = createContext(true);

/** True when a token could not be checked because the database does not respond. */
export const isVisitorUnknown = createContext(false);

/** Public pages wait for the database no longer than this. */
const SESSION_WAIT_MS = 2500;

/** Null when the database is late or fails: public pages then render as signed out, and guarded pages respond with 503. */
async function unlessDown<Result>(
	context: Readonly<RouterContextProvider>,
	work: () => Promise<Result>,
): Promise<Result | null> {
	try {
		return await beforeDeadline({ service: "D1", limit: SESSION_WAIT_MS }, work);
	} catch (error) {
		context.set(isVisitorUnknown, true);
		console.warn(`The session could not be checked: ${withoutQuery(error)}`);
		return null;
	}
}

async function findSession(context: Readonly<RouterContextProvider>, claims: TokenClaims): Promise<SignedIn | null> {
	const { config, waitUntil, logFields } = context.get(platformContext);
	const signedIn = await unlessDown(context, () => findSignedIn(context.get(database), config, { claims, waitUntil }));
	logFields.userId = signedIn?.user.id;
	return signedIn;
}

/** Of a write only when all of it is here, so that nobody acts with a right that was taken from them meanwhile. */
async function findSessionOfSender(
	request: Request,
	context: Readonly<RouterContextProvider>,
	claims: TokenClaims,
): Promise<SignedIn | null> {
	// A body that is late or broken is the handler's to refuse.
	if (isWrite(request)) await receiveBody(request, context).catch(() => undefined);
	return await findSession(context, claims);
}

function headersOfSession(request: Request, session: SignedIn): Headers | undefined {
	return session.renewed ? signInHeaders(request, session.renewed) : undefined;
}

export const identifyVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	if (!context.get(needsVisitor)) return await next();
	const bearer = readBearer(request);
	const cookie = bearer === null ? readSessionCookie(request) : null;
	const token = bearer ?? cookie;
	const { config } = context.get(platformContext);
	// A sign-out did not reach the server, and the browser set a cookie for it. It stays until the session has ended.
	const hasLeft = cookie !== null && isMarkedSignedOut(request);
	if (hasLeft) await unlessDown(context, () => endSessionOfToken(context.get(database), config, cookie));
	const claims = token && !hasLeft ? await readToken(config, token) : null;
	context.set(senderSession, claims?.sessionId ?? null);
	const session = claims ? findSessionOfSender(request, context, claims) : Promise.resolve(null);
	context.set(tokenClaims, claims);
	context.set(visitorSession, session);

	const response = await next();
	const signedIn = await session;
	if (signedIn) response.headers.set("cache-control", "private, no-store");
	if (cookie === null || setsSession(response) || context.get(isVisitorUnknown)) return response;
	const headers = signedIn ? headersOfSession(request, signedIn) : await signOutHeaders(request, config);
	for (const line of headers?.getSetCookie() ?? []) response.headers.append("set-cookie", line);
	return response;
};
