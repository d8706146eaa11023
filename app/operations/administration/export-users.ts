import { z } from "zod";
import { exportUsersAs } from "~/domain/administration/user-export.server";
import { defineOperation } from "../operation";
import { succeeds, USER } from "../shapes";

export const exportUsersOperation = defineOperation("GET /api/admin/users/export", {
	tag: "Administration",
	summary: "Download all users",
	access: "admin",
	audit: "users.export",
	freshPassword: true,
	response: {
		description: "Every user, one a line; no hashes",
		body: succeeds(z.array(USER)),
		headers: { "x-total-users": "How many users follow" },
		isStreamed: true,
	},
	async handle({ db, actor }) {
		const { body, fileName, total } = await exportUsersAs(db, { actor });
		return new Response(body, {
			headers: {
				"content-type": "application/json",
				"content-disposition": `attachment; filename="${fileName}"`,
				"x-total-users": String(total),
			},
		});
	},
});
