// Runs the jobs of a cron expression in wrangler.toml. domain/administration/ defines the jobs.
import { JOBS, runJob } from "~/domain/administration/jobs.server";
import { sendSignals } from "~/domain/administration/signals.server";
import { watchUpstream } from "~/domain/administration/watch-upstream.server";
import { withoutQuery } from "~/lib/errors";
import type { Platform } from "~/platform.server";

/** Sends signals to the operator's webhook: too often for a record of each run, as jobs have it. */
export const SIGNALS_CRON = "*/5 * * * *";

/** Runs what belongs to one cron expression, jobs in sequence. A job that fails does not stop the others. */
export async function runScheduled(cron: string, platform: Platform): Promise<void> {
	if (cron === SIGNALS_CRON) {
		await watchUpstream(platform);
		await sendSignals(platform);
		return;
	}
	const failures: unknown[] = [];
	for (const job of JOBS.filter((known) => known.cron === cron)) {
		try {
			const result = await runJob(platform, { job, startedBy: "cron" });
			const { outcome, figures, error } = result.ok
				? result.run
				: { outcome: result.reason, figures: null, error: null };
			if (error !== null) throw new Error(error);
			console.log(JSON.stringify({ job: job.name, outcome, ...figures }));
		} catch (error) {
			console.error(JSON.stringify({ job: job.name, outcome: "failed", error: String(withoutQuery(error)) }));
			failures.push(error);
		}
	}
	if (failures.length > 0) throw new AggregateError(failures, `${failures.length} scheduled jobs failed`);
}
