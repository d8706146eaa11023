import { createContext } from "react-router";
import { type Config, type Env, readConfig } from "./config.server";

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
}

export const platformContext = createContext<Platform>();

/** Throws `ConfigError`. */
export function openPlatform(env: Env, context: Pick<ExecutionContext, "waitUntil">): Platform {
	return {
		env,
		config: readConfig(env),
		db: env.DB,
		cache: env.CACHE,
		edgeCache: (caches as unknown as { default: Cache }).default,
		assets: env.ASSETS,
		waitUntil: (work) => context.waitUntil(work),
	};
}
