// What a page request passes before its loader or action: the limit of forms, then the policy table.
import { createContext, type MiddlewareFunction, redirect, replace } from "react-router";
import { recordRefusal } from "~/domain/accounts/audit.server";
import { findPageRule, findRefusal, type PageRule, type Refusal } from "~/domain/accounts/policy";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { SignedIn } from "~/domain/accounts/sessions.server";
import type { User } from "~/domain/accounts/types";
import { whoIsWatchingPath } from "~/domain/accounts/who-is-watching";
import { isSameOriginWrite, readSessionCookie, refusedCookie } from "~/http/credentials";
import { loginPath } from "~/http/login-path";
import { isWithinLimit, isWithinReadLimit, TOO_MANY } from "~/http/rate-limit";
import { pageRefusal } from "~/http/refusals";
import { withBodyMax } from "~/http/request-body";
import { LARGE_BODY_MAX } from "~/lib/http/read-body";
import { isWrite } from "~/lib/http/requests";
import { localPath } from "~/lib/language/languages";
import { sentence } from "~/messages/sentence";
import { platformContext } from "~/platform.server";
import { database } from "./database";
import { isVisitorUnknown, tokenClaims, visitorSession } from "./visitor";

/** The signed-in visitor of a guarded page or operation; unset elsewhere. */
export const currentUser = createContext<User>();

/** The profile whose library a guarded page shows; unset elsewhere. */
export const currentProfileId = createContext<ProfileId>();

/** Makes the browser load a new document: the layout that it shows links to a page that is not allowed. */
const RELOAD_DOCUMENT = { headers: { "x-remix-reload-document": "true" } };

/**
 * What a form passes before its body is read: it comes from our own pages, and its network has sent few enough. Another site
 * must not use the count up.
 */
export const admitForm: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
	if (!isSameOriginWrite(request)) {
		throw await pageRefusal({ status: 403, message: sentence("crossSite") }, context.get(platformContext).language);
	}
	if (isWrite(request) && !(await isWithinLimit({ request, context, limit: "WRITE_LIMIT" }))) {
		throw await pageRefusal(TOO_MANY, context.get(platformContext).language);
	}
	return await withBodyMax(context, { max: findPageRule(pattern)?.takesFiles ? LARGE_BODY_MAX : undefined, next });
};

/** Counts what is read. The session is not waited for: a page that is open to all loads while it is looked up. */
export const countRead: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
	const userId = context.get(tokenClaims)?.userId ?? null;
	const isCostly = findPageRule(pattern)?.isCostly;
	if (!isWrite(request) && !(await isWithinReadLimit({ request, context, userId, isCostly }))) {
		throw await pageRefusal(TOO_MANY, context.get(platformContext).language);
	}
	return await next();
};

/** The page that asks who is watching. */
const askWhoWatches = (url: URL) => redirect(whoIsWatchingPath(localPath(url)), RELOAD_DOCUMENT);

/** Where a child is led that may not open a page. */
const CLOSED = "/404?reason=closed";

/** Of an open page: it is closed to a child, or the session is in no profile. */
function findRefusalOfOpen(rule: PageRule, session: SignedIn | null): Refusal | null {
	const isNobody = session && !session.profile && !rule.isWithoutProfile;
	return findRefusal(rule, { session }) ?? (isNobody ? "nobody" : null);
}

/** Redirects visitors who are not allowed to where the row says. */
export const guardPage: MiddlewareFunction<Response> = async ({ request, context, url, params, pattern }, next) => {
	const rule = findPageRule(pattern);
	if (!rule)
		throw await pageRefusal({ status: 404, message: sentence("nothingHere") }, context.get(platformContext).language);
	const isOpen = rule.access === "optional-session";
	const mayBeRefused = rule.isForAdults === true;
	const isEarly =
		(isOpen && !(mayBeRefused && isWrite(request))) ||
		(rule.loadsEarly && !isWrite(request) && context.get(tokenClaims) !== null);
	// The page loads while the session is looked up.
	const early = isEarly ? await next() : null;
	if (early && rule.isWithoutProfile && !mayBeRefused) return early;
	const session = await context.get(visitorSession);
	const refusal = isOpen ? findRefusalOfOpen(rule, session) : findRefusal(rule, { session, id: params.id });
	if (refusal === null) {
		if (early) return early;
		if (session) {
			context.set(currentUser, session.user);
			if (session.profile) context.set(currentProfileId, session.profile.id);
		}
		return await next();
	}
	if (refusal === "nobody") throw askWhoWatches(url);
	const signedIn = session?.user ?? null;
	if (context.get(isVisitorUnknown))
		throw await pageRefusal({ status: 503, message: sentence("tryAgain") }, context.get(platformContext).language);
	if (signedIn && isWrite(request) && rule.audit) {
		// The limit keeps anyone from filling the audit log.
		const isCounted = await isWithinLimit({ request, context, limit: "WRITE_LIMIT", countBy: signedIn.id });
		if (!isCounted) throw await pageRefusal(TOO_MANY, context.get(platformContext).language);
		const detail = { reason: refusal === "role" ? "not allowed" : "another person" };
		await recordRefusal(context.get(database), { actor: signedIn, action: rule.audit, detail });
	}
	if (refusal === "child") throw replace(CLOSED, RELOAD_DOCUMENT);
	if (signedIn === null && rule.login && !rule.login.isOverHome) {
		const login = loginPath(localPath(url));
		throw redirect(login, readSessionCookie(request) === null ? undefined : RELOAD_DOCUMENT);
	}
	const headers = new Headers(RELOAD_DOCUMENT.headers);
	if (signedIn || rule.login) headers.append("set-cookie", refusedCookie(request, url));
	throw replace("/", { headers });
};
