// Owns the line that a refused act of administration leaves in the audit log.
import type { Database } from "~/database/open.server";
import { recordAudit } from "../accounts/audit.server";
import type { AuditAction } from "../accounts/audit-actions";
import type { User } from "../accounts/types";

export interface Intent {
	actor: Pick<User, "id" | "role">;
	action: AuditAction;
	/** Whom, or what, it would be done to. */
	targetId?: string;
}

export async function recordRefusal(
	db: Database,
	{ actor, action, targetId }: Intent,
	reason = "not allowed",
): Promise<void> {
	await recordAudit(db, { actorId: actor.id, action, targetId, outcome: "refused", detail: { reason } });
}
