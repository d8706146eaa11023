import type { AdminFields } from "~/components/admin/parts/admin-forms";
import { AdminTable, TableCell, TableRow } from "~/components/admin/parts/admin-table";
import { DescriptionList } from "~/components/admin/parts/description-list";
import { Fold } from "~/components/admin/parts/fold";
import { PanelForm, useSentForm } from "~/components/admin/parts/panel-form";
import { Badge, type BadgeTone } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { LocalTime } from "~/components/ui/local-time";
import { Panel } from "~/components/ui/panel";
import type { JobRun, JobStatus } from "~/domain/administration/types";
import { describeFigures, nameJob } from "./audit-words";

const TONES: Record<JobRun["outcome"], BadgeTone> = { running: "bulb", done: "good", failed: "alarm", lost: "alarm" };

/** "Daily at 04:00 UTC"; a cron expression that is not daily stays as it is. */
export function describeCron(cron: string): string {
	const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(cron) ?? [];
	return minute && hour ? `Daily at ${hour.padStart(2, "0")}:${minute.padStart(2, "0")} UTC` : `${cron} (UTC)`;
}

/** Milliseconds as "0.4 s" or "2 min 5 s". */
export function describeDuration(ms: number): string {
	if (ms < 60_000) return `${(Math.max(ms, 0) / 1000).toFixed(1)} s`;
	return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

function describeRun({ figures, error, outcome }: JobRun): string {
	if (error) return error;
	if (figures) return describeFigures(figures);
	return outcome === "lost" ? "It never reported that it finished" : "–";
}

function duration({ startedAt, finishedAt }: JobRun): string {
	return finishedAt ? describeDuration(Date.parse(finishedAt) - Date.parse(startedAt)) : "–";
}

function Outcome({ run: { outcome } }: { run: JobRun }) {
	return <Badge tone={TONES[outcome]}>{outcome}</Badge>;
}

function Runs({ name, runs }: Pick<JobStatus, "name" | "runs">) {
	return (
		<Fold summary={runs.length === 1 ? "Only one run so far" : `The last ${runs.length} runs`} className="mt-4">
			<AdminTable
				label={`Runs of ${nameJob(name)}`}
				columns={["Started", "By", "Outcome", "Duration", "Result"]}
				className="mt-2"
			>
				{runs.map((run) => (
					<TableRow key={run.id}>
						<TableCell label="Started">
							<LocalTime time={run.startedAt} />
						</TableCell>
						<TableCell label="By">{run.startedBy === "cron" ? "schedule" : "administrator"}</TableCell>
						<TableCell label="Outcome">
							<Outcome run={run} />
						</TableCell>
						<TableCell label="Duration" className="tabular-nums">
							{duration(run)}
						</TableCell>
						<TableCell label="Result" className="break-words text-soft">
							{describeRun(run)}
						</TableCell>
					</TableRow>
				))}
			</AdminTable>
		</Fold>
	);
}

function Job({ job }: { job: JobStatus }) {
	const fields: AdminFields = { intent: "run-job", job: job.name };
	const isSent = useSentForm(fields) !== undefined;
	const last = job.runs[0];
	return (
		<li className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-start justify-between gap-4">
				<div className="min-w-0">
					<h3 className="font-semibold">{nameJob(job.name)}</h3>
					<p className="mt-1 max-w-prose text-soft">{job.description}</p>
				</div>
				<PanelForm fields={fields}>
					<Button type="submit" size="small" busyLabel={(isSent || last?.outcome === "running") && "Running..."}>
						Run now <span className="sr-only">{nameJob(job.name)}</span>
					</Button>
				</PanelForm>
			</div>
			<DescriptionList
				rows={[
					["Schedule", describeCron(job.cron)],
					["Last run", last ? <LocalTime key="time" time={last.startedAt} /> : "Never"],
					["Outcome", last ? <Outcome key="outcome" run={last} /> : "–"],
				]}
			/>
			{last && <p className="mt-3 max-w-prose text-soft">{describeRun(last)}.</p>}
			{job.runs.length > 0 && <Runs {...job} />}
		</li>
	);
}

/** Backups are written outside of the server, which only reads that they were. */
function Backups({ runs }: { runs: JobRun[] }) {
	const last = runs[0];
	return (
		<Panel title="Backups" lead="They are made on the server, once a day or by hand. The guide for operators says how.">
			<DescriptionList
				rows={[
					["Last backup", last ? <LocalTime key="time" time={last.startedAt} /> : "None recorded"],
					["Result", last ? describeRun(last) : "–", "break-words"],
				]}
			/>
			{runs.length > 0 && <Runs name="backup" runs={runs} />}
		</Panel>
	);
}

/** The scheduled jobs, each with a button that runs it now, and the last backups. */
export function JobsPanel({ jobs, backups }: { jobs: JobStatus[]; backups: JobRun[] }) {
	return (
		<>
			<Panel title="Jobs" lead="These run on a schedule. Running one early deletes only what is due by now anyway.">
				<ul>
					{jobs.map((job) => (
						<Job key={job.name} job={job} />
					))}
				</ul>
			</Panel>
			<Backups runs={backups} />
		</>
	);
}
