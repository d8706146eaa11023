import { z } from "zod";
import { deleteOwnAccount, WRONG_PASSWORD } from "~/domain/accounts/own-account.server";
import { isAdmin } from "~/domain/accounts/types";
import { deleteUserAs } from "~/domain/accounts/user-administration.server";
import { recordRefusal } from "~/domain/administration/record-refusal.server";
import { readClientNetwork } from "~/http/client-network";
import { signOutHeaders } from "~/http/credentials";
import { defineOperation } from "../operation";
import { NOTHING } from "../shapes";
import { LAST_OWNER, NO_SUCH_USER, UserParams } from "./user-params";

const PASSWORD_MISSING = "To delete your own account, go to Settings and give your password there";

export const deleteUserOperation = defineOperation("DELETE /api/admin/users/:id", {
	tag: "Accounts",
	summary: "Delete an account with everything that belongs to it",
	description: "One's own with its password, or as an owner anybody's.",
	access: "self-or-owner",
	audit: "user.delete",
	freshPassword: ({ user, params }) => user.id !== params.id,
	params: UserParams,
	body: z.object({ password: z.string().max(1000).optional() }),
	isBodyOptional: true,
	response: { description: "Deleted", data: NOTHING },
	refusals: {
		missing: NO_SUCH_USER,
		passwordMissing: { status: 422, code: "invalid", message: PASSWORD_MISSING },
		"wrong-password": { status: 403, code: "wrong_password", message: WRONG_PASSWORD },
		"last-owner": LAST_OWNER,
	},
	async handle({ platform, db, request, user, actor, session, params: { id }, body: { password }, refuse }) {
		if (id !== user.id) {
			const deleted = await deleteUserAs(db, { actor, id });
			if (!deleted) throw refuse("missing");
			if (!deleted.ok) throw refuse("last-owner");
			return { data: {} };
		}
		if (!password) {
			if (isAdmin(user)) await recordRefusal(db, { actor: user, action: "user.delete", targetId: id }, "own account");
			throw refuse("passwordMissing", { errors: { password: PASSWORD_MISSING } });
		}
		const deleted = await deleteOwnAccount(db, {
			userId: id,
			role: user.role,
			sessionId: session?.sessionId ?? "",
			network: readClientNetwork(request),
			password,
		});
		if (deleted.ok) return { data: {}, headers: await signOutHeaders(request, platform.config) };
		if (deleted.reason === "last-owner") throw refuse("last-owner");
		throw refuse("wrong-password", { errors: { password: WRONG_PASSWORD } });
	},
});
