// What monitoring reads: the health of database, KV and catalogue, and the metrics of the isolate.
import { openDatabase } from "~/database/open.server";
import { withTimeout } from "~/lib/timeouts";
import { sessionCount, writeMetrics } from "~/metrics.server";
import type { Platform } from "~/platform.server";
import { countSessions } from "../accounts/sessions.server";
import { openCatalogue } from "../catalogue/catalogue.server";

/** The checks run in parallel. */
const CHECK_WAIT_MS = 2000;

export interface Health {
	/** `down` without the database; `degraded` when another service fails. */
	status: "ok" | "degraded" | "down";
	checks: {
		d1: "ok" | "down";
		kv: "ok" | "down";
		/** `stale`: the upstream is down, and saved copies are served. */
		catalogue: "ok" | "stale" | "down";
	};
}

/** True when the work succeeds with a value other than false. */
async function isDone(work: () => Promise<unknown>): Promise<boolean> {
	const done = await withTimeout(async () => (await work()) !== false, CHECK_WAIT_MS);
	return done ?? false;
}

export async function checkHealth(platform: Platform): Promise<Health> {
	const catalogue = openCatalogue(platform);
	const [d1, kv, hasGenres] = await Promise.all([
		isDone(() =>
			platform.db
				.prepare("SELECT 1 AS one")
				.first("one")
				.then((one) => one === 1),
		),
		isDone(() => platform.cache.get("health")),
		isDone(() => catalogue.genres.movie()),
	]);
	const checks: Health["checks"] = {
		d1: d1 ? "ok" : "down",
		kv: kv ? "ok" : "down",
		catalogue: !hasGenres ? "down" : catalogue.servedStale ? "stale" : "ok",
	};
	const isWell = Object.values(checks).every((check) => check === "ok");
	return { status: !d1 ? "down" : isWell ? "ok" : "degraded", checks };
}

/** The number of sessions is that of the database; when it does not respond, that of the last time. */
export async function readMetrics({ db }: Pick<Platform, "db">): Promise<string> {
	const sessions = await withTimeout(() => countSessions(openDatabase(db)), CHECK_WAIT_MS);
	if (sessions !== undefined) sessionCount.set(sessions);
	return writeMetrics();
}
