import { z } from "zod";
import { findJob, listJobs, runJob } from "~/domain/administration/jobs.server";
import { removeOldRows } from "~/domain/administration/retention.server";
import type { JobStatus } from "~/domain/administration/types";
import { HISTORY_RETENTION_DAYS } from "~/domain/library/retention";
import { sentence } from "~/messages/sentence";
import { defineOperation, NO_INPUT } from "../operation";
import { COUNT, TIME } from "../shapes";

export const JOB_RUN = z.strictObject({
	id: z.int(),
	startedBy: z.enum(["cron", "manual"]),
	startedAt: TIME,
	finishedAt: TIME.nullable(),
	outcome: z.enum(["running", "done", "failed", "lost"]),
	figures: z.record(z.string(), z.number()).nullable(),
	error: z.string().nullable(),
});

export const JOB = z.strictObject({
	name: z.string(),
	description: z.string(),
	cron: z.string(),
	runs: z.array(JOB_RUN).max(10),
}) satisfies z.ZodType<JobStatus>;

export const operations = [
	defineOperation("GET /api/admin/jobs", {
		tag: "Administration",
		summary: "List the scheduled jobs and their last runs",
		input: NO_INPUT,
		response: { description: "Every job with its last ten runs, newest first", data: z.array(JOB) },
		async handle({ db }) {
			return { data: await listJobs(db) };
		},
	}),

	defineOperation("POST /api/admin/jobs/:name/run", {
		tag: "Administration",
		summary: "Run a job now",
		audit: { action: "job.run", recorded: "around" },
		input: z.object({ params: z.object({ name: z.string() }) }),
		response: { description: "The finished run; a failure is in its outcome", data: JOB_RUN },
		refusals: {
			missing: { status: 404, code: "not_found", message: sentence("noJob"), reason: "unknown" },
			running: { status: 409, code: "running", message: sentence("jobRunning"), reason: "running" },
		},
		async handle({ platform, params: { name }, record, refuse }) {
			const job = findJob(name);
			if (!job) throw refuse("missing");
			const result = await runJob(platform, { job, startedBy: "manual" });
			if (!result.ok) throw refuse("running");
			const { outcome, figures } = result.run;
			record({ outcome, ...figures });
			return { data: result.run };
		},
	}),

	defineOperation("POST /api/watch-history/cleanup", {
		tag: "Administration",
		summary: `Remove watch history older than ${HISTORY_RETENTION_DAYS} days`,
		audit: { action: "history.cleanup", recorded: "around" },
		input: NO_INPUT,
		response: { description: "How many entries were deleted", data: z.strictObject({ deletedRecords: COUNT }) },
		async handle({ platform, record }) {
			const deletedRecords = await removeOldRows(platform.db, "watchHistory");
			record({ deletedRecords });
			return { data: { deletedRecords } };
		},
	}),
];
