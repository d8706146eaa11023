// Owns the rows of `audit_log`: what administrators did, to whom, with what outcome. Holds ids, never names or addresses.
import type { Database } from "~/database/open.server";
import { auditLog } from "~/database/schema";

export type AuditAction =
	| "user.update"
	| "user.delete"
	| "user.role"
	| "user.premium"
	| "user.reset-link"
	| "user.test-admin"
	| "user.promote-self"
	| "users.export"
	| "history.cleanup"
	| "catalogue.clear-cache"
	| "title.block"
	| "title.unblock";

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
	await db.insert(auditLog).values({ at: Date.now(), actorId, action, targetId, outcome, detail });
}
