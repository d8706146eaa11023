import { createContext } from "react-router";
import { type Config, readConfig } from "./config.server";
import { limitDatabase, limitStore } from "./lib/limited-bindings";

/** What the log line and `Server-Timing` of one request tell; whoever finds something out writes it down here. */
export interface RequestFacts {
	/** The pattern of the site map, as in `/movie/:id`. */
	route?: string;
	requestId?: string;
	/** Who asks. */
	userId?: string;
	/** True when the page lacks something that failed, or is still to come when the answer begins. */
	isIncomplete?: boolean;
	/** The least lucky answer of a cache; `edge`: the whole page was kept. */
	cache?: "edge" | "hit" | "stale" | "miss";
	/** Milliseconds, by service; calls that ran at once count one by one. */
	waits: Record<string, number>;
}

/** The outside world, as the worker, the cron and the tests open it for everything below. */
export interface Platform {
	env: Env;
	config: Config;
	db: D1Database;
	cache: KVNamespace;
	/** The edge cache of this data centre. */
	edgeCache: Cache;
	/** Reads a file that is served from `public/`. */
	assets: Fetcher;
	/** Keeps the isolate alive for work that no answer waits for. */
	waitUntil(work: Promise<unknown>): void;
	facts: RequestFacts;
}

/** Milliseconds for one call; a request's user waits, a job does not. */
const CALL_LIMITS = { request: { D1: 5000, KV: 2000 }, job: { D1: 30_000, KV: 10_000 } };

export const platformContext = createContext<Platform>();

/** Throws `ConfigError`. Calls of D1 and KV end in time, with `UnavailableError` where they must. */
export function openPlatform(
	env: Env,
	context: Pick<ExecutionContext, "waitUntil">,
	purpose: keyof typeof CALL_LIMITS = "request",
): Platform {
	const facts: RequestFacts = { waits: {} };
	function onCall(service: string, milliseconds: number): void {
		facts.waits[service] = (facts.waits[service] ?? 0) + milliseconds;
	}
	function deadline(service: "D1" | "KV") {
		return { service, limit: CALL_LIMITS[purpose][service], onCall };
	}
	return {
		env,
		config: readConfig(env),
		db: limitDatabase(env.DB, deadline("D1")),
		cache: limitStore(env.CACHE, deadline("KV")),
		edgeCache: (caches as unknown as { default: Cache }).default,
		assets: env.ASSETS,
		waitUntil: (work) => context.waitUntil(work),
		facts,
	};
}
