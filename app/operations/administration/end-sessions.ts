import { endSessionsAs } from "~/domain/accounts/user-administration.server";
import { NO_SUCH_USER, UserParams } from "../accounts/user-params";
import { defineOperation } from "../operation";
import { NOTHING } from "../shapes";

export const endSessionsOperation = defineOperation("DELETE /api/admin/users/:id/sessions", {
	tag: "Administration",
	summary: "End all sessions of a user",
	access: "owner",
	audit: "user.end-sessions",
	freshPassword: true,
	params: UserParams,
	response: { description: "Ended", data: NOTHING },
	refusals: { missing: NO_SUCH_USER },
	async handle({ db, actor, params: { id }, refuse }) {
		if (!(await endSessionsAs(db, { actor, id }))) throw refuse("missing");
		return { data: {} };
	},
});
