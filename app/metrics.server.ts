// What an isolate has counted since its start. Every label has a fixed set of values and none comes from a visitor.
import { createRegistry } from "./lib/metrics";

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const registry = createRegistry(BUCKETS);

const startTime = registry.gauge({
	name: "marquee_start_time_seconds",
	help: "When this isolate served its first request, in seconds since 1970.",
});

const requests = registry.counter({
	name: "marquee_requests_total",
	help: "Requests to the worker by route pattern and class of status.",
	labels: ["route", "status"],
});

const requestTimes = registry.histogram({
	name: "marquee_request_duration_seconds",
	help: "Time until the response headers, of pages and of /api.",
	labels: ["kind"],
});

export const cacheReads = registry.counter<"cache" | "outcome">({
	name: "marquee_cache_reads_total",
	help: "Reads of the page cache (hit, miss) and of the catalogue's cache (hit, stale, miss).",
	labels: ["cache", "outcome"],
});

export const upstreamRequests = registry.counter<"outcome">({
	name: "marquee_upstream_requests_total",
	help: "Requests to the upstream, each with its retries, by outcome: ok or the reason of the failure.",
	labels: ["outcome"],
});

export const upstreamTimes = registry.histogram({
	name: "marquee_upstream_duration_seconds",
	help: "Time of a request to the upstream, with its retries and its wait for a slot.",
});

export const serviceTimes = registry.histogram<"service">({
	name: "marquee_service_duration_seconds",
	help: "Time of a call to D1 or KV.",
	labels: ["service"],
});

export const databaseRows = registry.counter({
	name: "marquee_d1_rows_total",
	help: "Rows that statements of D1 have returned.",
});

export const sessionCount = registry.gauge({
	name: "marquee_sessions",
	help: "Sessions that have not ended, counted up to 5000.",
});

export const jobRuns = registry.counter<"job" | "outcome">({
	name: "marquee_job_runs_total",
	help: "Runs of scheduled jobs by outcome: done, failed, or running when a run had not ended yet.",
	labels: ["job", "outcome"],
});

export const limitHits = registry.counter<"limit">({
	name: "marquee_limits_hit_total",
	help: "Requests that were over a limit.",
	labels: ["limit"],
});

let isStarted = false;

interface ServedRequest {
	/** The route pattern; undefined for a request that was rejected before the router. */
	route: string | undefined;
	status: number;
	/** Milliseconds. */
	duration: number;
	/** Of the response; null without a body. */
	contentType: string | null;
}

/** Documents, and the data of navigations. */
const PAGE_TYPE = /^text\/(?:html|x-script)/;

function kindOf(route: string, contentType: string | null): "page" | "api" | "other" {
	if (contentType && PAGE_TYPE.test(contentType)) return "page";
	return route.startsWith("/api/") ? "api" : "other";
}

export function recordRequest({ route = "none", status, duration, contentType }: ServedRequest): void {
	// The clock of an isolate stands at zero until its first request.
	if (!isStarted) startTime.set((Date.now() - duration) / 1000);
	isStarted = true;
	requests.add({ route, status: `${Math.floor(status / 100)}xx` });
	requestTimes.observe({ kind: kindOf(route, contentType) }, duration / 1000);
}

/** In Prometheus text format. */
export function writeMetrics(): string {
	return registry.write();
}
