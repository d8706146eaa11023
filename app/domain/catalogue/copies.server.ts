// Owns the stored copies of upstream responses outside this isolate: in the edge cache of this data centre, then in KV.
// Neither may fail or delay a request: a copy that is not read in time counts as absent.
import { withTimeout } from "~/lib/timeouts";
import type { Platform } from "~/platform.server";
import { CATALOGUE_FRESH_MS, CATALOGUE_STALE_MS } from "~/product";
import { isCanonical } from "./canonical";
import type { CatalogueQuery } from "./query";
import { schemaVersion } from "./schema-version";

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

/** Milliseconds to wait for the edge cache or KV. */
export const STORE_WAIT_MS = 500;
/** Milliseconds; no request waits for a write. */
const WRITE_WAIT_MS = 5000;
/** Milliseconds. A title that does not exist may appear soon, so a 404 is fresh for a shorter time. */
const ABSENCE_FRESH_MS = 60 * 1000;
/** Milliseconds. From this age on, a fresh copy is refreshed in the background. */
const AGEING_MS = CATALOGUE_FRESH_MS - 60 * 1000;
/** Bytes; KV takes no longer keys. */
const KV_KEY_MAX = 512;

/** Every key of a stored copy begins with it. */
export const COPY_PREFIX = "catalogue:copy:";

export function isFresh({ at, status }: Copy): boolean {
	return Date.now() - at < (status === 200 ? CATALOGUE_FRESH_MS : ABSENCE_FRESH_MS);
}

export function isAgeing({ at, status }: Copy): boolean {
	return status === 200 && Date.now() - at >= AGEING_MS;
}

/** True while the copy may be served stale. */
export function isUsable({ at, status }: Copy): boolean {
	return status === 200 && Date.now() - at < CATALOGUE_STALE_MS;
}

export function newer(one: Copy | undefined, other: Copy | undefined): Copy | undefined {
	if (!one || !other) return one ?? other;
	return one.at >= other.at ? one : other;
}

function toCopy(value: unknown): Copy | undefined {
	const copy = value as Partial<Copy> | null;
	return typeof copy?.at === "number" && typeof copy.status === "number" ? (copy as Copy) : undefined;
}

export interface CopyStore {
	/** Fast and near; undefined when there is none. */
	readEdge(): Promise<Copy | undefined>;
	/** Slower and costlier, shared by all data centres. */
	readKv(): Promise<Copy | undefined>;
	writeEdge(copy: Copy): Promise<void>;
	writeEverywhere(copy: Copy): Promise<void>;
}

/** The key holds what makes a copy valid: the generation, the version of its schema, and the upstream. */
export function openCopyStore(
	{ cache, config, edgeCache }: Pick<Platform, "cache" | "config" | "edgeCache">,
	query: CatalogueQuery,
	{ generation, upstream }: { generation: string; upstream: string },
): CopyStore {
	const version = schemaVersion(query.endpoint.schema);
	const key = `${COPY_PREFIX}${generation}:${version}:${upstream}:${query.key}`;
	// A KV write for each search and each combination of filters would cost more than it saves: they stay at the edge.
	const isForKv = key.length <= KV_KEY_MAX && isCanonical(query, config);
	const scope = [generation, version, upstream].map(encodeURIComponent).join("/");
	const url = `https://catalogue.invalid/${scope}${query.key}`;
	const seconds = CATALOGUE_STALE_MS / 1000;

	async function writeEdge(text: string): Promise<void> {
		const headers = { "cache-control": `public, max-age=${seconds}`, "content-type": "application/json" };
		await edgeCache.put(url, new Response(text, { headers }));
	}

	return {
		readEdge: () => withTimeout(async () => toCopy(await (await edgeCache.match(url))?.json()), STORE_WAIT_MS),
		async readKv() {
			if (!isForKv) return undefined;
			return withTimeout(async () => toCopy(await cache.get<unknown>(key, "json")), STORE_WAIT_MS);
		},
		async writeEdge(copy) {
			await withTimeout(() => writeEdge(JSON.stringify(copy)), WRITE_WAIT_MS);
		},
		async writeEverywhere(copy) {
			const text = JSON.stringify(copy);
			const isKept = copy.status === 200 && isForKv;
			await Promise.all([
				withTimeout(() => writeEdge(text), WRITE_WAIT_MS),
				isKept && withTimeout(() => cache.put(key, text, { expirationTtl: seconds }), WRITE_WAIT_MS),
			]);
		},
	};
}
