// Checks that a write comes from this site's pages. A session cookie counts only then, because browsers also send it with
// forms of other sites. A bearer token needs no check: such a form cannot send one.
import { isWrite } from "~/lib/requests";
import { readBearer, readSessionCookie } from "./credentials";

/** Null: the client sent neither header. Browsers always send one. */
function isFromThisSite(request: Request): boolean | null {
	const site = request.headers.get("sec-fetch-site");
	if (site) return site === "same-origin";
	const origin = request.headers.get("origin");
	return origin ? origin === new URL(request.url).origin : null;
}

/** Whether a write is allowed. Also checked without a session, so that forms on other sites cannot sign visitors in. */
export function isSameOriginWrite(request: Request): boolean {
	if (!isWrite(request) || readBearer(request) !== null) return true;
	return isFromThisSite(request) ?? readSessionCookie(request) === null;
}
