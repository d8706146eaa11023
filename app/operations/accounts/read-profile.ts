import { z } from "zod";
import { toUserResponse } from "~/domain/accounts/types";
import { defineOperation } from "../operation";
import { USER } from "../shapes";

export const readProfileOperation = defineOperation("GET /api/auth/profile", {
	tag: "Accounts",
	summary: "Read the signed-in user",
	access: "signed-in",
	response: { description: "The signed-in user", data: z.strictObject({ user: USER }) },
	async handle({ user }) {
		return { data: { user: toUserResponse(user) } };
	},
});
