import { createContext } from "react-router";
import type { MailBinding } from "./clients/mail/send-mail.server";
import { type Config, readConfig } from "./config.server";
import { limitDatabase, limitStore } from "./lib/caching/limited-bindings";
import { type Connections, createConnections } from "./lib/caching/slots";
import { DEFAULT_LANGUAGE, type Language } from "./lib/language/languages";
import { databaseRows, serviceTimes } from "./metrics.server";

/** Why a rendered document is not stored for other visitors, in the order of the checks (docs/architecture.md explains each). */
export type NotShared =
	| "off"
	| "method"
	| "token"
	| "cookie"
	| "policy"
	| "address"
	| "status"
	| "private"
	| "streamed"
	| "unsaid"
	| "stale"
	| "size";

/** What the log line and `Server-Timing` of a request say; the code that learns a field sets it here. */
export interface LogFields {
	/** The route pattern, for example `/movie/:id`. */
	route?: string;
	requestId?: string;
	/** The signed-in user's id. */
	userId?: string;
	/** The worst cache status of the request; `edge`: the whole page came from the page cache. */
	cache?: "edge" | "hit" | "stale" | "miss";
	/** Of a rendered document; missing where it was stored. */
	notShared?: NotShared;
	/** Milliseconds by service; calls that run at the same time are added up. */
	waits: Record<string, number>;
}

/**
 * What an isolate remembers between requests: caches, counts that are not written yet, work under way, and what follows from
 * an object that never changes.
 */
export interface Isolate {
	/** The one value that `create` makes in this isolate. */
	get<Value>(create: () => Value): Value;
	/** The one value that `create` makes of this object, for as long as the object lives. */
	get<Source extends object, Value>(create: (source: Source) => Value, source: Source): Value;
	/** Forgets everything, as a new isolate does. */
	clear(): void;
}

export function createIsolate(): Isolate {
	const made = new Map<unknown, WeakMap<object, unknown>>();
	const itself = {};
	return {
		get<Value>(create: (source: object) => Value, source: object = itself) {
			const values = made.get(create) ?? new WeakMap();
			made.set(create, values);
			if (!values.has(source)) values.set(source, create(source));
			return values.get(source) as Value;
		},
		clear: () => made.clear(),
	};
}

export const ISOLATE = createIsolate();

declare global {
	interface Env {
		/** Analytics Engine, where `wrangler.toml` binds it. */
		STATISTICS?: Pick<AnalyticsEngineDataset, "writeDataPoint">;
		/** Where `wrangler.toml` binds `send_email`, or `npm start` has `SMTP_URL`. */
		EMAIL?: MailBinding;
	}
}

/** Bindings, configuration and log fields of one request or job. The worker, the cron handler and the tests open it. */
export interface Platform {
	env: Env;
	config: Config;
	db: D1Database;
	cache: KVNamespace;
	/** The edge cache of this data centre. */
	edgeCache: Cache;
	/** Reads a file that is served from `public/`. */
	assets: Fetcher;
	isolate: Isolate;
	/** Empties the cache that Cloudflare has in front of the worker, where `wrangler.toml` turns it on. Never rejects. */
	purgePages(): Promise<void>;
	/** Of this request, for the catalogue, which opens many. */
	connections: Connections;
	/** Keeps the isolate alive for work that the response does not wait for. */
	waitUntil(work: Promise<unknown>): void;
	logFields: LogFields;
	/** Of the page, by its address; English for everything that is not a page. */
	language: Language;
	/** The visitor's country (ISO 3166-1): as chosen, else as the platform tells it, else the installation's. */
	region: string;
	/** The network of the visitor, by which the requests to the upstream are limited; undefined for jobs. */
	network?: string;
	/**
	 * Of a request with a session: the certificates that a child may see, null for who is none. It rejects where it cannot be
	 * known. Unset: nobody is signed in.
	 */
	ageLimit?: Promise<(Readonly<Record<"movie" | "tv", readonly string[]>> & { readonly region?: string }) | null>;
	/** It looks up the titles of an import: slowly enough to leave the upstream to visitors, and counted with all imports. */
	isImport?: boolean;
}

/** Timeout of one call in milliseconds. It is shorter for requests, where a visitor waits. */
const CALL_LIMITS = { request: { D1: 5000, KV: 2000 }, job: { D1: 30_000, KV: 10_000 } };

/** The period in seconds of every rate limit in wrangler.toml; how many milliseconds a request waits for the limiter. */
export const RATE_LIMIT = { period: 60, waitMs: 500 };

export const platformContext = createContext<Platform>();

/** Of every page in the cache in front of the worker. */
export const PAGE_TAG = "page";

/** The part of the execution context that the types of the runtime do not have yet. */
interface FrontCache {
	cache?: { purge(what: { tags: string[] }): Promise<{ success: boolean; errors?: { message: string }[] }> };
}

async function purgePages({ cache }: FrontCache): Promise<void> {
	try {
		const result = await cache?.purge({ tags: [PAGE_TAG] });
		if (result?.success === false) throw new Error(result.errors?.[0]?.message ?? "no reason was given");
	} catch (error) {
		console.warn(
			`Cached pages were not purged, and last up to two minutes: ${error instanceof Error ? error.message : error}`,
		);
	}
}

/** Throws `ConfigError`. D1 and KV calls that time out throw `UnavailableError`. */
export function openPlatform(
	env: Env,
	context: Pick<ExecutionContext, "waitUntil"> & FrontCache,
	purpose: keyof typeof CALL_LIMITS = "request",
): Platform {
	const logFields: LogFields = { waits: {} };
	function onCall(service: string, milliseconds: number): void {
		logFields.waits[service] = (logFields.waits[service] ?? 0) + milliseconds;
		serviceTimes.observe({ service }, milliseconds / 1000);
	}
	function deadline(service: "D1" | "KV") {
		return { service, limit: CALL_LIMITS[purpose][service], onCall };
	}
	const config = ISOLATE.get(readConfig, env);
	return {
		env,
		config,
		db: limitDatabase(env.DB, { ...deadline("D1"), onRows: (rows) => databaseRows.add({}, rows) }),
		cache: limitStore(env.CACHE, deadline("KV")),
		// The types of the DOM, which the browser code needs, know no `caches.default`.
		edgeCache: (caches as unknown as { default: Cache }).default,
		assets: env.ASSETS,
		isolate: ISOLATE,
		purgePages: () => purgePages(context),
		connections: createConnections(),
		waitUntil: (work) => context.waitUntil(work),
		logFields,
		language: DEFAULT_LANGUAGE,
		region: config.CATALOGUE_REGION,
	};
}
