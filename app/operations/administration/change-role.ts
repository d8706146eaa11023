import { z } from "zod";
import { ROLES, toUserResponse } from "~/domain/accounts/types";
import { changeRoleAs } from "~/domain/accounts/user-administration.server";
import { LAST_OWNER, NO_SUCH_USER, UserParams } from "../accounts/user-params";
import { defineOperation } from "../operation";
import { USER } from "../shapes";

export const changeRoleOperation = defineOperation("PUT /api/admin/users/:id/role", {
	tag: "Administration",
	summary: "Change a user's role",
	access: "owner",
	audit: "user.role",
	freshPassword: true,
	params: UserParams,
	body: z.object({ role: z.enum(ROLES) }),
	response: { description: "The user after the change", data: USER },
	refusals: { missing: NO_SUCH_USER, lastOwner: LAST_OWNER },
	async handle({ db, user, params: { id }, body: { role }, refuse }) {
		const changed = await changeRoleAs(db, { actor: user, id, role });
		if (!changed) throw refuse("missing");
		if (!changed.ok) throw refuse("lastOwner");
		return { data: toUserResponse(changed.user) };
	},
});
