import { endOtherSessions } from "~/domain/accounts/sessions.server";
import { defineOperation } from "../operation";
import { NOTHING } from "../shapes";

export const endOtherSessionsOperation = defineOperation("DELETE /api/auth/sessions", {
	tag: "Accounts",
	summary: "End all of one's own sessions except the one of this request",
	access: "signed-in",
	response: { description: "Ended", data: NOTHING },
	async handle({ db, user, session }) {
		await endOtherSessions(db, { userId: user.id, sessionId: session?.sessionId ?? "" });
		return { data: {} };
	},
});
