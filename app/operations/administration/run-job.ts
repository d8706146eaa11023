import { z } from "zod";
import { runJobAs } from "~/domain/administration/jobs.server";
import { defineOperation } from "../operation";
import { JOB_RUN } from "./job-shapes";

export const runJobOperation = defineOperation("POST /api/admin/jobs/:name/run", {
	tag: "Administration",
	summary: "Run a job now",
	access: "admin",
	audit: "job.run",
	params: z.object({ name: z.string() }),
	response: { description: "The finished run; a failure is in its outcome", data: JOB_RUN },
	refusals: {
		missing: { status: 404, code: "not_found", message: "There is no such job" },
		running: { status: 409, code: "running", message: "The job is already running" },
	},
	async handle({ platform, actor, params: { name }, refuse }) {
		const result = await runJobAs(platform, { actor, name });
		if (!result) throw refuse("missing");
		if (!result.ok) throw refuse("running");
		return { data: result.run };
	},
});
