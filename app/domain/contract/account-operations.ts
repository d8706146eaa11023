// Owns the contract of the calls about accounts and sessions.
import { z } from "zod";
import { DeleteUserBody, LoginBody, RegisterBody, UpdateUserBody } from "../accounts/bodies";
import { NOTHING, type Operation, ok, succeeds } from "./operation";
import { CREDENTIALS, SESSION, TIME, USER, WATCH } from "./shapes";

const EXPORT = z.strictObject({
	account: USER,
	sessions: z.array(SESSION.omit({ id: true, current: true })),
	administration: z.array(
		z.strictObject({
			at: TIME,
			by: z.enum(["you", "an administrator"]),
			action: z.string(),
			outcome: z.enum(["done", "refused"]),
			detail: z.record(z.string(), z.unknown()),
		}),
	),
	watch_history: z.array(WATCH),
	watch_later: z.array(
		WATCH.pick({ media_id: true, media_type: true }).extend({
			nextSeason: z.int().optional(),
			nextEpisode: z.int().optional(),
			added_at: TIME,
		}),
	),
});

const USER_PARAMS = z.object({ id: z.string().meta({ description: "The user's id" }) });

export const ACCOUNT_OPERATIONS: Operation[] = [
	{
		method: "POST",
		path: "/api/auth/register",
		tag: "Accounts",
		summary: "Create an account and sign in",
		description:
			"User names have 3 to 49 characters. Passwords have a lowercase letter, an uppercase letter and a digit.",
		body: RegisterBody,
		answers: {
			201: { description: "The account, signed in; a cookie signs pages in as well", schema: succeeds(CREDENTIALS) },
		},
		refusals: { 409: "User name or e-mail is taken, whatever its case", 429: "Too many accounts from this address" },
	},
	{
		method: "POST",
		path: "/api/auth/login",
		tag: "Accounts",
		summary: "Sign in",
		body: LoginBody,
		answers: ok(CREDENTIALS, "Signed in; a cookie signs pages in as well"),
		refusals: { 401: "Unknown account or wrong password: the same answer for both", 429: "Too many attempts" },
	},
	{
		method: "POST",
		path: "/api/auth/logout",
		tag: "Accounts",
		summary: "Sign out",
		description: "Ends the session of the token. Succeeds whoever asks.",
		body: z.object({
			sessionId: z.string().optional().meta({ description: "Adds nothing: the token names the session" }),
		}),
		isBodyOptional: true,
		answers: ok(NOTHING, "Signed out"),
	},
	{
		method: "GET",
		path: "/api/auth/verify",
		tag: "Accounts",
		summary: "Check a token",
		answers: ok(
			z.strictObject({
				user: USER,
				token: z.string().optional().meta({ description: "A fresh one, where it was time" }),
			}),
			"Whose token it is",
		),
	},
	{
		method: "GET",
		path: "/api/auth/profile",
		tag: "Accounts",
		summary: "Who is signed in",
		answers: ok(z.strictObject({ user: USER }), "The signed-in user"),
	},
	{
		method: "GET",
		path: "/api/auth/sessions",
		tag: "Accounts",
		summary: "List one's own sessions",
		answers: ok(z.array(SESSION), "Where the user is signed in"),
	},
	{
		method: "DELETE",
		path: "/api/auth/sessions/:id",
		tag: "Accounts",
		summary: "End one of one's own sessions",
		params: z.object({ id: z.string().meta({ description: "The session's id" }) }),
		answers: ok(NOTHING, "Ended"),
		refusals: { 404: "The user has no such session" },
	},
	{
		method: "GET",
		path: "/api/me/export",
		tag: "Accounts",
		summary: "Download everything that is held about oneself",
		answers: {
			200: {
				description: "Account, sessions, history and saved titles; no hashes",
				schema: succeeds(EXPORT),
				headers: { "content-disposition": "The name of the file" },
			},
		},
	},
	{
		method: "PUT",
		path: "/api/admin/users/:id",
		tag: "Accounts",
		summary: "Change an account",
		description: "One's own, its password included (with the current one), or as an owner anybody's name and address.",
		params: USER_PARAMS,
		body: UpdateUserBody,
		answers: ok(USER, "The account as it is now"),
		refusals: {
			403: "Not one's own and not an owner, a wrong current password, or somebody else's password",
			404: "There is no such user",
			409: "User name or e-mail is taken",
			429: "Too many attempts at the current password",
		},
	},
	{
		method: "DELETE",
		path: "/api/admin/users/:id",
		tag: "Accounts",
		summary: "Delete an account with everything that belongs to it",
		description: "One's own with its password, or as an owner anybody's.",
		params: USER_PARAMS,
		body: DeleteUserBody,
		isBodyOptional: true,
		answers: ok(NOTHING, "Deleted"),
		refusals: {
			403: "Not one's own and not an owner, or a wrong password",
			404: "There is no such user",
			409: "The last owner cannot be deleted",
		},
	},
];
