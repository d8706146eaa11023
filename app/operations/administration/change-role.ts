import { z } from "zod";
import { ROLES, toUserResponse } from "~/domain/accounts/types";
import { changeRoleAs } from "~/domain/accounts/user-administration.server";
import { findUser } from "~/domain/accounts/users.server";
import { SEARCH_MAX } from "~/domain/administration/queries";
import { recordRefusal } from "~/domain/administration/record-refusal.server";
import { LAST_OWNER, NO_SUCH_USER, UserParams } from "../accounts/user-params";
import { defineOperation } from "../operation";
import { USER } from "../shapes";

const OTHER_USER = { status: 422, code: "invalid", message: "This is not the username of this user" };

export const changeRoleOperation = defineOperation("PUT /api/admin/users/:id/role", {
	tag: "Administration",
	summary: "Change a user's role",
	access: "owner",
	audit: "user.role",
	freshPassword: true,
	params: UserParams,
	body: z.object({
		role: z.enum(ROLES),
		username: z
			.string()
			.max(SEARCH_MAX)
			.optional()
			.meta({ description: "Names the user again; the role stays as it is when it is another user's." }),
	}),
	response: { description: "The user after the change", data: USER },
	refusals: { missing: NO_SUCH_USER, lastOwner: LAST_OWNER, otherUser: OTHER_USER },
	async handle({ db, user, actor, params: { id }, body: { role, username }, refuse }) {
		const named = username === undefined ? null : await findUser(db, id);
		if (named && named.username !== username) {
			await recordRefusal(db, { actor: user, action: "user.role", targetId: id }, "another username");
			throw refuse("otherUser", { errors: { username: OTHER_USER.message } });
		}
		const changed = await changeRoleAs(db, { actor, id, role });
		if (!changed) throw refuse("missing");
		if (!changed.ok) throw refuse("lastOwner");
		return { data: toUserResponse(changed.user) };
	},
});
