import { z } from "zod";
import { mailVerification } from "~/domain/accounts/mailed-links.server";
import { deleteOwnAccount, updateOwnAccount } from "~/domain/accounts/own-account.server";
import { BUSY } from "~/domain/accounts/passwords.server";
import { register, takenErrors } from "~/domain/accounts/sign-in.server";
import { isAdmin, toUserResponse, type User } from "~/domain/accounts/types";
import { deleteUser, findUser, updateUser } from "~/domain/accounts/users.server";
import {
	checkChangedPassword,
	checkProfile,
	checkRegistration,
	type FieldErrors,
	GUESSABLE_PASSWORD,
	PROFILE_FIELDS,
	type ProfileField,
	REQUIRED,
} from "~/domain/accounts/validation";
import { readClientNetwork, readVisit, signOutHeaders } from "~/http/credentials";
import { sentence } from "~/messages/sentence";
import { LAST_OWNER, NO_SUCH_USER, UserParams, WRONG_ACCOUNT_PASSWORD, withRules } from "../inputs";
import { defineOperation, definePublicOperation, NO_INPUT } from "../operation";
import { CREDENTIALS, NOTHING, USER } from "../shapes";
import { readAsked } from "./mailed-links";
import { toSignedInResult } from "./session";

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

const profileFields = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, z.string().optional()])) as Record<
	ProfileField,
	z.ZodOptional<z.ZodString>
>;

const UpdateUserBody = withRules(
	z.object({
		...profileFields,
		password: z.string().optional(),
		currentPassword: z.string().max(1000).optional(),
	}),
	({ password, currentPassword, ...profile }) => {
		const errors: FieldErrors = checkProfile(profile);
		if (password === undefined) return errors;
		const error = checkChangedPassword(password);
		return {
			...errors,
			...(error && { password: error }),
			...(!currentPassword && { currentPassword: REQUIRED.currentPassword }),
		};
	},
);

const PASSWORD_MISSING = {
	status: 422,
	code: "invalid",
	message: sentence("deleteInSettings"),
	field: "password",
	reason: "own account",
};

