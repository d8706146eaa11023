// Owns reading how well each player server loads now.
import { openDatabase } from "~/database/open.server";
import { createTieredCache } from "~/lib/tiered-cache";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { listPlayerOutcomes } from "./player-outcomes.server";
import { assessServer, RECENT_DAYS, type ServerHealth } from "./server-health";

/** Milliseconds for which this isolate reuses the figures. */
const REUSE_MS = 60_000;
/** Milliseconds. */
const WAIT_MS = 1500;

type HealthById = Record<string, ServerHealth>;

function createHealthCache() {
	return createTieredCache<{ at: number; health: HealthById }>({
		name: "server-health",
		limit: 1,
		ages: () => ({ ageing: REUSE_MS, fresh: REUSE_MS, usable: Number.POSITIVE_INFINITY }),
		wait: WAIT_MS,
		pauseAfter: () => WAIT_MS,
	});
}

async function loadHealth(db: D1Database) {
	const at = Date.now();
	const rows = await listPlayerOutcomes(openDatabase(db), { days: RECENT_DAYS });
	const ids = new Set(rows.map(({ serverId }) => serverId));
	const daysOf = (id: number) => rows.filter(({ serverId }) => serverId === id);
	return { at, health: Object.fromEntries([...ids].map((id) => [id, assessServer({ days: daysOf(id) })])) };
}

/** By server id, for servers with reports of the last days; empty when the database does not respond in time. */
export async function readServerHealth({ db, isolate, waitUntil }: Platform): Promise<HealthById> {
	const health = isolate.get(createHealthCache);
	const found = await withTimeout(
		() => health.find("all", { stores: { waitUntil }, load: () => loadHealth(db) }),
		WAIT_MS,
	);
	return found?.entry.health ?? {};
}
