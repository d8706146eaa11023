// Identifies the visitor by bearer token, else by cookie. Signed-out visitors cost no query.
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { openDatabase } from "~/database/open.server";
import { ageLimitOf, endSessionOfToken, findSignedIn, type SignedIn } from "~/domain/accounts/sessions.server";
import { readToken, type TokenClaims } from "~/domain/accounts/tokens.server";
import { earliestMonth } from "~/domain/library/diary/evenings";
import {
	isMarkedSignedOut,
	readBearer,
	readSessionCookie,
	setsSession,
	signInHeaders,
	signOutHeaders,
} from "~/http/credentials";
import { languageCookie, readChosenLanguage, setsLanguage } from "~/http/language";
import { readChosenRegion, regionCookie, setsRegion } from "~/http/region";
import { receiveBody, senderSession } from "~/http/request-body";
import { UnavailableError, withoutQuery } from "~/lib/http/errors";
import { isWrite } from "~/lib/http/requests";
import { readLanguage } from "~/lib/language/languages";
import { beforeDeadline } from "~/lib/timeouts";
import { type Platform, platformContext } from "~/platform.server";
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

/** The header shows the evenings of the month, which are read with the session. */
export const needsEvenings = createContext(false);

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
	const daysSince = context.get(needsEvenings) ? earliestMonth(Date.now()) : undefined;
	const signedIn = await unlessDown(context, () =>
		findSignedIn(context.get(database), config, { claims, waitUntil, daysSince }),
	);
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

/** A token names somebody else than the account's first person: perhaps a child. */
async function namesOther(request: Request, config: Platform["config"]): Promise<boolean> {
	const tokens = [readBearer(request), readSessionCookie(request)].filter((token) => token !== null);
	const claims = await Promise.all(tokens.map((token) => readToken(config, token)));
	return claims.some((claim) => claim !== null && claim.profileId !== claim.userId);
}

/**
 * What the person in the session may see. While the session cannot be looked up, the first person gets what everybody gets who is
 * signed out; anybody else may be a child, and gets nothing.
 */
async function findAgeLimit(
	request: Request,
	context: Readonly<RouterContextProvider>,
	session: Promise<SignedIn | null>,
) {
	const signedIn = await session;
	if (signedIn) return ageLimitOf(signedIn);
	const { config } = context.get(platformContext);
	if (context.get(isVisitorUnknown) && (await namesOther(request, config))) {
		throw new UnavailableError("D1", "it is not known whether a child is in the session");
	}
	return null;
}

/** For what is read of the catalogue in this request. */
function limitCatalogue(request: Request, context: Readonly<RouterContextProvider>, session: Promise<SignedIn | null>) {
	const ageLimit = findAgeLimit(request, context, session);
	// What reads nothing of the catalogue leaves it.
	ageLimit.catch(() => undefined);
	context.set(platformContext, { ...context.get(platformContext), ageLimit });
}

/** For pictures and frames, which are the same for everybody but a child: what the session sees, and nothing else of it. */
export const limitToSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const token = readBearer(request) ?? readSessionCookie(request);
	const claims = token && (await readToken(context.get(platformContext).config, token));
	if (!claims) return await next();
	context.set(database, openDatabase(context.get(platformContext).db));
	limitCatalogue(request, context, findSession(context, claims));
	const response = await next();
	const ageLimit = context.get(platformContext).ageLimit?.catch(() => null);
	if (await ageLimit) response.headers.set("cache-control", "private, no-store");
	return response;
};

function headersOfSession(request: Request, session: SignedIn): Headers | undefined {
	return session.renewed ? signInHeaders(request, session.renewed) : undefined;
}

/** What was chosen on another device counts from the next page on. */
function passChoices(request: Request, response: Response, { region, language: chosen }: SignedIn): void {
	if (region && readChosenRegion(request) !== region && !setsRegion(response)) {
		response.headers.append("set-cookie", regionCookie(request, region));
	}
	const language = readLanguage(chosen);
	if (language && readChosenLanguage(request) !== language && !setsLanguage(response)) {
		response.headers.append("set-cookie", languageCookie(request, language));
	}
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
	if (claims) limitCatalogue(request, context, session);

	const response = await next();
	const signedIn = await session;
	if (signedIn) response.headers.set("cache-control", "private, no-store");
	if (cookie !== null && signedIn) passChoices(request, response, signedIn);
	if (cookie === null || setsSession(response) || context.get(isVisitorUnknown)) return response;
	const headers = signedIn ? headersOfSession(request, signedIn) : await signOutHeaders(request, config);
	for (const line of headers?.getSetCookie() ?? []) response.headers.append("set-cookie", line);
	return response;
};