export const operations = [
	definePublicOperation("POST /api/auth/register", {
		tag: "Accounts",
		summary: "Create an account and sign in",
		description:
			"Usernames have 3 to 49 characters. Passwords need a lowercase letter, an uppercase letter and a digit.",
		input: z.object({ body: RegisterBody }),
		response: { status: 201, description: "Signed in; a cookie authenticates pages as well", data: CREDENTIALS },
		refusals: {
			busy: BUSY,
			taken: { status: 409, code: "conflict", message: sentence("nameOrEmailTaken") },
			guessable: { status: 422, code: "invalid", message: GUESSABLE_PASSWORD },
		},
		async handle({ db, platform, request, body: { remember, ...registration }, refuse }) {
			const visit = { isRemembered: remember, ...readVisit(request) };
			const registered = await register(db, platform.config, { ...registration, ...visit });
			if (!registered.ok) throw refuse(registered.reason, { errors: registered.errors });
			platform.waitUntil(mailVerification(platform, { user: registered.user, ...readAsked(request, platform) }));
			return toSignedInResult(request, registered);
		},
	}),

	defineOperation("GET /api/auth/profile", {
		tag: "Accounts",
		summary: "Get the signed-in user",
		input: NO_INPUT,
		response: { description: "The signed-in user", data: z.strictObject({ user: USER }) },
		async handle({ user }) {
			return { data: { user: toUserResponse(user) } };
		},
	}),

	defineOperation("PUT /api/admin/users/:id", {
		tag: "Accounts",
		summary: "Update an account",
		description:
			"Users update their own account, including its password (with the current one). Owners update anyone's name and email.",
		audit: {
			action: "user.update",
			recorded: "with-change",
			// What holders change is in their own activity. Attempts to probe for taken addresses are recorded.
			isRecorded: ({ user, params }, refusal) => user.id !== params.id || refusal === "taken",
		},
		// A change of the password brings the current one.
		freshPassword: ({ user, params, body: { email, password } }) =>
			user.id !== params.id || (password === undefined && email !== undefined && email.trim() !== user.email),
		// A new name or address may be refused as taken, which says that an account with it exists:
		// counted by network, with the registrations, so that more accounts do not give more questions.
		countBy: ({ user, params, body: { username = user.username, email = user.email } }) =>
			user.id === params.id && (username !== user.username || email !== user.email) ? "" : null,
		input: z.object({ params: UserParams, body: UpdateUserBody }),
		response: { description: "The updated account", data: USER },
		refusals: {
			missing: NO_SUCH_USER,
			"wrong-password": { status: 403, code: "wrong_password", message: sentence("wrongPassword") },
			holderOnly: {
				status: 403,
				code: "holder_only",
				message: sentence("onlyHolderChangesPassword"),
				reason: "only the holder changes a password",
			},
			taken: { status: 409, code: "conflict", message: sentence("nameOrEmailOfOther"), reason: "taken" },
			guessable: { status: 422, code: "invalid", message: GUESSABLE_PASSWORD },
		},
		async handle({ db, platform, request, user, session: { sessionId }, params: { id }, body, terms, refuse }) {
			const verify = (updated: User) =>
				platform.waitUntil(mailVerification(platform, { user: updated, ...readAsked(request, platform) }));
			if (id === user.id) {
				const update = { userId: id, ...readVisit(request), sessionId, changes: body };
				const updated = await updateOwnAccount(db, update, terms());
				if (!updated) throw refuse("missing");
				if (!updated.ok) throw refuse(updated.reason, { errors: updated.errors });
				if (updated.user.email !== user.email) verify(updated.user);
				return { data: toUserResponse(updated.user) };
			}
			const { password, currentPassword, ...changes } = body;
			if (password !== undefined) throw refuse("holderOnly");
			const fields = Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [] : [field]));
			const before = changes.email === undefined ? null : await findUser(db, id);
			const updated = await updateUser(db, { id, ...changes }, terms({ fields }));
			if (!updated) throw refuse("missing");
			if (!updated.ok) throw refuse("taken", { errors: takenErrors(updated.taken) });
			if (before && before.email !== updated.user.email) verify(updated.user);
			return { data: toUserResponse(updated.user) };
		},
	}),

	defineOperation("DELETE /api/admin/users/:id", {
		tag: "Accounts",
		summary: "Delete an account with everything that belongs to it",
		description: "Users delete their own account with its password. Owners delete anyone's.",
		audit: {
			action: "user.delete",
			recorded: "with-change",
			isRecorded: ({ user, params }, refusal) =>
				user.id !== params.id || (isAdmin(user) && (refusal === null || refusal === "passwordMissing")),
		},
		freshPassword: ({ user, params }) => user.id !== params.id,
		input: z.object({ params: UserParams, body: z.object({ password: z.string().max(1000).optional() }) }),
		isBodyOptional: true,
		response: { description: "Deleted", data: NOTHING },
		refusals: {
			missing: NO_SUCH_USER,
			passwordMissing: PASSWORD_MISSING,
			"wrong-password": WRONG_ACCOUNT_PASSWORD,
			"last-owner": LAST_OWNER,
		},
		async handle({ platform, db, request, user, session, params: { id }, body: { password }, terms, refuse }) {
			if (id !== user.id) {
				const deleted = await deleteUser(db, id, terms());
				if (!deleted) throw refuse("missing");
				if (!deleted.ok) throw refuse("last-owner");
				return { data: {} };
			}
			if (!password) throw refuse("passwordMissing");
			const holder = { userId: id, sessionId: session.sessionId, network: readClientNetwork(request) };
			const deleted = await deleteOwnAccount(db, { ...holder, password }, terms());
			if (deleted.ok) return { data: {}, headers: await signOutHeaders(request, platform.config) };
			if (deleted.reason === "last-owner") throw refuse("last-owner");
			throw refuse("wrong-password");
		},
	}),
];
