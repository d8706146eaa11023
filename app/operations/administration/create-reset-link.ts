import { z } from "zod";
import { createResetLinkAs } from "~/domain/accounts/user-administration.server";
import { recordRefusal } from "~/domain/administration/record-refusal.server";
import { NO_SUCH_USER, UserParams } from "../accounts/user-params";
import { defineOperation } from "../operation";
import { TIME } from "../shapes";

export const createResetLinkOperation = defineOperation("POST /api/admin/users/:id/reset-link", {
	tag: "Administration",
	summary: "Create a one-time link for a new password",
	access: "owner",
	audit: "user.reset-link",
	freshPassword: true,
	params: UserParams,
	response: {
		description: "The link; it works once, for an hour",
		data: z.strictObject({ url: z.url(), expires_at: TIME }),
	},
	refusals: {
		missing: NO_SUCH_USER,
		self: {
			status: 409,
			code: "own_account",
			message: "A reset link is for other people. Change your own password in Settings",
		},
	},
	async handle({ db, request, user, actor, params: { id }, refuse }) {
		if (id === user.id) {
			await recordRefusal(db, { actor: user, action: "user.reset-link", targetId: id }, "own account");
			throw refuse("self");
		}
		const link = await createResetLinkAs(db, { actor, id });
		if (!link) throw refuse("missing");
		const { href } = new URL(`/reset-password?token=${link.token}`, request.url);
		return { data: { url: href, expires_at: link.expiresAt } };
	},
});
