import { z } from "zod";
import { listJobs } from "~/domain/administration/jobs.server";
import { defineOperation } from "../operation";
import { JOB } from "./job-shapes";

export const listJobsOperation = defineOperation("GET /api/admin/jobs", {
	tag: "Administration",
	summary: "List the scheduled jobs and their last runs",
	access: "admin",
	response: { description: "Every job with its last ten runs, newest first", data: z.array(JOB) },
	async handle({ db }) {
		return { data: await listJobs(db) };
	},
});
