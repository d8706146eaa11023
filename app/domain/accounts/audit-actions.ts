export const AUDIT_ACTIONS = [
	"user.update",
	"user.delete",
	"user.role",
	"user.premium",
	"user.reset-link",
	"user.test-admin",
	"user.promote-self",
	"user.use-reset-link",
	"user.end-sessions",
	"user.suspend",
	"user.reinstate",
	"users.list",
	"users.export",
	"history.cleanup",
	"catalogue.clear-cache",
	"job.run",
	"title.block",
	"title.unblock",
	"panel.use",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
