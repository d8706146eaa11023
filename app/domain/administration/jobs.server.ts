// Scheduled jobs: what they do and when, and their runs, which are recorded in `job_runs`.
import { and, desc, eq, gt, notExists, sql } from "drizzle-orm";
import { type Database, openDatabase } from "~/database/open.server";
import { jobRuns } from "~/database/schema/administration";
import { selectColumns } from "~/database/select-columns";
import { withoutQuery } from "~/lib/http/errors";
import { jobRuns as countedRuns } from "~/metrics.server";
import type { Platform } from "~/platform.server";
import { removeOldData } from "./retention.server";
import { raiseSignal, whereQuietFor } from "./signals.server";
import type { JobRun, JobStatus } from "./types";

export interface Job {
	name: string;
	/** What it does, as shown in the admin panel. */
	description: string;
	/** A line of wrangler.toml, in UTC. */
	cron: string;
	/** Runs to the end or throws; returns its counts. Safe to run twice. */
	run(platform: Platform): Promise<Record<string, number>>;
}

export const RETENTION: Job = {
	name: "retention",
	description:
		"Deletes watch history older than 15 days, ended sessions, unused links, counts of failed sign-ins and old log entries.",
	cron: "0 4 * * *",
	run: ({ db }) => removeOldData(db),
};

const RUNS_SHOWN = 10;
/** Milliseconds between two signals of the same job. */
const FAILURE_QUIET_MS = 60 * 60 * 1000;
const RUNS_KEPT = 100;
/** The platform ends a scheduled event after this time, so an older run without an end is lost. */
const LONGEST_RUN_MS = 15 * 60 * 1000;
/** Characters. */
const ERROR_MAX = 500;

function toRun({ id, startedBy, startedAt, finishedAt, outcome, figures, error }: typeof jobRuns.$inferSelect): JobRun {
	const isLost = outcome === "running" && startedAt < Date.now() - LONGEST_RUN_MS;
	return {
		id,
		startedBy,
		startedAt: new Date(startedAt).toISOString(),
		finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString(),
		outcome: isLost ? "lost" : outcome,
		figures,
		error,
	};
}

/** Null: the job is already running. Of several simultaneous starts, exactly one succeeds. */
async function startRun(
	db: Database,
	{ name, startedBy }: { name: string; startedBy: JobRun["startedBy"] },
): Promise<number | null> {
	const now = Date.now();
	const running = db
		.select({ one: sql`1` })
		.from(jobRuns)
		.where(and(eq(jobRuns.name, name), eq(jobRuns.outcome, "running"), gt(jobRuns.startedAt, now - LONGEST_RUN_MS)));
	const oldest = db
		.select({ id: jobRuns.id })
		.from(jobRuns)
		.where(eq(jobRuns.name, name))
		.orderBy(desc(jobRuns.id))
		.limit(1)
		.offset(RUNS_KEPT);
	const run = {
		id: null,
		name,
		startedBy,
		startedAt: now,
		finishedAt: null,
		outcome: "running",
		figures: null,
		error: null,
	};
	const [started] = await db.batch([
		db
			.insert(jobRuns)
			.select(selectColumns(jobRuns, run, sql`where ${notExists(running)}`))
			.returning({ id: jobRuns.id }),
		db.delete(jobRuns).where(and(eq(jobRuns.name, name), sql`${jobRuns.id} <= ${oldest}`)),
	]);
	return started[0]?.id ?? null;
}

/** Stores the counts of a run, or why it failed. */
async function finishRun(
	db: Database,
	id: number,
	result: { figures: Record<string, number> } | { error: string },
): Promise<JobRun | null> {
	const [row] = await db
		.update(jobRuns)
		.set({
			finishedAt: Date.now(),
			...("error" in result
				? { outcome: "failed", error: result.error.slice(0, ERROR_MAX) }
				: { outcome: "done", figures: result.figures }),
		})
		.where(eq(jobRuns.id, id))
		.returning();
	return row ? toRun(row) : null;
}

/** The newest first. */
async function listRuns(db: Database, { name, limit }: { name: string; limit: number }): Promise<JobRun[]> {
	const rows = await db.select().from(jobRuns).where(eq(jobRuns.name, name)).orderBy(desc(jobRuns.id)).limit(limit);
	return rows.map(toRun);
}

type JobRunResult = { ok: true; run: JobRun } | { ok: false; reason: "running" };

async function runRecorded(
	platform: Platform,
	{ job, startedBy }: { job: Job; startedBy: JobRun["startedBy"] },
): Promise<JobRunResult> {
	const db = openDatabase(platform.db);
	const id = await startRun(db, { name: job.name, startedBy });
	if (id === null) return { ok: false, reason: "running" };
	const result = await job.run(platform).then(
		(figures) => ({ figures }),
		(error: unknown) => ({ error: String(withoutQuery(error)) }),
	);
	const run = await finishRun(db, id, result);
	if (!run) throw new Error(`The run ${id} of ${job.name} is gone`);
	return { ok: true, run };
}

async function signalFailure(platform: Platform, job: string): Promise<void> {
	const signal = { type: "job.failed" as const, data: { job } };
	await raiseSignal(platform, { ...signal, condition: whereQuietFor(FAILURE_QUIET_MS, signal) });
}

/** A job that fails returns a run with that outcome. Throws only when the run cannot be recorded. */
export async function runJob(
	platform: Platform,
	start: { job: Job; startedBy: JobRun["startedBy"] },
): Promise<JobRunResult> {
	const job = start.job.name;
	try {
		const result = await runRecorded(platform, start);
		const outcome = result.ok ? result.run.outcome : result.reason;
		countedRuns.add({ job, outcome });
		if (outcome === "failed") await signalFailure(platform, job);
		return result;
	} catch (error) {
		countedRuns.add({ job, outcome: "failed" });
		await signalFailure(platform, job);
		throw error;
	}
}

export function findJob(name: string): Job | null {
	return name === RETENTION.name ? RETENTION : null;
}

/** `scripts/backup.ts` records its runs under this name. */
const BACKUP = "backup";

/** The last runs of `npm run backup`, also of the daily one; newest first. */
export async function listBackups(db: Database): Promise<JobRun[]> {
	return await listRuns(db, { name: BACKUP, limit: RUNS_SHOWN });
}

export async function listJobs(db: Database): Promise<JobStatus[]> {
	const { name, description, cron } = RETENTION;
	return [{ name, description, cron, runs: await listRuns(db, { name, limit: RUNS_SHOWN }) }];
}
