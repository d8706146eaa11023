import { toUserResponse } from "~/domain/accounts/types";
import { createTestAdminAs } from "~/domain/accounts/user-administration.server";
import { defineOperation } from "../operation";
import { USER } from "../shapes";

export const createTestAdminOperation = defineOperation("POST /api/admin/users/create-test-admin", {
	tag: "Administration",
	summary: "Create the test admin",
	description: "In development only. The account is fixed; the request body is ignored.",
	access: "admin",
	audit: "user.test-admin",
	response: { status: 201, description: "The account", data: USER },
	refusals: {
		production: {
			status: 403,
			code: "development_only",
			message: "The test admin can only be created in a development installation",
		},
		taken: { status: 409, code: "conflict", message: "The test admin already exists" },
	},
	async handle({ db, platform, actor, refuse }) {
		const created = await createTestAdminAs(db, platform.config, { actor });
		if (!created.ok) throw refuse(created.reason);
		return { data: toUserResponse(created.user) };
	},
});
