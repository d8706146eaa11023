// Owns what can be done in the admin panel, and what the audit log and the policy call it.
import type { AuditAction } from "../accounts/audit-actions";
import type { AdminAct } from "./admin-act-form";

export type AdminIntent = AdminAct["intent"];

export const ACTIONS: Record<AdminIntent, AuditAction> = {
	role: "user.role",
	premium: "user.premium",
	delete: "user.delete",
	"reset-link": "user.reset-link",
	cleanup: "history.cleanup",
	"clear-cache": "catalogue.clear-cache",
	"create-test-admin": "user.test-admin",
	"promote-self": "user.promote-self",
	"run-job": "job.run",
	block: "title.block",
	unblock: "title.unblock",
};

/** Whom or what an act is for; undefined where there is only one. */
export function targetOf(act: AdminAct): string | undefined {
	if ("userId" in act) return act.userId;
	if ("job" in act) return act.job;
	return "media_id" in act ? `${act.media_type}:${act.media_id}` : undefined;
}
