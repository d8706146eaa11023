// Opens a D1 session for the visitor, so that they read their own writes from any replica.
import { createContext, type MiddlewareFunction } from "react-router";
import { type Database, openDatabaseSession } from "~/database/open.server";
import { findPageRule } from "~/domain/accounts/policy";
import { readBearer } from "~/http/credentials";
import { readCookie, serializeCookie } from "~/lib/http/cookies";
import { isWrite } from "~/lib/http/requests";
import { platformContext } from "~/platform.server";

/** The visitor's database session, which domain functions receive. */
export const database = createContext<Database>();

const COOKIE = "marquee_bookmark";
/** Replicas lag behind for less than this. */
const KEPT_MS = 10 * 60 * 1000;

/** True for operations that need a role, or are another user's: a role that has just been taken must not read on. */
export const needsNewestState = createContext(false);

export const openVisitorDatabase: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
	const bookmark = readCookie(request, COOKIE);
	// Requests without cookies carry no D1 bookmark.
	const isClient = readBearer(request) !== null && bookmark === null;
	const session = openDatabaseSession(context.get(platformContext).db, {
		bookmark,
		needsPrimary:
			isWrite(request) || isClient || context.get(needsNewestState) || findPageRule(pattern)?.access === "admin",
	});
	context.set(database, session.db);
	const response = await next();
	const reached = session.bookmark();
	if (isWrite(request) && reached) {
		response.headers.append("set-cookie", serializeCookie(request, { name: COOKIE, value: reached, maxAge: KEPT_MS }));
	}
	return response;
};
