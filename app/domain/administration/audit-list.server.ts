import { and, desc, eq, inArray, lt, ne } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { auditLog, users } from "~/database/schema/accounts";
import { readCursor, writeCursor } from "~/lib/cursor";
import type { AuditAction } from "../accounts/audit-actions";
import { findAccount, findUser } from "../accounts/users.server";
import { PAGE } from "./queries";
import type { AuditLine, AuditPage, NamedUser } from "./types";

/** Ids per statement; D1 binds at most a hundred values. */
const NAMES_AT_ONCE = 90;

const CursorSchema = z.int();

export interface AuditListOptions {
	/** An id, a user name or an address. */
	actor?: string;
	action?: AuditAction;
	/** The id of a user to whom it was done; without the views of their page. */
	targetId?: string;
	limit?: number;
	cursor?: string;
}

/** A text that names no account may be the id of one that is gone. */
async function findActorId(db: Database, actor: string): Promise<string> {
	const found = (await findUser(db, actor)) ?? (await findAccount(db, actor))?.user;
	return found?.id ?? actor;
}

async function nameUsers(db: Database, ids: (string | null)[]): Promise<Map<string, string>> {
	const wanted = [...new Set(ids.filter((id) => id !== null))];
	const names = new Map<string, string>();
	for (let first = 0; first < wanted.length; first += NAMES_AT_ONCE) {
		const rows = await db
			.select({ id: users.id, username: users.username })
			.from(users)
			.where(inArray(users.id, wanted.slice(first, first + NAMES_AT_ONCE)));
		for (const { id, username } of rows) names.set(id, username);
	}
	return names;
}

/** A page, newest first, with the names of users. Null: the cursor is not valid. An unknown actor has no entries. */
export async function listAudit(
	db: Database,
	{ actor, action, targetId, limit = PAGE, cursor }: AuditListOptions,
): Promise<AuditPage | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const actorId = actor ? await findActorId(db, actor) : undefined;
	const rows = await db
		.select()
		.from(auditLog)
		.where(
			and(
				actorId === undefined ? undefined : eq(auditLog.actor, actorId),
				action && eq(auditLog.action, action),
				targetId === undefined
					? undefined
					: and(eq(auditLog.targetId, targetId), ne(auditLog.action, "user.view" satisfies AuditAction)),
				before === undefined ? undefined : lt(auditLog.id, before),
			),
		)
		.orderBy(desc(auditLog.id))
		.limit(limit + 1);
	const shown = rows.slice(0, limit);
	const names = await nameUsers(
		db,
		shown.flatMap((row) => [row.actor ?? row.actorId, row.targetId]),
	);
	const named = (id: string | null): NamedUser | null => (id === null ? null : { id, username: names.get(id) ?? null });
	function actorOf({ actor, actorId: by, actorName }: (typeof shown)[number]): AuditLine["actor"] {
		const id = actor ?? by;
		return id === null ? null : { id, username: names.get(id) ?? actorName, isDeleted: !names.has(id) };
	}
	const lines = shown.map((row): AuditLine => {
		const { id, targetId: of, at, action: name, outcome, detail, count } = row;
		return {
			id,
			at: new Date(at).toISOString(),
			actor: actorOf(row),
			action: name as AuditAction,
			target: named(of),
			outcome,
			detail,
			count,
		};
	});
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return { lines, nextCursor: last ? writeCursor(last.id) : null };
}
