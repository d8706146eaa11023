import { listSessions } from "~/domain/accounts/sessions.server";
import { sessionAnswer } from "~/domain/accounts/types";
import { success } from "~/lib/json-answer";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { visitorSession } from "~/middleware/visitor";
import type { Route } from "./+types/sessions";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ context }) {
		const sessions = await listSessions(context.get(database), context.get(currentUser).id);
		const currentId = context.get(visitorSession)?.sessionId ?? "";
		return success(sessions.map((session) => sessionAnswer(session, currentId)));
	},
});

export { answer as action, answer as loader };
