import type { AuditAction } from "~/domain/accounts/audit-actions";
import type { AuditLine } from "~/domain/administration/types";

/** What was done, for a person. */
export const ACTION_NAMES: Record<AuditAction, string> = {
	"user.update": "Changed an account",
	"user.delete": "Deleted a user",
	"user.role": "Changed a role",
	"user.premium": "Changed Premium status",
	"user.reset-link": "Created a reset link",
	"user.test-admin": "Created the test admin",
	"user.promote-self": "Promoted their own account",
	"user.use-reset-link": "Used a reset link",
	"user.end-sessions": "Ended a user's sessions",
	"users.list": "Viewed the list of users",
	"users.export": "Exported the list of users",
	"history.cleanup": "Cleaned up old records",
	"catalogue.clear-cache": "Cleared the TMDB cache",
	"job.run": "Ran a job",
	"title.block": "Blocked a title",
	"title.unblock": "Unblocked a title",
	"panel.use": "Tried to open the admin panel",
};

function spell(value: unknown): string {
	return Array.isArray(value)
		? value.map(spell).join(", ")
		: typeof value === "object"
			? JSON.stringify(value)
			: String(value);
}

/** The particulars of a line, as "role: admin, 3 times that day"; empty where there are none. */
export function describeDetail({ detail, count }: Pick<AuditLine, "detail" | "count">): string {
	const parts = Object.entries(detail).map(([name, value]) => `${name}: ${spell(value)}`);
	return [...parts, count > 1 && `${count} times that day`].filter(Boolean).join(", ");
}
