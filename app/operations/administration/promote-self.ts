import { z } from "zod";
import { toUserResponse } from "~/domain/accounts/types";
import { defineOperation } from "../operation";
import { USER } from "../shapes";

export const promoteSelfOperation = defineOperation("POST /api/admin/promote-self", {
	tag: "Administration",
	summary: "Confirm that one is an admin",
	description: "Changes nothing. Owners give roles; npm run make-owner makes the first one (decision 028).",
	access: "admin",
	audit: "user.promote-self",
	response: { description: "The user", data: USER, rest: { message: z.string() } },
	async handle({ user }) {
		return { data: toUserResponse(user), rest: { message: `You are ${user.role} already; nothing was changed` } };
	},
});
