// Judges whether a write comes from our own pages: the cookie, which a browser adds by itself, counts only from there.
// A bearer token is nothing that another site's form could send.
import { isWrite } from "~/lib/requests";
import { readBearer, readSessionCookie } from "./credentials";

/** Null: the client says nothing of it. Browsers always do. */
function comesFromUs(request: Request): boolean | null {
	const site = request.headers.get("sec-fetch-site");
	if (site) return site === "same-origin";
	const origin = request.headers.get("origin");
	return origin ? origin === new URL(request.url).origin : null;
}

/** Whether a write may go on. Without a session there is nothing to abuse, but no form of another site signs in here. */
export function isOurOwn(request: Request): boolean {
	if (!isWrite(request) || readBearer(request) !== null) return true;
	return comesFromUs(request) ?? readSessionCookie(request) === null;
}
