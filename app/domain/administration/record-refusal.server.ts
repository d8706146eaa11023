// Owns the audit log entry of a refused admin action.
import type { Database } from "~/database/open.server";
import { recordAudit, recordDailyAudit } from "../accounts/audit.server";
import type { AuditAction } from "../accounts/audit-actions";
import type { User } from "../accounts/types";

export interface RefusedAction {
	actor: Pick<User, "id" | "role">;
	action: AuditAction;
	/** The user or object that the action is for. */
	targetId?: string;
}

export async function recordRefusal(
	db: Database,
	{ actor, action, targetId }: RefusedAction,
	reason = "not allowed",
): Promise<void> {
	// Ordinary users could fill the log, so their refusals are counted.
	if (actor.role === "user") {
		await recordDailyAudit(db, { actorId: actor.id, action, outcome: "refused", detail: { reason } });
		return;
	}
	await recordAudit(db, { actorId: actor.id, action, targetId, outcome: "refused", detail: { reason } });
}
