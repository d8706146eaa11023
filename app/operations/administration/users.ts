import { z } from "zod";
import { liftSignInLimits } from "~/domain/accounts/password-attempts.server";
import { createResetLink } from "~/domain/accounts/reset-links.server";
import { endAllSessions } from "~/domain/accounts/sessions.server";
import { createTestAdmin } from "~/domain/accounts/sign-in.server";
import { reinstate, suspend } from "~/domain/accounts/suspension.server";
import { ROLES, toUserResponse } from "~/domain/accounts/types";
import { changePremium, changeRole, findUser } from "~/domain/accounts/users.server";
import { SEARCH_MAX, UserListQuery } from "~/domain/administration/queries";
import { USER_SORTS } from "~/domain/administration/types";
import { exportUsers } from "~/domain/administration/user-export.server";
import { listUsers } from "~/domain/administration/user-list.server";
import { sentence } from "~/messages/sentence";
import { BAD_CURSOR, LAST_OWNER, NO_SUCH_USER, UserParams } from "../inputs";
import { defineOperation, NO_INPUT } from "../operation";
import { COUNT, NOTHING, nextCursor, succeeds, TIME, USER } from "../shapes";

const OTHER_USER = {
	status: 422,
	code: "invalid",
	message: sentence("notTheirUsername"),
	field: "username",
	reason: "another username",
};

/** Of what admins may do to users, and owners to everybody. */
const NOT_MANAGED = {
	status: 403,
	code: "forbidden",
	message: sentence("onlyOwners"),
	reason: "admin or owner",
};

