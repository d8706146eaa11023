// Owns the health check of database, KV and catalogue. Each check has a time limit.
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";

/** Milliseconds for each check; the checks run in parallel. */
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
