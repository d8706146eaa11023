import { z } from "zod";
import { toUserResponse } from "~/domain/accounts/types";
import { changePremiumAs } from "~/domain/accounts/user-administration.server";
import { NO_SUCH_USER, UserParams } from "../accounts/user-params";
import { defineOperation } from "../operation";
import { USER } from "../shapes";

export const changePremiumOperation = defineOperation("PUT /api/admin/users/:id/premium", {
	tag: "Administration",
	summary: "Give a user premium, or take it back",
	access: "admin",
	audit: "user.premium",
	params: UserParams,
	body: z.object({
		isPremium: z.boolean().optional().meta({ description: "Without it, the value changes to the other one" }),
	}),
	isBodyOptional: true,
	response: { description: "The user after the change", data: USER },
	refusals: { missing: NO_SUCH_USER },
	async handle({ db, actor, params: { id }, body: { isPremium }, refuse }) {
		const changed = await changePremiumAs(db, { actor, id, isPremium });
		if (!changed) throw refuse("missing");
		return { data: toUserResponse(changed) };
	},
});
