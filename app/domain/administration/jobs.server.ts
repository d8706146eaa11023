// Owns the list of scheduled jobs and their schedule. Runs a job and records it in `job_runs`.
import { openDatabase } from "~/database/open.server";
import { withoutQuery } from "~/lib/errors";
import { jobRuns } from "~/metrics.server";
import type { Platform } from "~/platform.server";
import { recordAudit } from "../accounts/audit.server";
import type { User } from "../accounts/types";
import type { Job } from "./job.server";
import { finishRun, listRuns, startRun } from "./job-runs.server";
import { recordRefusal } from "./record-refusal.server";
import { retention } from "./retention-job.server";
import { isQuietFor, raiseSignal } from "./signals.server";
import type { JobRun, JobStatus } from "./types";

export const JOBS: Job[] = [retention];

const RUNS_SHOWN = 10;
/** Milliseconds between two signals of the same job. */
const FAILURE_QUIET_MS = 60 * 60 * 1000;

export type JobRunResult = { ok: true; run: JobRun } | { ok: false; reason: "running" };

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
	await raiseSignal(platform, { ...signal, condition: isQuietFor(FAILURE_QUIET_MS, signal) });
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
		jobRuns.add({ job, outcome });
		if (outcome === "failed") await signalFailure(platform, job);
		return result;
	} catch (error) {
		jobRuns.add({ job, outcome: "failed" });
		await signalFailure(platform, job);
		throw error;
	}
}

/** Runs a job for an administrator. Null: there is no such job. */
export async function runJobAs(
	platform: Platform,
	{ actor, name }: { actor: Pick<User, "id" | "role">; name: string },
): Promise<JobRunResult | null> {
	const db = openDatabase(platform.db);
	const job = JOBS.find((known) => known.name === name);
	const intent = { actor, action: "job.run", targetId: name } as const;
	if (!job) {
		await recordRefusal(db, intent, "unknown");
		return null;
	}
	const result = await runJob(platform, { job, startedBy: "manual" });
	if (!result.ok) await recordRefusal(db, intent, result.reason);
	else {
		const { outcome, figures } = result.run;
		const detail = { outcome, ...figures };
		await recordAudit(db, { actorId: actor.id, action: "job.run", targetId: name, outcome: "done", detail });
	}
	return result;
}

export async function listJobs(db: ReturnType<typeof openDatabase>): Promise<JobStatus[]> {
	return await Promise.all(
		JOBS.map(async ({ name, description, cron }) => {
			const runs = await listRuns(db, { name, limit: RUNS_SHOWN });
			return { name, description, cron, runs };
		}),
	);
}
