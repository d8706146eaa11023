// Owns how a request shows who asks: a bearer token, or the cookie that signs pages in, how it is set and how it goes.
import type { Credentials } from "~/domain/accounts/sessions.server";
import { readCookie, writeCookie } from "~/lib/cookies";

const SESSION = "marquee_session";
/** Set by the browser when it could not tell the server that somebody signed out: the next request ends the session. */
const SIGNED_OUT = "marquee_signed_out";

/** The token of an `Authorization` header; where there is one, the cookie does not count. */
export function readBearer(request: Request): string | null {
	return /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

export function readSessionCookie(request: Request): string | null {
	return readCookie(request, SESSION);
}

export function isMarkedSignedOut(request: Request): boolean {
	return readCookie(request, SIGNED_OUT) !== null;
}

/** From where somebody signs in, and by which token this browser was signed in before. */
export function readVisit(request: Request): { userAgent: string | null; formerToken: string | null } {
	return { userAgent: request.headers.get("user-agent"), formerToken: readSessionCookie(request) };
}

/** The headers of an answer that signs in. The mark of an earlier sign-out goes: it would end the session that begins now. */
export function signInHeaders(request: Request, { token, maxAge }: Pick<Credentials, "token" | "maxAge">): Headers {
	const headers = new Headers({ "cache-control": "private, no-store" });
	headers.append("set-cookie", writeCookie(request, { name: SESSION, value: token, maxAge }));
	if (isMarkedSignedOut(request)) {
		headers.append("set-cookie", writeCookie(request, { name: SIGNED_OUT, value: "", maxAge: 0 }));
	}
	return headers;
}

/** The headers of an answer that signs out: an empty session that is over at once. */
export function signOutHeaders(request: Request): Headers {
	return signInHeaders(request, { token: "", maxAge: 0 });
}

/** Whether an answer signs in or out by itself. */
export function setsSession(response: Response): boolean {
	return response.headers.getSetCookie().some((line) => /^(?:__Host-)?marquee_session=/.test(line));
}
