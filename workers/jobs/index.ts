// The scheduled jobs: which cron expression of wrangler.toml starts which job.
import { withoutQuery } from "~/lib/without-query";
import type { Platform } from "~/platform.server";
import { retention } from "./retention";

export interface Job {
	name: string;
	/** Runs to its end or throws; returns figures for the log. Safe to run twice. */
	run(platform: Platform): Promise<Record<string, number>>;
}

export const JOBS: Record<string, Job[]> = {
	"0 4 * * *": [retention],
};

/** Runs the jobs of one cron expression one after another; a failing job does not keep the others from running. */
export async function runScheduled(cron: string, platform: Platform): Promise<void> {
	const failures: unknown[] = [];
	for (const job of JOBS[cron] ?? []) {
		try {
			const figures = await job.run(platform);
			console.log(JSON.stringify({ job: job.name, outcome: "done", ...figures }));
		} catch (error) {
			console.error(JSON.stringify({ job: job.name, outcome: "failed", error: String(withoutQuery(error)) }));
			failures.push(error);
		}
	}
	if (failures.length > 0) throw new AggregateError(failures, `${failures.length} scheduled jobs failed`);
}
