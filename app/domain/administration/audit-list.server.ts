// Owns reading the audit log: pages of entries, newest first, with the names of the users in them.
import { and, desc, eq, inArray, lt } from "drizzle-orm";
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
	limit?: number;
	cursor?: string;
}

async function findActorId(db: Database, actor: string): Promise<string | null> {
	const found = (await findUser(db, actor)) ?? (await findAccount(db, actor))?.user;
	return found?.id ?? null;
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

/** Null: the cursor is not valid. An unknown actor has no entries. */
export async function listAudit(
	db: Database,
	{ actor, action, limit = PAGE, cursor }: AuditListOptions,
): Promise<AuditPage | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const actorId = actor ? await findActorId(db, actor) : undefined;
	if (actorId === null) return { lines: [], nextCursor: null };
	const rows = await db
		.select()
		.from(auditLog)
		.where(
			and(
				actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
				action && eq(auditLog.action, action),
				before === undefined ? undefined : lt(auditLog.id, before),
			),
		)
		.orderBy(desc(auditLog.id))
		.limit(limit + 1);
	const shown = rows.slice(0, limit);
	const names = await nameUsers(
		db,
		shown.flatMap((row) => [row.actorId, row.targetId]),
	);
	const named = (id: string | null): NamedUser | null => (id === null ? null : { id, username: names.get(id) ?? null });
	const lines = shown.map(
		({ id, actorId: by, targetId, at, action: name, outcome, detail, count }): AuditLine => ({
			id,
			at: new Date(at).toISOString(),
			actor: named(by),
			action: name as AuditAction,
			target: named(targetId),
			outcome,
			detail,
			count,
		}),
	);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return { lines, nextCursor: last ? writeCursor(last.id) : null };
}
