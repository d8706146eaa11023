import { z } from "zod";
import { BUSY } from "~/domain/accounts/passwords.server";
import { signIn } from "~/domain/accounts/sign-in.server";
import { toUserResponse } from "~/domain/accounts/types";
import { checkLogin, REQUIRED } from "~/domain/accounts/validation";
import { readVisit, signInHeaders } from "~/http/credentials";
import { withRules } from "../field-rules";
import { defineOperation } from "../operation";
import { CREDENTIALS } from "../shapes";

const LoginBody = withRules(
	z.object({
		emailOrUsername: z.string(REQUIRED.emailOrUsername).max(254),
		password: z.string(REQUIRED.password).max(1000),
		remember: z.boolean().default(false),
	}),
	checkLogin,
);

export const loginOperation = defineOperation("POST /api/auth/login", {
	tag: "Accounts",
	summary: "Sign in",
	access: "public",
	// Failed attempts are limited by `domain/accounts/password-attempts.server.ts`, so there is no `limit` here.
	body: LoginBody,
	response: { description: "Signed in; a cookie authenticates pages as well", data: CREDENTIALS },
	refusals: {
		busy: BUSY,
		/** The same for an unknown account and for a wrong password. */
		badCredentials: { status: 401, code: "bad_credentials", message: "Invalid email or password" },
	},
	async handle({ db, platform, request, body: { remember, ...attempt }, refuse }) {
		const visit = { isRemembered: remember, ...readVisit(request) };
		const signedIn = await signIn(db, platform.config, { ...attempt, ...visit });
		if (!signedIn) throw refuse("badCredentials");
		const { user, credentials } = signedIn;
		return {
			data: { token: credentials.token, sessionId: credentials.sessionId, user: toUserResponse(user) },
			headers: signInHeaders(request, credentials),
		};
	},
});
