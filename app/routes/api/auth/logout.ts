import { endSessionOfToken } from "~/domain/accounts/sessions.server";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { readBearer, readSessionCookie, signOutHeaders } from "~/middleware/credentials";
import { database } from "~/middleware/database";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/logout";

/** What the body says of the session adds nothing: the token names it. */
const answer = endpoint<Route.ActionArgs>({
	async POST({ request, context }) {
		const tokens = new Set([readBearer(request), readSessionCookie(request)]);
		for (const token of tokens) {
			if (token) await endSessionOfToken(context.get(database), context.get(platformContext).config, token);
		}
		return success({}, { headers: signOutHeaders(request) });
	},
});

export { answer as action, answer as loader };
