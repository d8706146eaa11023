// Owns how a request shows who asks: a bearer token, or the cookie that signs pages in, how it is set and how it goes.
import type { Credentials } from "~/domain/accounts/sessions.server";
import { readCookie, writeCookie } from "~/lib/cookies";

/** Set by the browser when it could not tell the server that somebody signed out: the next request ends the session. */
const SIGNED_OUT = "marquee_signed_out";

function isSecure(request: Request): boolean {
	return new URL(request.url).protocol === "https:";
}

/** Over https only the host itself can set it, and only for itself. */
function cookieName(request: Request): string {
	return isSecure(request) ? "__Host-marquee_session" : "marquee_session";
}

/** The token of an `Authorization` header; where there is one, the cookie does not count. */
export function readBearer(request: Request): string | null {
	return /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

export function readSessionCookie(request: Request): string | null {
	return readCookie(request, cookieName(request));
}

export function isMarkedSignedOut(request: Request): boolean {
	return readCookie(request, SIGNED_OUT) !== null;
}

/** The headers of an answer that signs in. */
export function signInHeaders(request: Request, { token, maxAge }: Pick<Credentials, "token" | "maxAge">): Headers {
	const cookie = { name: cookieName(request), value: token, maxAge, isSecure: isSecure(request) };
	return new Headers([
		["set-cookie", writeCookie(cookie)],
		["cache-control", "private, no-store"],
	]);
}

/** The headers of an answer that signs out. */
export function signOutHeaders(request: Request): Headers {
	const gone = { value: "", maxAge: 0, isSecure: isSecure(request) };
	const headers = new Headers({ "cache-control": "private, no-store" });
	headers.append("set-cookie", writeCookie({ ...gone, name: cookieName(request) }));
	if (isMarkedSignedOut(request)) headers.append("set-cookie", writeCookie({ ...gone, name: SIGNED_OUT }));
	return headers;
}

/** Whether an answer signs in or out by itself. */
export function setsSession(response: Response): boolean {
	return response.headers.getSetCookie().some((line) => /^(?:__Host-)?marquee_session=/.test(line));
}