export const operations = [
	defineOperation("GET /api/admin/users", {
		tag: "Administration",
		summary: "List users",
		description:
			"search matches part of a username, display name or email, ignoring case. More than a thousand matches are sorted newest first, whatever the requested sort; sort in the response is the actual order, and isTotalExact is false when there are more users than total. A search of one or two characters matches the beginning of a username, sorted by username, or the beginning of an email if the sort is by email.",
		audit: { action: "users.list", recorded: "by-day" },
		input: z.object({ query: UserListQuery }),
		response: {
			description: "A page of users",
			data: z.array(USER),
			extra: { total: COUNT, isTotalExact: z.boolean(), sort: z.enum(USER_SORTS), nextCursor },
		},
		refusals: { badCursor: BAD_CURSOR },
		async handle({ db, query, refuse }) {
			const page = await listUsers(db, query);
			if (!page) throw refuse("badCursor");
			const { users, ...extra } = page;
			return { data: users.map(toUserResponse), extra };
		},
	}),

	defineOperation("GET /api/admin/users/export", {
		tag: "Administration",
		summary: "Download all users",
		// Around: a download that is cancelled has also exported users.
		audit: { action: "users.export", recorded: "around" },
		freshPassword: true,
		input: NO_INPUT,
		response: {
			description: "Every user, one per line; no password hashes",
			body: succeeds(z.array(USER)),
			headers: { "x-total-users": "How many users the file contains" },
			isStreamed: true,
		},
		async handle({ db, record }) {
			const { body, fileName, total } = await exportUsers(db);
			record({ users: total });
			return new Response(body, {
				headers: {
					"content-type": "application/json",
					"content-disposition": `attachment; filename="${fileName}"`,
					"x-total-users": String(total),
				},
			});
		},
	}),

	defineOperation("PUT /api/admin/users/:id/role", {
		tag: "Administration",
		summary: "Change a user's role",
		audit: { action: "user.role", recorded: "with-change" },
		freshPassword: true,
		input: z.object({
			params: UserParams,
			body: z.object({
				role: z.enum(ROLES),
				username: z.string().max(SEARCH_MAX).optional().meta({
					description: "Repeats the username as a check; if it belongs to another user, the role does not change.",
				}),
			}),
		}),
		response: { description: "The updated user", data: USER },
		refusals: { missing: NO_SUCH_USER, lastOwner: LAST_OWNER, otherUser: OTHER_USER },
		async handle({ db, params: { id }, body: { role, username }, terms, refuse }) {
			const named = username === undefined ? null : await findUser(db, id);
			if (named && named.username !== username) {
				throw refuse("otherUser");
			}
			const changed = await changeRole(db, { id, role }, terms({ role }));
			if (!changed) throw refuse("missing");
			if (!changed.ok) throw refuse("lastOwner");
			return { data: toUserResponse(changed.user) };
		},
	}),

	defineOperation("PUT /api/admin/users/:id/premium", {
		tag: "Administration",
		summary: "Give or remove a user's Premium status",
		audit: { action: "user.premium", recorded: "with-change" },
		input: z.object({
			params: UserParams,
			body: z.object({
				isPremium: z.boolean().optional().meta({ description: "If omitted, the value is toggled" }),
			}),
		}),
		isBodyOptional: true,
		response: { description: "The updated user", data: USER },
		refusals: { missing: NO_SUCH_USER },
		async handle({ db, params: { id }, body, terms, refuse }) {
			const changed = await changePremium(db, { id, ...body }, (isPremium) => terms({ isPremium }));
			if (!changed) throw refuse("missing");
			return { data: toUserResponse(changed) };
		},
	}),

	defineOperation("POST /api/admin/users/:id/reset-link", {
		tag: "Administration",
		summary: "Create a one-time link for a new password",
		audit: { action: "user.reset-link", recorded: "with-change" },
		freshPassword: true,
		input: z.object({ params: UserParams }),
		response: {
			description: "The link; it works once, within an hour",
			data: z.strictObject({ url: z.url(), expires_at: TIME }),
		},
		refusals: {
			missing: NO_SUCH_USER,
			suspended: {
				status: 409,
				code: "suspended",
				message: sentence("reinstateFirst"),
			},
			self: {
				status: 409,
				code: "own_account",
				message: sentence("noOwnResetLink"),
				reason: "own account",
			},
		},
		async handle({ db, request, user, params: { id }, terms, refuse }) {
			if (id === user.id) throw refuse("self");
			const link = await createResetLink(db, id, terms());
			if (!link) throw refuse((await findUser(db, id)) ? "suspended" : "missing");
			const { href } = new URL(`/reset-password?token=${link.token}`, request.url);
			return { data: { url: href, expires_at: link.expiresAt } };
		},
	}),

	defineOperation("DELETE /api/admin/users/:id/sessions", {
		tag: "Administration",
		summary: "End all sessions of a user",
		audit: { action: "user.end-sessions", recorded: "with-change" },
		freshPassword: true,
		input: z.object({ params: UserParams }),
		response: { description: "Ended", data: NOTHING },
		refusals: { missing: NO_SUCH_USER },
		async handle({ db, params: { id }, terms, refuse }) {
			if (!(await endAllSessions(db, id, terms()))) throw refuse("missing");
			return { data: {} };
		},
	}),

	defineOperation("PUT /api/admin/users/:id/suspension", {
		tag: "Administration",
		summary: "Suspend a user",
		description:
			"Ends all sessions, and refuses sign-in and reset links until the user is reinstated. Nothing is deleted. Admins suspend users; owners suspend everybody but themselves.",
		audit: { action: "user.suspend", recorded: "with-change" },
		freshPassword: true,
		input: z.object({ params: UserParams }),
		response: { description: "Suspended", data: NOTHING },
		refusals: {
			missing: NO_SUCH_USER,
			notManaged: NOT_MANAGED,
			self: {
				status: 409,
				code: "own_account",
				message: sentence("noOwnSuspension"),
				reason: "own account",
			},
		},
		async handle({ db, user, params: { id }, terms, refuse }) {
			if (id === user.id) throw refuse("self");
			const outcome = await suspend(db, { id, actorId: user.id }, terms());
			if (outcome !== "done") throw refuse(outcome);
			return { data: {} };
		},
	}),

	defineOperation("DELETE /api/admin/users/:id/suspension", {
		tag: "Administration",
		summary: "Reinstate a suspended user",
		audit: { action: "user.reinstate", recorded: "with-change" },
		freshPassword: true,
		input: z.object({ params: UserParams }),
		response: { description: "The user can sign in again", data: NOTHING },
		refusals: { missing: NO_SUCH_USER, notManaged: NOT_MANAGED },
		async handle({ db, user, params: { id }, terms, refuse }) {
			const outcome = await reinstate(db, { id, actorId: user.id }, terms());
			if (outcome !== "done") throw refuse(outcome);
			return { data: {} };
		},
	}),

	defineOperation("DELETE /api/admin/users/:id/sign-in-limits", {
		tag: "Administration",
		summary: "Lift a user's sign-in limits",
		description:
			"Forgets the failed sign-ins that count against the account. What counts against a network for all accounts stays.",
		audit: { action: "user.lift-limits", recorded: "with-change" },
		freshPassword: true,
		input: z.object({ params: UserParams }),
		response: { description: "The user can try again at once", data: NOTHING },
		refusals: { missing: NO_SUCH_USER, notManaged: NOT_MANAGED },
		async handle({ db, platform, user, params: { id }, terms, refuse }) {
			const outcome = await liftSignInLimits(db, platform.config, { id, actorId: user.id }, terms());
			if (outcome !== "done") throw refuse(outcome);
			return { data: {} };
		},
	}),

	defineOperation("POST /api/admin/users/create-test-admin", {
		tag: "Administration",
		summary: "Create the test admin",
		description: "Only in development. The account is always the same; the request body is ignored.",
		audit: { action: "user.test-admin", recorded: "around" },
		input: NO_INPUT,
		response: { status: 201, description: "The account", data: USER },
		refusals: {
			production: {
				status: 403,
				code: "development_only",
				message: sentence("onlyInDevelopment"),
			},
			taken: { status: 409, code: "conflict", message: sentence("testAdminExists") },
		},
		async handle({ db, platform, record, refuse }) {
			const created = await createTestAdmin(db, platform.config);
			if (!created.ok) throw refuse(created.reason);
			record({}, created.user.id);
			return { data: toUserResponse(created.user) };
		},
	}),

	defineOperation("POST /api/admin/promote-self", {
		tag: "Administration",
		summary: "Confirm that you are an admin",
		description: "Changes nothing. Owners give roles; npm run make-owner makes the first one (decision 028).",
		audit: { action: "user.promote-self", recorded: "never" },
		input: NO_INPUT,
		response: { description: "The user", data: USER, extra: { message: z.string() } },
		async handle({ user }) {
			return { data: toUserResponse(user), extra: { message: `You are already an ${user.role}. Nothing was changed` } };
		},
	}),
];
