// Counts the outcomes of frames by player server and day, and reads the health that they show. Reports are written in batches,
// at most about one write a second per isolate.
import { addCounts, type Count, lookUpCounts, selectCounts } from "~/database/counts";
import { type Database, openDatabase } from "~/database/open.server";
import { createLruMap } from "~/lib/caching/lru-map";
import { createTieredCache } from "~/lib/caching/tiered-cache";
import { lastDays } from "~/lib/text/days";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { readTitleKeys } from "../catalogue/paths";
import { listPlayerServers } from "./player-servers.server";
import {
	assessServer,
	OUTCOMES,
	type OutcomeCounts,
	type OutcomeReport,
	RECENT_DAYS,
	type ServerHealth,
} from "./server-health";
import { toTitleCount } from "./title-reports.server";

/** The names of their counts. */
export const OUTCOME_COUNTS = OUTCOMES.map((outcome) => `player.${outcome}` as const);

const GATHER_MS = 1000;
/** Milliseconds in which a network counts once for an outcome of a server, so that no visitor decides the health alone. */
const COUNTED_ONCE_MS = 10 * 60 * 1000;
const REMEMBERED_REPORTS = 10_000;
/** Milliseconds for which this isolate reuses the health of all servers. */
const REUSE_MS = 60_000;
const HEALTH_WAIT_MS = 1500;

/** What this isolate holds of reports. */
function createReports() {
	return {
		/** By name and key: counts that are not written yet. */
		pending: null as Map<string, Count> | null,
		/** By network, name and key: when it was counted, in milliseconds since 1970. */
		countedAt: createLruMap<number>(REMEMBERED_REPORTS),
	};
}

function gather({ db, isolate, waitUntil }: Platform): Map<string, Count> {
	const reports = isolate.get(createReports);
	if (reports.pending) return reports.pending;
	const pending = new Map<string, Count>();
	reports.pending = pending;
	const written = new Promise((resolve) => setTimeout(resolve, GATHER_MS)).then(async () => {
		reports.pending = null;
		await addCounts(openDatabase(db), [...pending.values()]);
	});
	// Reports that cannot be written are dropped; these statistics do not need retries.
	waitUntil(written.catch(() => console.warn("Player outcomes could not be written")));
	return pending;
}

/** Adds one to a count, unless this network has just done so. */
function countOnce(platform: Platform, { name, key }: Omit<Count, "count">): void {
	const place = `${name} ${key}`;
	const now = Date.now();
	const { countedAt } = platform.isolate.get(createReports);
	if (now - (countedAt.get(`${platform.network} ${place}`) ?? 0) < COUNTED_ONCE_MS) return;
	countedAt.set(`${platform.network} ${place}`, now);
	const pending = gather(platform);
	pending.set(place, { name, key, count: (pending.get(place)?.count ?? 0) + 1 });
}

/** Counts the report, unless its network has just sent the same. False: no server of the current config has this id. */
export async function recordPlayerOutcome(platform: Platform, report: OutcomeReport): Promise<boolean> {
	const { serverId, outcome, title } = report;
	const { config } = await listPlayerServers(platform);
	if (!config.servers.some(({ id }) => id === serverId)) return false;
	countOnce(platform, { name: `player.${outcome}`, key: String(serverId) });
	const titles = outcome === "reported" ? readTitleKeys(title ?? null) : [];
	for (const ref of titles) countOnce(platform, toTitleCount(ref, serverId));
	return true;
}

/** By the id of each server that was reported in the last days: its outcomes of each of them, oldest first. */
export async function readPlayerOutcomes(
	db: Database,
	{ days: count }: { days: number },
): Promise<Map<number, ({ day: string } & OutcomeCounts)[]>> {
	const days = lastDays(count);
	const [since = ""] = days;
	const rows = await selectCounts(db, { names: OUTCOME_COUNTS, since });
	const countOf = lookUpCounts(rows);
	const readDay = (key: string, day: string) => ({
		day,
		loaded: countOf("player.loaded", { day, key }),
		timedOut: countOf("player.timed_out", { day, key }),
		replaced: countOf("player.replaced", { day, key }),
		reported: countOf("player.reported", { day, key }),
	});
	const keys = new Set(rows.map(({ key }) => key));
	return new Map([...keys].map((key) => [Number(key), days.map((day) => readDay(key, day))]));
}

type HealthById = Record<string, ServerHealth>;

function createHealthCache() {
	return createTieredCache<{ at: number; health: HealthById }>({
		name: "server-health",
		limit: 1,
		ages: () => ({ ageing: REUSE_MS, fresh: REUSE_MS, usable: Number.POSITIVE_INFINITY }),
		wait: HEALTH_WAIT_MS,
		pauseAfter: () => HEALTH_WAIT_MS,
	});
}

async function loadHealth(db: D1Database) {
	const at = Date.now();
	const outcomes = await readPlayerOutcomes(openDatabase(db), { days: RECENT_DAYS });
	return { at, health: Object.fromEntries([...outcomes].map(([id, days]) => [id, assessServer({ days })])) };
}

/** By server id, for servers with reports of the last days; empty when the database does not respond in time. */
export async function readServerHealth({ db, isolate, waitUntil }: Platform): Promise<HealthById> {
	const health = isolate.get(createHealthCache);
	const lookup = await withTimeout(
		() => health.find("all", { stores: { waitUntil }, load: () => loadHealth(db) }),
		HEALTH_WAIT_MS,
	);
	return lookup?.entry.health ?? {};
}
