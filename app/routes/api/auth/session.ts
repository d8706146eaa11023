import { endSession } from "~/domain/accounts/sessions.server";
import { HttpError } from "~/lib/http-error";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { signOutHeaders } from "~/middleware/credentials";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { visitorSession } from "~/middleware/visitor";
import type { Route } from "./+types/session";

const answer = endpoint<Route.ActionArgs>({
	async DELETE({ request, params, context }) {
		const ended = await endSession(context.get(database), {
			userId: context.get(currentUser).id,
			sessionId: params.id,
		});
		if (!ended) throw new HttpError({ status: 404, code: "not_found", message: "There is no such session" });
		const isOwn = context.get(visitorSession)?.sessionId === params.id;
		return success({}, { headers: isOwn ? signOutHeaders(request) : undefined });
	},
});

export { answer as action, answer as loader };
