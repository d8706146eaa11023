import { z } from "zod";
import { confirmPassword } from "~/domain/accounts/own-account.server";
import { BUSY } from "~/domain/accounts/passwords.server";
import {
	type Credentials,
	endOtherSessions,
	endSession,
	endSessionOfToken,
	listSessions,
} from "~/domain/accounts/sessions.server";
import { signIn } from "~/domain/accounts/sign-in.server";
import { SUSPENDED } from "~/domain/accounts/suspension.server";
import { SESSION_REMEMBERED_MS, toSessionResponse, toUserResponse, type User } from "~/domain/accounts/types";
import { checkLogin, REQUIRED } from "~/domain/accounts/validation";
import {
	readBearer,
	readClientNetwork,
	readSessionCookie,
	readVisit,
	signInHeaders,
	signOutHeaders,
} from "~/http/credentials";
import { sentence } from "~/messages/sentence";
import { visitorSession } from "~/middleware/visitor";
import { WRONG_ACCOUNT_PASSWORD, withRules } from "../inputs";
import { defineOperation, definePublicOperation, NO_INPUT } from "../operation";
import { CREDENTIALS, NOTHING, SESSION, USER } from "../shapes";

const LoginBody = withRules(
	z.object({
		emailOrUsername: z.string(REQUIRED.emailOrUsername).max(254),
		password: z.string(REQUIRED.password).max(1000),
		remember: z.boolean().default(false),
	}),
	checkLogin,
);

/** The token, and the cookie for pages. */
export function toSignedInResult(request: Request, { user, credentials }: { user: User; credentials: Credentials }) {
	const { token, sessionId } = credentials;
	return { data: { token, sessionId, user: toUserResponse(user) }, headers: signInHeaders(request, credentials) };
}

export const operations = [
	definePublicOperation("POST /api/auth/login", {
		tag: "Accounts",
		summary: "Sign in",
		input: z.object({
			// Failed attempts are limited by `domain/accounts/password-attempts.server.ts`, so there is no `limit` here.
			body: LoginBody,
		}),
		response: { description: "Signed in; a cookie authenticates pages as well", data: CREDENTIALS },
		refusals: {
			busy: BUSY,
			suspended: SUSPENDED,
			/** The same for an unknown account and for a wrong password. */
			badCredentials: { status: 401, code: "bad_credentials", message: sentence("badCredentials") },
		},
		async handle({ db, platform, request, body: { remember, ...attempt }, refuse }) {
			const visit = { isRemembered: remember, ...readVisit(request) };
			const signedIn = await signIn(db, platform.config, { ...attempt, ...visit });
			if (!signedIn) throw refuse("badCredentials");
			return toSignedInResult(request, signedIn);
		},
	}),

	definePublicOperation("POST /api/auth/logout", {
		tag: "Accounts",
		summary: "Sign out",
		description: "Ends the sessions of the bearer token and of the cookie. Always succeeds.",
		input: z.object({
			body: z.object({
				sessionId: z.string().optional().meta({ description: "Ignored: the token identifies the session" }),
			}),
		}),
		isBodyOptional: true,
		response: { description: "Signed out", data: NOTHING },
		async handle({ db, platform, request }) {
			const tokens = new Set([readBearer(request), readSessionCookie(request)]);
			for (const token of tokens) if (token) await endSessionOfToken(db, platform.config, token);
			return { data: {}, headers: await signOutHeaders(request, platform.config) };
		},
	}),

	defineOperation("GET /api/auth/verify", {
		tag: "Accounts",
		summary: "Check a token",
		description:
			"Renews the token of a remembered session when it is due, and restores the cookie of a browser that has lost it.",
		input: NO_INPUT,
		response: {
			description: "The user of the token",
			data: z.strictObject({
				user: USER,
				token: z.string().optional().meta({ description: "The renewed token, when it was due" }),
			}),
		},
		async handle({ request, user, session }) {
			const bearer = readBearer(request);
			const renewed = bearer && session.renewed?.token;
			const lacksCookie = bearer !== null && readSessionCookie(request) === null;
			// The token itself expires earlier where it must.
			const maxAge = session.isRemembered ? SESSION_REMEMBERED_MS : null;
			return {
				data: { user: toUserResponse(user), ...(renewed && { token: renewed }) },
				headers: lacksCookie ? signInHeaders(request, { token: renewed || bearer, maxAge }) : undefined,
			};
		},
	}),

	defineOperation("POST /api/auth/confirm-password", {
		tag: "Accounts",
		summary: "Confirm your password",
		description: "For the next ten minutes, the session can call the operations that fail with password_required.",
		input: z.object({
			body: z.object({ password: z.string(REQUIRED.password).min(1, REQUIRED.password).max(1000) }),
		}),
		response: { description: "Confirmed", data: NOTHING },
		refusals: { wrong: WRONG_ACCOUNT_PASSWORD },
		async handle({ db, request, context, user, session, body: { password }, refuse }) {
			const { sessionId } = session;
			const holder = { userId: user.id, network: readClientNetwork(request), password };
			const passwordAt = await confirmPassword(db, { ...holder, sessionId });
			if (passwordAt === null) throw refuse("wrong");
			// A form runs its own operation in the same request.
			context.set(visitorSession, Promise.resolve({ ...session, passwordAt }));
			return { data: {} };
		},
	}),

	defineOperation("GET /api/auth/sessions", {
		tag: "Accounts",
		summary: "List your own sessions",
		input: NO_INPUT,
		response: { description: "Where the user is signed in", data: z.array(SESSION) },
		async handle({ db, user, session }) {
			const sessions = await listSessions(db, user.id);
			return { data: sessions.map((listed) => toSessionResponse(listed, session.sessionId)) };
		},
	}),

	defineOperation("DELETE /api/auth/sessions/:id", {
		tag: "Accounts",
		summary: "End one of your own sessions",
		input: z.object({ params: z.object({ id: z.string().meta({ description: "The session's id" }) }) }),
		response: { description: "Ended", data: NOTHING },
		refusals: { missing: { status: 404, code: "not_found", message: sentence("noSession") } },
		async handle({ db, platform, request, user, session, params: { id: sessionId }, refuse }) {
			if (!(await endSession(db, { userId: user.id, sessionId }))) throw refuse("missing");
			const isOwn = session.sessionId === sessionId;
			return { data: {}, headers: isOwn ? await signOutHeaders(request, platform.config) : undefined };
		},
	}),

	defineOperation("DELETE /api/auth/sessions", {
		tag: "Accounts",
		summary: "End all of your other sessions",
		input: NO_INPUT,
		response: { description: "Ended", data: NOTHING },
		async handle({ db, user, session }) {
			await endOtherSessions(db, { userId: user.id, sessionId: session.sessionId });
			return { data: {} };
		},
	}),
];
