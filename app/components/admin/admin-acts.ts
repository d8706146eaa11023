// Owns what can be done in the admin panel, and what the audit log and the policy call it.
import type { OperationKey } from "~/operations/operation-call";
import type { AdminAct } from "./admin-act-form";

export type AdminIntent = AdminAct["intent"];

/** The operation of each act. */
export const OPERATION_OF = {
	role: "PUT /api/admin/users/:id/role",
	premium: "PUT /api/admin/users/:id/premium",
	delete: "DELETE /api/admin/users/:id",
	"reset-link": "POST /api/admin/users/:id/reset-link",
	cleanup: "POST /api/watch-history/cleanup",
	"clear-cache": "POST /api/tmdb/cache/clear",
	"create-test-admin": "POST /api/admin/users/create-test-admin",
	"promote-self": "POST /api/admin/promote-self",
	"run-job": "POST /api/admin/jobs/:name/run",
	block: "POST /api/admin/blocked-titles",
	unblock: "DELETE /api/admin/blocked-titles/:mediaId/:mediaType",
} as const satisfies Record<AdminIntent, OperationKey>;

/** Whom or what an act is for; undefined where there is only one. */
export function targetOf(act: AdminAct): string | undefined {
	if ("userId" in act) return act.userId;
	if ("job" in act) return act.job;
	return "media_id" in act ? `${act.media_type}:${act.media_id}` : undefined;
}
