// Owns the rows of `audit_log`: what administrators did, to whom, with what outcome. Holds ids, never names or addresses.
import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { auditLog } from "~/database/schema/accounts";
import { dayOf } from "~/lib/days";
import type { AuditAction } from "./audit-actions";

/** Characters. A URL can have any text in place of an id. */
const TARGET_MAX = 64;

export interface AuditEntry {
	/** Null: the command line. */
	actorId: string | null;
	action: AuditAction;
	targetId?: string;
	outcome: "done" | "refused";
	detail?: Record<string, unknown>;
}

export async function recordAudit(
	db: Database,
	{ actorId, action, targetId, outcome, detail = {} }: AuditEntry,
): Promise<void> {
	const target = targetId?.slice(0, TARGET_MAX);
	await db.insert(auditLog).values({ at: Date.now(), actorId, action, targetId: target, outcome, detail });
}

/** Like `recordAudit`, with one row per actor, action, outcome and day; its `at` is the first time. */
export async function recordDailyAudit(
	db: Database,
	{ actorId, action, outcome, detail = {} }: Omit<AuditEntry, "targetId"> & { actorId: string },
): Promise<void> {
	const at = Date.now();
	await db
		.insert(auditLog)
		.values({ at, actorId, action, outcome, detail, day: dayOf(at) })
		.onConflictDoUpdate({
			target: [auditLog.actorId, auditLog.action, auditLog.outcome, auditLog.day],
			targetWhere: sql`day is not null`,
			set: { count: sql`${auditLog.count} + 1` },
		});
}
