import { toUserResponse } from "~/domain/accounts/types";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { readBearer, readSessionCookie, signInHeaders } from "~/middleware/credentials";
import { currentUser } from "~/middleware/guard-page";
import { visitorSession } from "~/middleware/visitor";
import type { Route } from "./+types/verify";

/** A month: the token itself runs out earlier where it must. */
const COOKIE_MAX_AGE = 30 * 24 * 60 * 60 * 1000;

/** Hands a fresh token to whoever shows an old one of a remembered session, and the cookie to a browser that lost it. */
const answer = endpoint<Route.LoaderArgs>({
	async GET({ request, context }) {
		const session = context.get(visitorSession);
		const bearer = readBearer(request);
		const renewed = bearer && session?.renewed?.token;
		const lacksCookie = bearer !== null && readSessionCookie(request) === null;
		const maxAge = session?.isRemembered ? COOKIE_MAX_AGE : null;
		return success(
			{ user: toUserResponse(context.get(currentUser)), ...(renewed && { token: renewed }) },
			{ headers: lacksCookie ? signInHeaders(request, { token: renewed || bearer, maxAge }) : undefined },
		);
	},
});

export { answer as action, answer as loader };
