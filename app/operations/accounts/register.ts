import { z } from "zod";
import { register } from "~/domain/accounts/sign-in.server";
import { toUserResponse } from "~/domain/accounts/types";
import { checkRegistration } from "~/domain/accounts/validation";
import { readVisit, signInHeaders } from "~/middleware/credentials";
import { withRules } from "../field-rules";
import { defineOperation } from "../operation";
import { CREDENTIALS } from "../shapes";

const RegisterBody = withRules(
	z.object({
		username: z.string("Username is required"),
		email: z.string("Email is required"),
		password: z.string("Password is required"),
		name: z.string().default(""),
		remember: z.boolean().default(false),
	}),
	checkRegistration,
);

export const registerOperation = defineOperation("POST /api/auth/register", {
	tag: "Accounts",
	summary: "Create an account and sign in",
	description:
		"User names have 3 to 49 characters. Passwords have a lowercase letter, an uppercase letter and a digit.",
	access: "public",
	limit: { name: "REGISTER_LIMIT" },
	body: RegisterBody,
	response: { status: 201, description: "Signed in; a cookie authenticates pages as well", data: CREDENTIALS },
	refusals: {
		taken: { status: 409, code: "conflict", message: "User name or e-mail is taken, in any case of letters" },
		common: { status: 422, code: "invalid", message: "The password is among the most common ones" },
	},
	async handle({ db, platform, request, body: { remember, ...registration }, refuse }) {
		const visit = { isRemembered: remember, ...readVisit(request) };
		const registered = await register(db, platform.config, { ...registration, ...visit });
		if (!registered.ok) throw refuse(registered.reason, { errors: registered.errors });
		const { user, credentials } = registered;
		return {
			data: { token: credentials.token, sessionId: credentials.sessionId, user: toUserResponse(user) },
			headers: signInHeaders(request, credentials),
		};
	},
});
