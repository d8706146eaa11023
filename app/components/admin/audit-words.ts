// The audit log and the runs of jobs in words for a person.
import type { AuditAction } from "~/domain/accounts/audit-actions";
import type { RuleName } from "~/domain/administration/retention.server";
import type { AuditLine, JobRun } from "~/domain/administration/types";
import { formatCount, formatPlural } from "~/lib/text/format";

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
	"user.suspend": "Suspended a user",
	"user.reinstate": "Reinstated a user",
	"user.view": "Opened a user's page",
	"user.lift-limits": "Lifted a user's sign-in limits",
	"users.list": "Viewed the list of users",
	"users.export": "Exported the list of users",
	"history.cleanup": "Cleaned up old records",
	"catalogue.clear-cache": "Cleared the TMDB cache",
	"job.run": "Ran a job",
	"title.block": "Blocked a title",
	"title.unblock": "Unblocked a title",
	"panel.use": "Tried to open the admin panel",
};

const JOB_NAMES: Record<string, string> = { retention: "Cleanup of old data", backup: "Backup" };

export function nameJob(name: string): string {
	return JOB_NAMES[name] ?? name;
}

/** What a run counts: one, and more. */
const FIGURES: Record<RuleName | "rows", [one: string, more: string]> = {
	watchHistory: ["title of a watch history", "titles of watch histories"],
	removedTitles: ["trace of a removed title", "traces of removed titles"],
	removedEpisodes: ["trace of an episode", "traces of episodes"],
	certificates: ["age rating of a title", "age ratings of titles"],
	removedPlays: ["trace of a removed play", "traces of removed plays"],
	removedListTitles: ["trace of a title of a list", "traces of titles of lists"],
	clearedTitles: ["title that was cleared", "titles that were cleared"],
	unappliedImports: ["import that was not applied", "imports that were not applied"],
	imports: ["import", "imports"],
	sessions: ["ended session", "ended sessions"],
	resetLinks: ["unused reset link", "unused reset links"],
	emailVerifications: ["unused link to verify an address", "unused links to verify addresses"],
	passwordAttempts: ["count of failed sign-ins", "counts of failed sign-ins"],
	activity: ["event of an account", "events of accounts"],
	auditLines: ["entry of the audit log", "entries of the audit log"],
	playerCounts: ["daily total of a player server", "daily totals of player servers"],
	signals: ["notification of the operator", "notifications of the operator"],
	rows: ["row", "rows"],
};

/** "Deleted 3 ended sessions, 1 import"; what was not found is left out. */
export function describeFigures(figures: NonNullable<JobRun["figures"]>): string {
	const words: Record<string, [one: string, more: string] | undefined> = FIGURES;
	const counted = Object.entries(figures).flatMap(([name, value]) => {
		const [one, more] = words[name] ?? [name, name];
		return value > 0 ? [`${formatCount(value)} ${value === 1 ? one : more}`] : [];
	});
	if ("rows" in figures) return `Wrote ${counted.join(", ") || "no rows"}`;
	return counted.length > 0 ? `Deleted ${counted.join(", ")}` : "Nothing was old enough to delete";
}

type Detail = AuditLine["detail"];

function describeJob({ outcome, reason, ...figures }: Detail): string {
	if (typeof reason === "string") return `Refused: ${reason}`;
	if (outcome === "failed") return "The run failed";
	return describeFigures(figures as Record<string, number>);
}

/** By the name of the detail. What names the target is left out. */
const DETAILS: Record<string, (value: unknown) => string> = {
	role: (role) => `New role: ${role}`,
	isPremium: (isPremium) => (isPremium ? "Now Premium" : "Now Free"),
	fields: (fields) => `Changed: ${Array.isArray(fields) ? fields.join(", ") : fields}`,
	users: (users) => formatPlural(Number(users), "user"),
	deletedRecords: (records) => `${formatPlural(Number(records), "old record")} removed`,
	cleared: (entries) => `${formatCount(Number(entries))} saved responses deleted`,
	failed: () => "The server failed in the middle",
	media_type: () => "",
	media_id: () => "",
};

/** The particulars of a line, as "New role: admin. 3 times that day"; empty where there are none. */
export function describeDetail({ action, outcome, detail, count }: AuditLine): string {
	const { reason, ...more } = detail;
	const parts =
		action === "job.run"
			? [Object.keys(detail).length > 0 && describeJob(detail)]
			: [
					...Object.entries(more).map(([name, value]) => (DETAILS[name] ?? ((detail) => `${name}: ${detail}`))(value)),
					typeof reason === "string" && (outcome === "refused" ? `Refused: ${reason}` : `Reason: ${reason}`),
				];
	return [...parts, count > 1 && `${count} times that day`].filter(Boolean).join(". ");
}
