import { listSessions } from "~/domain/accounts/sessions.server";
import { toSessionResponse } from "~/domain/accounts/types";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { visitorSession } from "~/middleware/visitor";
import type { Route } from "./+types/sessions";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ context }) {
		const sessions = await listSessions(context.get(database), context.get(currentUser).id);
		const currentId = context.get(visitorSession)?.sessionId ?? "";
		return success(sessions.map((session) => toSessionResponse(session, currentId)));
	},
});

export { answer as action, answer as loader };
