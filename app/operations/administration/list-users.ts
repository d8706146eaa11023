import { z } from "zod";
import { toUserResponse } from "~/domain/accounts/types";
import { UserListQuery } from "~/domain/administration/queries";
import { USER_SORTS } from "~/domain/administration/types";
import { listUsersAs } from "~/domain/administration/user-list.server";
import { BAD_CURSOR, CURSOR_ERRORS, nextCursor } from "../cursors";
import { defineOperation } from "../operation";
import { COUNT, USER } from "../shapes";

export const listUsersOperation = defineOperation("GET /api/admin/users", {
	tag: "Administration",
	summary: "List users",
	description:
		"search matches a part of a user name, display name or e-mail, in any case of letters. More than a thousand matches come newest first, whatever the sort; sort gives the order they are in, and isTotalExact is false when there are more than total. A search of one or two characters reads a part of the table for each page, so a page with a nextCursor may be short.",
	access: "admin",
	audit: "users.list",
	query: UserListQuery,
	response: {
		description: "A page of users",
		data: z.array(USER),
		rest: { total: COUNT, isTotalExact: z.boolean(), sort: z.enum(USER_SORTS), nextCursor },
	},
	refusals: { badCursor: BAD_CURSOR },
	async handle({ db, user, query, refuse }) {
		const page = await listUsersAs(db, { actor: user, query });
		if (!page) throw refuse("badCursor", { errors: CURSOR_ERRORS });
		const { users, ...rest } = page;
		return { data: users.map(toUserResponse), rest };
	},
});
