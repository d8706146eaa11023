import { z } from "zod";
import { BUSY } from "~/domain/accounts/passwords.server";
import { register } from "~/domain/accounts/sign-in.server";
import { toUserResponse } from "~/domain/accounts/types";
import { checkRegistration, GUESSABLE_PASSWORD, REQUIRED } from "~/domain/accounts/validation";
import { readVisit, signInHeaders } from "~/http/credentials";
import { withRules } from "../field-rules";
import { defineOperation } from "../operation";
import { CREDENTIALS } from "../shapes";

const RegisterBody = withRules(
	z.object({
		username: z.string(REQUIRED.username),
		email: z.string(REQUIRED.email),
		password: z.string(REQUIRED.password),
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
		busy: BUSY,
		taken: { status: 409, code: "conflict", message: "User name or e-mail is taken, in any case of letters" },
		guessable: { status: 422, code: "invalid", message: GUESSABLE_PASSWORD },
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
