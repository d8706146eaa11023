// Owns reading how well each player server loads now.
import { openDatabase } from "~/database/open.server";
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { listPlayerOutcomes } from "./player-outcomes.server";
import { assessServer, RECENT_DAYS, type ServerHealth } from "./server-health";

/** Milliseconds for which this isolate reuses the figures. */
const REUSE_MS = 60_000;
/** Milliseconds. */
const WAIT_MS = 1500;

type HealthById = Record<string, ServerHealth>;

const latest = new WeakMap<Platform["env"], { health: HealthById; readAt: number }>();

/** By server id, for servers with reports of the last days; empty when the database does not respond in time. */
export async function readServerHealth({ env, db }: Platform): Promise<HealthById> {
	const known = latest.get(env);
	if (known && Date.now() - known.readAt < REUSE_MS) return known.health;
	const rows = await withTimeout(() => listPlayerOutcomes(openDatabase(db), { days: RECENT_DAYS }), WAIT_MS);
	if (!rows) return known?.health ?? {};
	const ids = new Set(rows.map(({ serverId }) => serverId));
	const daysOf = (id: number) => rows.filter(({ serverId }) => serverId === id);
	const health = Object.fromEntries([...ids].map((id) => [id, assessServer({ days: daysOf(id) })]));
	latest.set(env, { health, readAt: Date.now() });
	return health;
}
