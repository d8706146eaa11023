// Owns what can be done in the admin panel: each act with its fields, and what the audit log and the policy call it.
import { z } from "zod";
import type { AuditAction } from "../accounts/audit-actions";
import { ROLES } from "../accounts/types";

const id = z.string().min(1).max(100);

/** What a form of the panel sends. */
export const AdminActForm = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("role"), userId: id, role: z.enum(ROLES) }),
	z.object({ intent: z.literal("premium"), userId: id }),
	z.object({ intent: z.literal("delete"), userId: id }),
	z.object({ intent: z.literal("reset-link"), userId: id }),
	z.object({ intent: z.literal("cleanup") }),
	z.object({ intent: z.literal("clear-cache") }),
	z.object({ intent: z.literal("create-test-admin") }),
	z.object({ intent: z.literal("promote-self") }),
	z.object({ intent: z.literal("run-job"), job: id }),
]);

export type AdminAct = z.output<typeof AdminActForm>;
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
};

/** Whom or what an act is for; undefined where there is only one. */
export function targetOf(act: AdminAct): string | undefined {
	if ("userId" in act) return act.userId;
	return "job" in act ? act.job : undefined;
}
