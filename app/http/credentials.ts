// Owns the credentials of a request: a bearer token or the session cookie. Also sets and removes that cookie.
import type { Credentials } from "~/domain/accounts/sessions.server";
import { readCookie, serializeCookie } from "~/lib/cookies";
import { SIGNED_OUT_COOKIE } from "~/product";
import { readClientNetwork } from "./client-network";

const SESSION = "marquee_session";

/** The token of the `Authorization` header. When there is one, the cookie is ignored. */
export function readBearer(request: Request): string | null {
	return /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

export function readSessionCookie(request: Request): string | null {
	return readCookie(request, SESSION);
}

export function isMarkedSignedOut(request: Request): boolean {
	return readCookie(request, SIGNED_OUT_COOKIE) !== null;
}

/** Set where a signed-in visitor was refused a page, for the page that they are redirected to. */
const REFUSED = "marquee_refused";

export function refusedCookie(request: Request): string {
	return serializeCookie(request, { name: REFUSED, value: "admin", maxAge: 60_000 });
}

/** The cookie that ends the mark of a refusal; null when there is none. */
export function endRefusedCookie(request: Request): string | null {
	if (readCookie(request, REFUSED) === null) return null;
	return serializeCookie(request, { name: REFUSED, value: "", maxAge: 0 });
}

/** The browser and network that sign in, and the token of the browser's previous session. */
export function readVisit(request: Request) {
	return {
		userAgent: request.headers.get("user-agent"),
		formerToken: readSessionCookie(request),
		network: readClientNetwork(request),
	};
}

/** Headers of a response that signs in. They clear the mark of an earlier sign-out, which would end the new session. */
export function signInHeaders(request: Request, { token, maxAge }: Pick<Credentials, "token" | "maxAge">): Headers {
	const headers = new Headers({ "cache-control": "private, no-store" });
	headers.append("set-cookie", serializeCookie(request, { name: SESSION, value: token, maxAge }));
	if (isMarkedSignedOut(request)) {
		headers.append("set-cookie", serializeCookie(request, { name: SIGNED_OUT_COOKIE, value: "", maxAge: 0 }));
	}
	return headers;
}

/** Headers of a response that signs out: an empty session cookie that expires at once. */
export function signOutHeaders(request: Request): Headers {
	return signInHeaders(request, { token: "", maxAge: 0 });
}

/** Whether a response itself signs in or out. */
export function setsSession(response: Response): boolean {
	return response.headers.getSetCookie().some((line) => /^(?:__Host-)?marquee_session=/.test(line));
}
