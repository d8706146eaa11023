import { z } from "zod";
import { AUDIT_ACTIONS } from "~/domain/accounts/audit-actions";
import { listAudit } from "~/domain/administration/audit-list.server";
import { AuditQuery } from "~/domain/administration/queries";
import type { AuditLine } from "~/domain/administration/types";
import { BAD_CURSOR, CURSOR_ERRORS, nextCursor } from "../cursors";
import { defineOperation } from "../operation";
import { TIME } from "../shapes";

const namedUser = z.strictObject({ id: z.string(), username: z.string().nullable() });

const AUDIT_LINE = z.strictObject({
	id: z.int(),
	at: TIME,
	actor: namedUser
		.extend({ isDeleted: z.boolean() })
		.nullable()
		.meta({ description: "Null: the command line. The name of a deleted account is that of then" }),
	action: z.enum(AUDIT_ACTIONS),
	target: namedUser.nullable(),
	outcome: z.enum(["done", "refused"]),
	detail: z.record(z.string(), z.unknown()),
	count: z.int().min(1).meta({ description: "How often it happened on that day; at is the first time" }),
}) satisfies z.ZodType<AuditLine>;

export const listAuditOperation = defineOperation("GET /api/admin/audit", {
	tag: "Administration",
	summary: "List what administrators did",
	description:
		"actor is an id, a user name or an e-mail. Lists of users and refused calls of ordinary users are counted by day.",
	access: "admin",
	query: AuditQuery,
	response: { description: "Newest first", data: z.array(AUDIT_LINE), rest: { nextCursor } },
	refusals: { badCursor: BAD_CURSOR },
	async handle({ db, query, refuse }) {
		const page = await listAudit(db, query);
		if (!page) throw refuse("badCursor", { errors: CURSOR_ERRORS });
		return { data: page.lines, rest: { nextCursor: page.nextCursor } };
	},
});
