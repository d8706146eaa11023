// Identifies the visitor by bearer token, else by cookie. Signed-out visitors cost no query.
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { endSessionOfToken, findSignedIn, type SignedIn } from "~/domain/accounts/sessions.server";
import type { User } from "~/domain/accounts/types";
import {
	isMarkedSignedOut,
	readBearer,
	readSessionCookie,
	setsSession,
	signInHeaders,
	signOutHeaders,
} from "~/http/credentials";
import { withoutQuery } from "~/lib/errors";
import { beforeDeadline } from "~/lib/timeouts";
import { platformContext } from "~/platform.server";
import { database } from "./database";

/** The signed-in user, or null; unset where the policy needs no visitor. */
export const visitor = createContext<User | null>();

/** The session of the request; null for signed-out visitors. */
export const visitorSession = createContext<SignedIn | null>(null);

/** False for responses that are the same for everyone: the session is not looked up. */
export const needsVisitor = createContext(true);

/** True when a token could not be checked because the database does not respond. */
export const isVisitorUnknown = createContext(false);

/** Milliseconds. Public pages wait for the database no longer than this. */
const SESSION_WAIT_MS = 2500;

async function findByToken(context: Readonly<RouterContextProvider>, token: string): Promise<SignedIn | null> {
	const { config, waitUntil } = context.get(platformContext);
	try {
		const deadline = { service: "D1", limit: SESSION_WAIT_MS };
		return await beforeDeadline(deadline, () => findSignedIn(context.get(database), config, { token, waitUntil }));
	} catch (error) {
		// Without the database, public pages render as signed out; guarded pages respond with 503.
		context.set(isVisitorUnknown, true);
		console.warn(`The session could not be checked: ${withoutQuery(error)}`);
		return null;
	}
}

/** A sign-out did not reach the server, and the browser set a cookie for it: end the session now. */
async function endMarkedSession(context: Readonly<RouterContextProvider>, token: string): Promise<void> {
	await endSessionOfToken(context.get(database), context.get(platformContext).config, token);
}

export const identifyVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	if (!context.get(needsVisitor)) return await next();
	const bearer = readBearer(request);
	const cookie = bearer === null ? readSessionCookie(request) : null;
	let signedIn: SignedIn | null = null;
	if (cookie && isMarkedSignedOut(request)) await endMarkedSession(context, cookie);
	else if (bearer ?? cookie) signedIn = await findByToken(context, bearer ?? cookie ?? "");
	context.set(visitor, signedIn?.user ?? null);
	context.set(visitorSession, signedIn);
	context.get(platformContext).facts.userId = signedIn?.user.id;

	const response = await next();
	if (signedIn) response.headers.set("cache-control", "private, no-store");
	if (cookie === null || setsSession(response) || context.get(isVisitorUnknown)) return response;
	const headers = signedIn ? signedIn.renewed && signInHeaders(request, signedIn.renewed) : signOutHeaders(request);
	for (const line of headers?.getSetCookie() ?? []) response.headers.append("set-cookie", line);
	return response;
};
