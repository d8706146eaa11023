import { Form } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { LocalTime } from "~/components/ui/local-time";
import { Panel } from "~/components/ui/panel";
import { Select } from "~/components/ui/select";
import type { AuditAction } from "~/domain/accounts/audit-actions";
import { type AuditLine, type AuditPage, type NamedUser, UNKNOWN_ACTOR } from "~/domain/administration/types";
import { AdminTable } from "./admin-table";
import { Pager } from "./pager";

/** What was done, for a person. */
const ACTION_NAMES: Record<AuditAction, string> = {
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

function spell(value: unknown): string {
	return Array.isArray(value)
		? value.map(spell).join(", ")
		: typeof value === "object"
			? JSON.stringify(value)
			: String(value);
}

/** The particulars of a line, as "role: admin, 3 times that day"; empty where there are none. */
function describeDetail({ detail, count }: Pick<AuditLine, "detail" | "count">): string {
	const parts = Object.entries(detail).map(([name, value]) => `${name}: ${spell(value)}`);
	return [...parts, count > 1 && `${count} times that day`].filter(Boolean).join(", ");
}

export interface AuditFilter {
	actor: string;
	action: string;
}

function Name({ user }: { user: NamedUser | null }) {
	if (!user) return <span className="text-soft">–</span>;
	return user.username ?? <span className="text-soft" title={user.id}>{`${user.id.slice(0, 8)}… (deleted)`}</span>;
}

/** Who acted; a deleted account by its name of then, and its id. */
function Actor({ actor }: { actor: AuditLine["actor"] }) {
	if (!actor) return <span className="text-soft">Command line</span>;
	if (!actor.isDeleted) return actor.username;
	// Lines from before the log kept the id.
	if (actor.id === UNKNOWN_ACTOR) return <span className="text-soft">Command line, or deleted</span>;
	return (
		<span>
			{actor.username ? `${actor.username} (deleted)` : "Deleted account"}
			<span className="block text-sm text-soft">{actor.id}</span>
		</span>
	);
}

/** Only acts on users name a user; the others name a job or a title. */
function Target({ line: { action, target } }: { line: AuditLine }) {
	if (target && !action.startsWith("user")) return target.id;
	return <Name user={target} />;
}

/** A row. `isAboutOne`: the list is about one user, and does not name them again. */
export function Line({ line, isAboutOne = false }: { line: AuditLine; isAboutOne?: boolean }) {
	const detail = describeDetail(line);
	return (
		<tr>
			<td data-label="When" className="text-sm text-soft">
				<LocalTime time={line.at} />
			</td>
			<td data-label="Who" className="break-all">
				<Actor actor={line.actor} />
			</td>
			<td data-label="Action">{ACTION_NAMES[line.action] ?? line.action}</td>
			{!isAboutOne && (
				<td data-label="Target" data-empty={line.target ? undefined : true} className="break-all">
					<Target line={line} />
				</td>
			)}
			<td data-label="Outcome">
				<Badge tone={line.outcome === "done" ? "good" : "alarm"}>{line.outcome}</Badge>
			</td>
			<td data-label="Details" data-empty={detail ? undefined : true} className="text-sm break-words text-soft">
				{detail || "–"}
			</td>
		</tr>
	);
}

function Filters({ filter }: { filter: AuditFilter }) {
	return (
		<Form action="/admin" preventScrollReset className="admin-filters">
			<input type="hidden" name="tab" value="audit" />
			<input
				key={filter.actor}
				type="search"
				name="actor"
				aria-label="Who"
				placeholder="Username, email or ID"
				defaultValue={filter.actor}
				maxLength={254}
				autoCapitalize="none"
				className="search-input admin-filter-text"
			/>
			<div className="admin-selects">
				<Select
					name="action"
					label="Action"
					value={filter.action}
					any="All actions"
					options={Object.entries(ACTION_NAMES)}
				/>
				<Button type="submit">Filter</Button>
			</div>
		</Form>
	);
}

/** Everything admins did, including refused attempts. */
export function AuditLog({ page, filter }: { page: AuditPage; filter: AuditFilter }) {
	const isFiltered = filter.actor !== "" || filter.action !== "";
	return (
		<Panel title="Audit Log" lead="Everything admins have done, including denied attempts">
			<Filters filter={filter} />
			{page.lines.length > 0 ? (
				<AdminTable
					label="Audit log"
					columns={["When", "Who", "Action", "Target", "Outcome", "Details"]}
					className="mt-5"
				>
					{page.lines.map((line) => (
						<Line key={line.id} line={line} />
					))}
				</AdminTable>
			) : (
				<div className="mt-6">
					<EmptyList
						heading={isFiltered ? "No matching entries" : "No entries yet"}
						advice={isFiltered ? "Try another name or action" : "Admin actions appear here"}
					/>
				</div>
			)}
			<Pager nextCursor={page.nextCursor} nextLabel="Older" />
		</Panel>
	);
}
