// Who a request comes from: a bearer token or the session cookie, which is set and removed here, this site's pages or
// another site's, and a network.
import type { Credentials } from "~/domain/accounts/sessions.server";
import { isOwnToken, type Secrets } from "~/domain/accounts/tokens.server";
import { SIGNED_OUT_COOKIE } from "~/domain/accounts/types";
import { readCookie, serializeCookie } from "~/lib/http/cookies";
import { toNetwork } from "~/lib/http/network";
import { isWrite, toLocalPath } from "~/lib/http/requests";
import { localPath } from "~/lib/language/languages";

const SESSION = "marquee_session";

/** The token of the `Authorization` header. When there is one, the cookie is ignored. */
export function readBearer(request: Request): string | null {
	return /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** The token of this site's cookie. */
export function readSessionCookie(request: Request): string | null {
	return readCookie(request, SESSION);
}

export function isMarkedSignedOut(request: Request): boolean {
	return readCookie(request, SIGNED_OUT_COOKIE) !== null;
}

/** Set where a visitor was refused a page, for Home, to which they are redirected. */
const REFUSED = "marquee_refused";

/** Browsers drop a cookie of more than 4096 bytes. */
const REFUSED_SEARCH_MAX = 1000;

export function refusedCookie(request: Request, { pathname, search }: Pick<URL, "pathname" | "search">): string {
	const value = encodeURIComponent(localPath({ pathname, search: search.length > REFUSED_SEARCH_MAX ? "" : search }));
	return serializeCookie(request, { name: REFUSED, value, maxAge: 60_000 });
}

/** Path of the page that was refused, always one of this site; null when there is none. */
export function readRefused(request: Request): string | null {
	const value = readCookie(request, REFUSED);
	if (value === null) return null;
	try {
		return toLocalPath(decodeURIComponent(value));
	} catch {
		return "/";
	}
}

/** The cookie that ends the mark of a refusal; null when there is none. */
export function endRefusedCookie(request: Request): string | null {
	if (readCookie(request, REFUSED) === null) return null;
	return serializeCookie(request, { name: REFUSED, value: "", maxAge: 0 });
}

/** Null: the client sent neither header. Browsers always send one. */
function isFromThisSite(request: Request): boolean | null {
	const site = request.headers.get("sec-fetch-site");
	if (site) return site === "same-origin";
	const origin = request.headers.get("origin");
	return origin ? origin === new URL(request.url).origin : null;
}

/**
 * Whether a write is allowed. A session cookie counts only for this site's pages, because browsers also send it with forms of
 * other sites. A bearer token needs no check: such a form cannot send one. Also checked without a session, so that forms on
 * other sites cannot sign visitors in.
 */
export function isSameOriginWrite(request: Request): boolean {
	if (!isWrite(request) || readBearer(request) !== null) return true;
	return isFromThisSite(request) ?? readSessionCookie(request) === null;
}

/** The network that a request came from. Only Cloudflare's header counts; see docs/operations.md on other proxies. */
export function readClientNetwork({ headers }: Pick<Request, "headers">): string {
	return toNetwork(headers.get("cf-connecting-ip"));
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
	clearMark(request, headers);
	return headers;
}

function clearMark(request: Request, headers: Headers): void {
	if (!isMarkedSignedOut(request)) return;
	headers.append("set-cookie", serializeCookie(request, { name: SIGNED_OUT_COOKIE, value: "", maxAge: 0 }));
}

/**
 * Headers of a response that signs out: they remove the session cookie. One that this site has not signed belongs to another
 * site on this host, and is left alone.
 */
export async function signOutHeaders(request: Request, config: Secrets): Promise<Headers> {
	const headers = new Headers({ "cache-control": "private, no-store" });
	const token = readSessionCookie(request);
	if (token === null || (await isOwnToken(config, token))) {
		headers.append("set-cookie", serializeCookie(request, { name: SESSION, value: "", maxAge: 0 }));
	}
	clearMark(request, headers);
	return headers;
}

/** Whether a response itself signs in or out. */
export function setsSession(response: Response): boolean {
	return response.headers.getSetCookie().some((line) => /^(?:__Host-)?marquee_session(?:_\d+)?=/.test(line));
}
