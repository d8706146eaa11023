// Owns the rows of `job_runs`: when a job ran, who started it and its result. Keeps the last hundred runs of each job.
import { and, desc, eq, gt, notExists, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { jobRuns } from "~/database/schema/administration";
import { selectColumns } from "~/database/select-columns";
import type { JobRun } from "./types";

const RUNS_KEPT = 100;
/** Milliseconds. The platform ends a scheduled event after this time, so an older run without an end is lost. */
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
export async function startRun(
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
export async function finishRun(
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
export async function listRuns(db: Database, { name, limit }: { name: string; limit: number }): Promise<JobRun[]> {
	const rows = await db.select().from(jobRuns).where(eq(jobRuns.name, name)).orderBy(desc(jobRuns.id)).limit(limit);
	return rows.map(toRun);
}
