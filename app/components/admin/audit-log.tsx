import { Form, Link } from "react-router";
import { AdminTable, TableCell, TableRow } from "~/components/admin/parts/admin-table";
import { adminUrl } from "~/components/admin/parts/admin-url";
import { Pager } from "~/components/admin/parts/pager";
import { EmptyList } from "~/components/browse/empty-list";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { LocalTime } from "~/components/ui/local-time";
import { Panel } from "~/components/ui/panel";
import { Select } from "~/components/ui/select";
import { type AuditLine, type AuditPage, type NamedUser, UNKNOWN_ACTOR } from "~/domain/administration/types";
import { ACTION_NAMES, describeDetail, nameJob } from "./audit-words";

export interface AuditFilter {
	search: string;
	action: string;
}

function UserLink({ id, username }: NamedUser) {
	return (
		<Link to={adminUrl("users", { id })} className="underline decoration-edge underline-offset-4 hover:text-glow">
			{username ?? id}
		</Link>
	);
}

/** By the name of then, where it is stored still, and the id. */
function Deleted({ id, username }: NamedUser) {
	return (
		<span>
			{username ? `${username} (deleted)` : "Deleted account"}
			<span className="block text-sm text-soft">{id}</span>
		</span>
	);
}

function Actor({ actor }: { actor: AuditLine["actor"] }) {
	if (!actor) return <span className="text-soft">Command line</span>;
	if (!actor.isDeleted) return <UserLink {...actor} />;
	// Lines from before the log kept the id.
	if (actor.id === UNKNOWN_ACTOR) return <span className="text-soft">Command line, or deleted</span>;
	return <Deleted {...actor} />;
}

/** A user, a title or a job. */
function Target({ line: { action, target } }: { line: AuditLine }) {
	if (!target) return <span className="text-soft">–</span>;
	if (action.startsWith("title"))
		return <bdi>{target.title ?? target.id.replace("movie:", "Movie ").replace("tv:", "TV Show ")}</bdi>;
	if (!action.startsWith("user")) return nameJob(target.id);
	return target.isDeleted ? <Deleted {...target} /> : <UserLink {...target} />;
}

/** A row. `isAboutOne`: the list is about one user, and does not name them again. */
export function Line({ line, isAboutOne = false }: { line: AuditLine; isAboutOne?: boolean }) {
	const detail = describeDetail(line);
	return (
		<TableRow>
			<TableCell label="When" className="text-sm text-soft">
				<LocalTime time={line.at} />
			</TableCell>
			<TableCell label="Who" className="min-w-37 wrap-anywhere">
				<Actor actor={line.actor} />
			</TableCell>
			<TableCell label="Action">{ACTION_NAMES[line.action] ?? line.action}</TableCell>
			{!isAboutOne && (
				<TableCell label="Target" isEmpty={!line.target} className="min-w-37 wrap-anywhere">
					<Target line={line} />
				</TableCell>
			)}
			<TableCell label="Outcome">
				<Badge tone={line.outcome === "done" ? "good" : "alarm"}>{line.outcome}</Badge>
			</TableCell>
			<TableCell label="Details" isEmpty={!detail} className="text-sm wrap-anywhere text-soft">
				{detail || "–"}
			</TableCell>
		</TableRow>
	);
}

function Filters({ filter }: { filter: AuditFilter }) {
	return (
		<Form action="/admin" preventScrollReset className="flex flex-wrap items-center gap-3">
			<input type="hidden" name="tab" value="audit" />
			<input
				key={filter.search}
				type="search"
				name="q"
				aria-label="Who, to whom, or which title"
				placeholder="Part of a name, email or ID"
				defaultValue={filter.search}
				maxLength={254}
				autoCapitalize="none"
				className="search-input grow basis-64 ps-5"
			/>
			<div className="flex min-w-0 grow items-center gap-3 sm:grow-0">
				<Select
					name="action"
					label="Action"
					value={filter.action}
					any="All actions"
					options={Object.entries(ACTION_NAMES)}
					className="min-w-0 grow"
				/>
				<Button type="submit">Filter</Button>
			</div>
		</Form>
	);
}

/** What admins did, and what was refused. */
export function AuditLog({ page, filter }: { page: AuditPage; filter: AuditFilter }) {
	const isFiltered = filter.search !== "" || filter.action !== "";
	return (
		<Panel
			title="Audit Log"
			lead="What admins did, and what was refused, for a year; wrong passwords are not listed. Names are as they were then. Of somebody who deletes their own account only the ID stays."
		>
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
						advice={
							isFiltered
								? "Try another name or action. Names are looked for in the newest 50,000 entries."
								: "Admin actions appear here"
						}
					/>
				</div>
			)}
			<Pager nextCursor={page.nextCursor} nextLabel="Older" />
		</Panel>
	);
}
