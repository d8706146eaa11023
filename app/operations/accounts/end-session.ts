import { z } from "zod";
import { endSession } from "~/domain/accounts/sessions.server";
import { signOutHeaders } from "~/http/credentials";
import { defineOperation } from "../operation";
import { NOTHING } from "../shapes";

export const endSessionOperation = defineOperation("DELETE /api/auth/sessions/:id", {
	tag: "Accounts",
	summary: "End one of one's own sessions",
	access: "signed-in",
	params: z.object({ id: z.string().meta({ description: "The session's id" }) }),
	response: { description: "Ended", data: NOTHING },
	refusals: { missing: { status: 404, code: "not_found", message: "There is no such session" } },
	async handle({ db, platform, request, user, session, params: { id: sessionId }, refuse }) {
		if (!(await endSession(db, { userId: user.id, sessionId }))) throw refuse("missing");
		const isOwn = session?.sessionId === sessionId;
		return { data: {}, headers: isOwn ? await signOutHeaders(request, platform.config) : undefined };
	},
});
