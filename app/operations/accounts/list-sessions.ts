import { z } from "zod";
import { listSessions } from "~/domain/accounts/sessions.server";
import { toSessionResponse } from "~/domain/accounts/types";
import { defineOperation } from "../operation";
import { SESSION } from "../shapes";

export const listSessionsOperation = defineOperation("GET /api/auth/sessions", {
	tag: "Accounts",
	summary: "List one's own sessions",
	access: "signed-in",
	response: { description: "Where the user is signed in", data: z.array(SESSION) },
	async handle({ db, user, session }) {
		const sessions = await listSessions(db, user.id);
		return { data: sessions.map((each) => toSessionResponse(each, session?.sessionId ?? "")) };
	},
});
