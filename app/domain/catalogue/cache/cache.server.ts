// The catalogue's cache: which copies of upstream responses are stored where and for how long, and what a failure of the
// upstream means for the next request.
import { TmdbError } from "~/clients/tmdb/client.server";
import { SCHEMA_VERSIONS } from "~/clients/tmdb/endpoints";
import type { Requester } from "~/lib/caching/fair-queue";
import { createTieredCache, type Flight, type Found } from "~/lib/caching/tiered-cache";
import { withTimeout } from "~/lib/timeouts";
import { limitHits, upstreamRequests, upstreamTimes } from "~/metrics.server";
import { type Platform, RATE_LIMIT } from "~/platform.server";
import { findGeneration } from "../content-state.server";
import type { CatalogueQuery } from "../source/query";
import { isCanonicalQuery } from "./canonical";

export const CATALOGUE_FRESH_MS = 5 * 60 * 1000;
/** How long a copy may be served while the upstream fails. */
export const CATALOGUE_STALE_MS = 24 * 60 * 60 * 1000;

/** Milliseconds that a request waits for the upstream where a stale copy is cached. */
const STALE_WAIT_MS = 1500;
/** Milliseconds after a failure in which no request waits and the failed query is not retried. */
const BACKOFF_MS = 10_000;
/** A longer `Retry-After` counts as this. */
const BACKOFF_MAX_MS = 60_000;
/** A title that does not exist may appear soon, so a 404 is fresh for a shorter time, and never stale. */
const ABSENCE_FRESH_MS = 60 * 1000;
/** From this age on, a fresh copy is refreshed in the background. */
const AGEING_MS = CATALOGUE_FRESH_MS - 60 * 1000;
const REMEMBERED_COPIES = 300;

/** The host of stored copies in the edge cache, and the beginning of their keys in KV. */
export const STORE_NAME = "catalogue-copy";

/** One response of the upstream. */
export interface Copy {
	/** When it was fetched, in milliseconds since 1970. */
	at: number;
	/** 200 or 404. */
	status: number;
	body: unknown;
	/** A part of the body could not be read and is empty. */
	isIncomplete?: boolean;
}

export interface CatalogueClient {
	get(path: string, params: URLSearchParams, requester?: Requester): Promise<Omit<Copy, "at">>;
}

function pauseAfter(error: unknown): number {
	if (error instanceof UpstreamLimitError) return 0;
	// No request was sent to the upstream, so the failure says nothing about it.
	if (error instanceof TmdbError && error.failure === "crowded") return 0;
	const retryAfterMs = error instanceof TmdbError ? (error.retryAfter ?? 0) * 1000 : 0;
	return Math.min(Math.max(BACKOFF_MS, retryAfterMs), BACKOFF_MAX_MS);
}

/** The copies that an isolate remembers, over the edge cache and KV. */
export function createCopyCache() {
	return createTieredCache<Copy>({
		name: STORE_NAME,
		limit: REMEMBERED_COPIES,
		ages: ({ status }) =>
			status === 200
				? { ageing: AGEING_MS, fresh: CATALOGUE_FRESH_MS, usable: CATALOGUE_STALE_MS }
				: { ageing: ABSENCE_FRESH_MS, fresh: ABSENCE_FRESH_MS, usable: ABSENCE_FRESH_MS },
		wait: STALE_WAIT_MS,
		pauseAfter,
		// The network of the request that started a load may be over its limit when another one's is not.
		isOwn: (error) => error instanceof UpstreamLimitError,
		isFor: (store, { status }) => store === "edge" || status === 200,
	});
}

/** What every key of a generation's copies in KV begins with. */
export function copyPrefix(generation: string): string {
	return `${STORE_NAME}:${generation}:`;
}

/** Counts a request to the upstream, and its time. */
async function measure<Result>(request: () => Promise<Result>): Promise<Result> {
	const started = Date.now();
	let outcome = "ok";
	try {
		return await request();
	} catch (error) {
		outcome = error instanceof TmdbError ? error.failure : "bug";
		throw error;
	} finally {
		upstreamRequests.add({ outcome });
		upstreamTimes.observe({}, (Date.now() - started) / 1000);
	}
}

