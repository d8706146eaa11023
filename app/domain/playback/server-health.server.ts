// The rows of `player_outcomes`, which count frame outcomes per player server and day, and the health that they show.
// Reports are written in batches, at most about one write a second per isolate.
import { gte, sql } from "drizzle-orm";
import { type Database, openDatabase } from "~/database/open.server";
import { playerOutcomes } from "~/database/schema/playback";
import { dayOf, lastDays } from "~/lib/days";
import { createLruMap } from "~/lib/lru-map";
import { createTieredCache } from "~/lib/tiered-cache";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { readTitleKeys, titleKey } from "../catalogue/paths";
import { listPlayerServers } from "./player-servers.server";
import { assessServer, type Outcome, type OutcomeReport, RECENT_DAYS, type ServerHealth } from "./server-health";
import { type TitleReport, writeTitleReports } from "./title-reports.server";

const GATHER_MS = 1000;
/** Milliseconds in which a network counts once for an outcome of a server, so that no visitor decides the health alone. */
const COUNTED_ONCE_MS = 10 * 60 * 1000;
const REMEMBERED_REPORTS = 10_000;
/** Milliseconds for which this isolate reuses the health of all servers. */
const REUSE_MS = 60_000;
const HEALTH_WAIT_MS = 1500;

const COLUMNS = {
	loaded: "loaded",
	timed_out: "timedOut",
	replaced: "replaced",
	reported: "reported",
} as const satisfies Record<Outcome, string>;

type Counts = Record<(typeof COLUMNS)[Outcome], number>;

interface Pending {
	counts: Map<number, Counts>;
	/** By server and title. */
	titles: Map<string, TitleReport>;
	written: Promise<void>;
}

/** What this isolate holds of reports. */
function createReports() {
	return {
		/** Reports that are not written yet. */
		pending: null as Pending | null,
		/** By network, server and outcome, or title: when it was counted, in milliseconds since 1970. */
		countedAt: createLruMap<number>(REMEMBERED_REPORTS),
	};
}

/** False: this network has just reported the same. */
function isNews({ network, isolate }: Pick<Platform, "network" | "isolate">, what: string): boolean {
	const key = `${network} ${what}`;
	const now = Date.now();
	const { countedAt } = isolate.get(createReports);
	if (now - (countedAt.get(key) ?? 0) < COUNTED_ONCE_MS) return false;
	countedAt.set(key, now);
	return true;
}

async function writeCounts(d1: D1Database, counts: Map<number, Counts>): Promise<void> {
	if (counts.size === 0) return;
	const day = dayOf(Date.now());
	await openDatabase(d1)
		.insert(playerOutcomes)
		.values([...counts].map(([serverId, counted]) => ({ day, serverId, ...counted })))
		.onConflictDoUpdate({
			target: [playerOutcomes.day, playerOutcomes.serverId],
			set: {
				loaded: sql`${playerOutcomes.loaded} + excluded.loaded`,
				timedOut: sql`${playerOutcomes.timedOut} + excluded.timed_out`,
				replaced: sql`${playerOutcomes.replaced} + excluded.replaced`,
				reported: sql`${playerOutcomes.reported} + excluded.reported`,
			},
		});
}

function gather({ db, isolate, waitUntil }: Platform): Pending {
	const reports = isolate.get(createReports);
	if (reports.pending) return reports.pending;
	const counts = new Map<number, Counts>();
	const titles = new Map<string, TitleReport>();
	const written = new Promise((resolve) => setTimeout(resolve, GATHER_MS)).then(async () => {
		reports.pending = null;
		await writeCounts(db, counts);
		if (titles.size > 0) await writeTitleReports(db, [...titles.values()]);
	});
	const batch = { counts, titles, written };
	reports.pending = batch;
	// Reports that cannot be written are dropped; these statistics do not need retries.
	waitUntil(written.catch(() => console.warn("Player outcomes could not be written")));
	return batch;
}

/** Counts the report, unless its network has just sent the same. False: no server of the current config has this id. */
export async function recordPlayerOutcome(platform: Platform, report: OutcomeReport): Promise<boolean> {
	const { serverId, outcome, title } = report;
	const { config } = await listPlayerServers(platform);
	if (!config.servers.some(({ id }) => id === serverId)) return false;
	if (isNews(platform, `${serverId} ${outcome}`)) {
		const { counts } = gather(platform);
		const counted = counts.get(serverId) ?? { loaded: 0, timedOut: 0, replaced: 0, reported: 0 };
		counted[COLUMNS[outcome]]++;
		counts.set(serverId, counted);
	}
	for (const ref of outcome === "reported" ? readTitleKeys(title ?? null) : []) {
		const about = `${serverId} ${titleKey(ref)}`;
		if (!isNews(platform, about)) continue;
		const { titles } = gather(platform);
		titles.set(about, { ...ref, serverId, reported: (titles.get(about)?.reported ?? 0) + 1 });
	}
	return true;
}

/** The outcomes of the last days; at most one row per day and server. */
export async function listPlayerOutcomes(db: Database, { days }: { days: number }) {
	const [first = ""] = lastDays(days);
	return await db.select().from(playerOutcomes).where(gte(playerOutcomes.day, first));
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
		HEALTH_WAIT_MS,
	);
	return found?.entry.health ?? {};
}
