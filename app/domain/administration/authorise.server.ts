// Owns the question whether somebody may do an administrator's act, asked of the policy table; whoever may not leaves a
// line in the audit log.
import type { Database } from "~/database/open.server";
import { recordAudit } from "../accounts/audit.server";
import { type AuditAction, ruleOf } from "../accounts/audit-actions";
import { isAllowed } from "../accounts/policy";
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

/** False leaves its line in the audit log; what is allowed writes its own when it is done. */
export async function authorise(db: Database, intent: Intent): Promise<boolean> {
	const rule = ruleOf(intent.action);
	if (rule && isAllowed(rule, { visitor: intent.actor, id: intent.targetId })) return true;
	await recordRefusal(db, intent);
	return false;
}
