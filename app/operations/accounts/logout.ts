import { z } from "zod";
import { endSessionOfToken } from "~/domain/accounts/sessions.server";
import { readBearer, readSessionCookie, signOutHeaders } from "~/http/credentials";
import { defineOperation } from "../operation";
import { NOTHING } from "../shapes";

export const logoutOperation = defineOperation("POST /api/auth/logout", {
	tag: "Accounts",
	summary: "Sign out",
	description: "Ends the sessions of the bearer token and of the cookie. Always succeeds.",
	access: "public",
	body: z.object({ sessionId: z.string().optional().meta({ description: "Ignored: the token names the session" }) }),
	isBodyOptional: true,
	response: { description: "Signed out", data: NOTHING },
	async handle({ db, platform, request }) {
		const tokens = new Set([readBearer(request), readSessionCookie(request)]);
		for (const token of tokens) if (token) await endSessionOfToken(db, platform.config, token);
		return { data: {}, headers: await signOutHeaders(request, platform.config) };
	},
});
