// What the worker runs by the clock.
import { RETENTION, runJob } from "~/domain/administration/jobs.server";
import { sendSignals, watchUpstream } from "~/domain/administration/signals.server";
import { repairState } from "~/domain/catalogue/content-state.server";
import { withoutQuery } from "~/lib/http/errors";
import type { Platform } from "~/platform.server";

async function runRetention(platform: Platform): Promise<void> {
	const job = RETENTION.name;
	try {
		const result = await runJob(platform, { job: RETENTION, startedBy: "cron" });
		if (result.ok && result.run.error !== null) throw new Error(result.run.error);
		const outcome = result.ok ? result.run.outcome : result.reason;
		console.log(JSON.stringify({ job, outcome, ...(result.ok ? result.run.figures : null) }));
	} catch (error) {
		console.error(JSON.stringify({ job, outcome: "failed", error: String(withoutQuery(error)) }));
		throw error;
	}
}

/** Too often for a record of each run, as jobs have it. */
async function signal(platform: Platform): Promise<void> {
	await repairState(platform);
	await watchUpstream(platform);
	await sendSignals(platform);
	const { workOnWaiting } = await import("~/domain/import/applying/work.server");
	await workOnWaiting(platform);
	await beat(platform);
}

/** Milliseconds. */
const BEAT_MS = 10_000;

/** Tells the operator's watchman that the work is done. It misses what does not come, so a failure is only logged. */
async function beat({ config: { HEARTBEAT_URL } }: Platform): Promise<void> {
	if (!HEARTBEAT_URL) return;
	try {
		const response = await fetch(HEARTBEAT_URL, { redirect: "manual", signal: AbortSignal.timeout(BEAT_MS) });
		await response.body?.cancel();
		if (!response.ok) throw new Error(`status ${response.status}`);
	} catch (error) {
		console.warn(JSON.stringify({ heartbeat: "not sent", error: String(error) }));
	}
}

/** What runs by each cron expression of wrangler.toml. */
export const SCHEDULE: Record<string, (platform: Platform) => Promise<void>> = {
	[RETENTION.cron]: runRetention,
	"*/5 * * * *": signal,
};

export async function runScheduled(cron: string, platform: Platform): Promise<void> {
	const run = SCHEDULE[cron];
	if (!run) throw new Error(`Nothing is scheduled for ${cron}`);
	await run(platform);
}
