// Owns how jobs look in responses.
import { z } from "zod";
import type { JobStatus } from "~/domain/administration/types";
import { TIME } from "../shapes";

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