/** The sender of a request, as the queue for the upstream sees it while it waits. */
function toRequester(flight: Flight<Copy>, sender: Pick<Requester, "isUrgent" | "isPaced">): Requester {
	return {
		...sender,
		// A query that several networks wait for counts against none of them.
		get network() {
			return flight.callers.size === 1 ? [...flight.callers][0] : undefined;
		},
		set isWaiting(isWaiting: boolean) {
			flight.isQueued = isWaiting;
		},
	};
}

/** Throws `TmdbError` or `UpstreamLimitError` when the upstream is not read and no usable copy is cached. */
export async function findCopy(
	platform: Platform,
	query: CatalogueQuery,
	/** `upstream` is a part of the keys; null stores copies in this isolate only: the sample catalogue is no upstream. */
	{ client, upstream }: { client: CatalogueClient; upstream: string | null },
): Promise<Found<Copy>> {
	const { cache: kv, config, connections, edgeCache: edge, isImport = false, isolate, network, waitUntil } = platform;
	const { path, params, key, endpoint } = query;
	const copies = isolate.get(createCopyCache);
	if (upstream === null) {
		const load = async () => ({ at: Date.now(), ...(await client.get(path, params)) });
		return await copies.find(key, { stores: { waitUntil }, load });
	}
	const isKnown = isCanonicalQuery(query, config);
	const sender = { isUrgent: isKnown && !isImport, isPaced: isImport };

	async function load(flight: Flight<Copy>): Promise<Copy> {
		if (!(await isWithinUpstreamLimit(platform))) throw new UpstreamLimitError();
		try {
			flight.isQueued = true;
			const response = await connections.toUpstream(async () => {
				flight.isQueued = false;
				return await measure(() => client.get(path, params, toRequester(flight, sender)));
			});
			if (response.isIncomplete && flight.held && !flight.held.isIncomplete) {
				throw new TmdbError("malformed", `A part of TMDB's response for ${path} cannot be read`);
			}
			return { at: Date.now(), ...response };
		} catch (error) {
			if (pauseAfter(error) > 0) {
				console.warn(`The catalogue could not read ${path}: ${error instanceof Error ? error.message : error}`);
			}
			throw error;
		}
	}

	// What makes a copy valid: the generation, the version of its schema, and the upstream.
	const generation = await findGeneration(platform);
	const version = SCHEMA_VERSIONS[endpoint.schema];
	return await copies.find(`${generation}:${version}:${upstream}:${key}`, {
		// A KV write for each search and each combination of filters would cost more than it saves: they stay at the edge.
		stores: { edge, kv: isKnown ? kv : undefined, connect: connections.toStore, waitUntil },
		caller: network,
		load,
	});
}

// Counts the requests to the upstream that one network causes, against UPSTREAM_LIMIT of wrangler.toml, and those of all
// imports together, against IMPORT_LIMIT. A query that a cached copy serves is not counted.

/** The network of this request has used up its requests to the upstream, and no usable copy is cached. */
export class UpstreamLimitError extends Error {
	constructor() {
		super("This network sends too many requests to the upstream");
		this.name = "UpstreamLimitError";
	}
}

/** Counts one request to the upstream. When the limiter fails or is late, the request is allowed. Jobs are not limited. */
async function isWithinUpstreamLimit({
	env,
	isImport,
	network,
}: Pick<Platform, "env" | "isImport" | "network">): Promise<boolean> {
	if (network === undefined) return true;
	const [limit, key] = isImport ? (["IMPORT_LIMIT", "imports"] as const) : (["UPSTREAM_LIMIT", network] as const);
	const outcome = await withTimeout(() => env[limit].limit({ key }), RATE_LIMIT.waitMs);
	const isAllowed = outcome?.success ?? true;
	if (!isAllowed) limitHits.add({ limit });
	return isAllowed;
}
