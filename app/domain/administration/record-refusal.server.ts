// Owns the audit log entry of a refused admin action.
import type { Database } from "~/database/open.server";
import { recordAudit } from "../accounts/audit.server";
import type { AuditAction } from "../accounts/audit-actions";
import type { User } from "../accounts/types";

export interface Intent {
	actor: Pick<User, "id" | "role">;
	action: AuditAction;
	/** The user or object that the action is for. */
	targetId?: string;
}

export async function recordRefusal(
	db: Database,
	{ actor, action, targetId }: Intent,
	reason = "not allowed",
): Promise<void> {
	await recordAudit(db, { actorId: actor.id, action, targetId, outcome: "refused", detail: { reason } });
}
