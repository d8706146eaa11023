import { z } from "zod";
import { confirmPassword, WRONG_PASSWORD } from "~/domain/accounts/own-account.server";
import { readClientNetwork } from "~/http/client-network";
import { visitorSession } from "~/middleware/visitor";
import { defineOperation } from "../operation";
import { NOTHING } from "../shapes";

export const confirmPasswordOperation = defineOperation("POST /api/auth/confirm-password", {
	tag: "Accounts",
	summary: "Give one's password again",
	description: "For ten minutes, the session may call the operations that fail with password_required.",
	access: "signed-in",
	body: z.object({ password: z.string("Password is required").min(1, "Password is required").max(1000) }),
	response: { description: "Confirmed", data: NOTHING },
	refusals: { wrong: { status: 403, code: "wrong_password", message: WRONG_PASSWORD } },
	async handle({ db, request, context, user, session, body: { password }, refuse }) {
		if (!session) throw new Error("A signed-in visitor has a session");
		const { sessionId } = session;
		const holder = { userId: user.id, network: readClientNetwork(request), password };
		const passwordAt = await confirmPassword(db, { ...holder, sessionId });
		if (passwordAt === null) throw refuse("wrong", { errors: { password: WRONG_PASSWORD } });
		// A form runs its own operation in the same request.
		context.set(visitorSession, Promise.resolve({ ...session, passwordAt }));
		return { data: {} };
	},
});
