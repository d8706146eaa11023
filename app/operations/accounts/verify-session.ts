import { z } from "zod";
import { toUserResponse } from "~/domain/accounts/types";
import { hasSessionCookie, readBearer, signInHeaders } from "~/http/credentials";
import { SESSION_REMEMBERED_MS } from "~/product";
import { defineOperation } from "../operation";
import { USER } from "../shapes";

export const verifySessionOperation = defineOperation("GET /api/auth/verify", {
	tag: "Accounts",
	summary: "Check a token",
	description: "Renews the token of a remembered session when it is due, and the cookie of a browser that has lost it.",
	access: "signed-in",
	response: {
		description: "The user of the token",
		data: z.strictObject({
			user: USER,
			token: z.string().optional().meta({ description: "The renewed token, when it was due" }),
		}),
	},
	async handle({ request, user, session }) {
		const bearer = readBearer(request);
		const renewed = bearer && session?.renewed?.token;
		const lacksCookie = bearer !== null && !hasSessionCookie(request);
		// The token itself expires earlier where it must.
		const maxAge = session?.isRemembered ? SESSION_REMEMBERED_MS : null;
		return {
			data: { user: toUserResponse(user), ...(renewed && { token: renewed }) },
			headers: lacksCookie ? signInHeaders(request, { token: renewed || bearer, maxAge }) : undefined,
		};
	},
});
