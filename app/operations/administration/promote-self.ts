import { z } from "zod";
import { toUserResponse } from "~/domain/accounts/types";
import { promoteSelf } from "~/domain/accounts/user-administration.server";
import { defineOperation } from "../operation";
import { USER } from "../shapes";

export const promoteSelfOperation = defineOperation("POST /api/admin/promote-self", {
	tag: "Administration",
	summary: "Become an admin",
	description: "For users whose e-mail the installation lists. Never lowers a role.",
	access: "signed-in",
	audit: "user.promote-self",
	response: { description: "The user after the change", data: USER, rest: { message: z.string() } },
	refusals: {
		notListed: {
			status: 403,
			code: "not_listed",
			message: "Your address is not among those that may promote themselves",
		},
	},
	async handle({ db, platform, user, refuse }) {
		const promoted = await promoteSelf(db, platform.config, user);
		if (!promoted.ok) throw refuse("notListed");
		const { role } = promoted.user;
		const message = promoted.changed ? "You are an admin now" : `You are ${role} already; nothing was changed`;
		return { data: toUserResponse(promoted.user), rest: { message } };
	},
});
