// Owns the names of what administrators do, and which call each of them is, so that the policy table can judge it.
import { type Method, POLICY } from "./policy";

interface Act {
	/** Null: a form of the page at this path. */
	method: Method | null;
	path: string;
}

/** Of what several calls do, the one whose row in the policy table decides. */
const ACTS = {
	"user.update": { method: "PUT", path: "/api/admin/users/:id" },
	"user.delete": { method: "DELETE", path: "/api/admin/users/:id" },
	"user.role": { method: "PUT", path: "/api/admin/users/:id/role" },
	"user.premium": { method: "PUT", path: "/api/admin/users/:id/premium" },
	"user.reset-link": { method: "POST", path: "/api/admin/users/:id/reset-link" },
	"user.test-admin": { method: "POST", path: "/api/admin/users/create-test-admin" },
	"user.promote-self": { method: "POST", path: "/api/admin/promote-self" },
	"users.export": { method: "GET", path: "/api/admin/users/export" },
	"history.cleanup": { method: "POST", path: "/api/watch-history/cleanup" },
	"catalogue.clear-cache": { method: "POST", path: "/api/tmdb/cache/clear" },
	"job.run": { method: "POST", path: "/api/admin/jobs/:name/run" },
	"title.block": { method: "POST", path: "/api/admin/blocked-titles" },
	"title.unblock": { method: "DELETE", path: "/api/admin/blocked-titles/:mediaId/:mediaType" },
	"panel.use": { method: null, path: "/admin" },
} as const satisfies Record<string, Act>;

export type AuditAction = keyof typeof ACTS;

export const AUDIT_ACTIONS = Object.keys(ACTS) as AuditAction[];

/** Null: a call, or a form, whose refusal is no event of the administration. */
export function findAction({ method, path }: { method: string | null; path: string }): AuditAction | null {
	return AUDIT_ACTIONS.find((name) => ACTS[name].method === method && ACTS[name].path === path) ?? null;
}

/** The row of the policy table that says who may. */
export function ruleOf(action: AuditAction) {
	const { method, path } = ACTS[action];
	return POLICY.find((rule) => rule.method === method && rule.path === path) ?? null;
}
