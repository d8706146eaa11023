import { toUserResponse } from "~/domain/accounts/types";
import { togglePremiumAs } from "~/domain/accounts/user-administration.server";
import { NO_SUCH_USER, UserParams } from "../accounts/user-params";
import { defineOperation } from "../operation";
import { USER } from "../shapes";

export const togglePremiumOperation = defineOperation("PUT /api/admin/users/:id/premium", {
	tag: "Administration",
	summary: "Give a user premium, or take it back",
	access: "admin",
	audit: "user.premium",
	params: UserParams,
	response: { description: "The user after the change", data: USER },
	refusals: { missing: NO_SUCH_USER },
	async handle({ db, user, params: { id }, refuse }) {
		const changed = await togglePremiumAs(db, { actor: user, id });
		if (!changed) throw refuse("missing");
		return { data: toUserResponse(changed) };
	},
});
