import { z } from "zod";
import { updateOwnAccount } from "~/domain/accounts/own-account.server";
import { takenErrors } from "~/domain/accounts/sign-in.server";
import { toUserResponse } from "~/domain/accounts/types";
import { updateUserAs } from "~/domain/accounts/user-administration.server";
import {
	checkChangedPassword,
	checkProfile,
	type FieldErrors,
	GUESSABLE_PASSWORD,
	REQUIRED,
} from "~/domain/accounts/validation";
import { recordRefusal } from "~/domain/administration/record-refusal.server";
import { readVisit } from "~/http/credentials";
import { withRules } from "../field-rules";
import { defineOperation } from "../operation";
import { USER } from "../shapes";
import { NO_SUCH_USER, UserParams } from "./user-params";

const UpdateUserBody = withRules(
	z.object({
		username: z.string().optional(),
		email: z.string().optional(),
		name: z.string().optional(),
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

export const updateUserOperation = defineOperation("PUT /api/admin/users/:id", {
	tag: "Accounts",
	summary: "Change an account",
	description: "One's own, with its password (and the current one), or as an owner anybody's name and address.",
	access: "self-or-owner",
	audit: "user.update",
	// A change of the password brings the current one.
	freshPassword: ({ user, params, body: { email, password } }) =>
		user.id !== params.id || (password === undefined && email !== undefined && email.trim() !== user.email),
	// A new name or address may be refused as taken, which says that an account with it exists:
	// counted by network, with the registrations, so that more accounts do not give more questions.
	limit: {
		name: "REGISTER_LIMIT",
		countBy: ({ user, params, body: { username = user.username, email = user.email } }) =>
			user.id === params.id && (username !== user.username || email !== user.email) ? "" : null,
	},
	params: UserParams,
	body: UpdateUserBody,
	response: { description: "The account after the change", data: USER },
	refusals: {
		missing: NO_SUCH_USER,
		"wrong-password": { status: 403, code: "wrong_password", message: "Current password is incorrect" },
		holderOnly: {
			status: 403,
			code: "holder_only",
			message: "Only its holder can change an account's password. Issue a reset link instead",
		},
		taken: { status: 409, code: "conflict", message: "User name or e-mail is taken" },
		guessable: { status: 422, code: "invalid", message: GUESSABLE_PASSWORD },
	},
	async handle({ db, request, user, actor, session, params: { id }, body, refuse }) {
		if (id === user.id) {
			const sessionId = session?.sessionId ?? "";
			const own = { userId: id, ...readVisit(request), sessionId, changes: body };
			const updated = await updateOwnAccount(db, own);
			if (!updated) throw refuse("missing");
			if (!updated.ok) {
				if (updated.reason === "taken")
					await recordRefusal(db, { actor: user, action: "user.update", targetId: id }, "taken");
				throw refuse(updated.reason, { errors: updated.errors });
			}
			return { data: toUserResponse(updated.user) };
		}
		const { password, currentPassword, ...changes } = body;
		if (password !== undefined) {
			const intent = { actor: user, action: "user.update", targetId: id } as const;
			await recordRefusal(db, intent, "only the holder changes a password");
			throw refuse("holderOnly");
		}
		const updated = await updateUserAs(db, { actor, id, changes });
		if (!updated) throw refuse("missing");
		if (!updated.ok) throw refuse("taken", { errors: takenErrors(updated.taken) });
		return { data: toUserResponse(updated.user) };
	},
});
